/** Faults as plain data, so that a thread's can be thrown again where the dispatch was asked for. */
import { MemoryFault } from "../memory/index.js";
import { ExecutionError, KernelError } from "./errors.js";

export type FaultMessage =
  | ({ readonly type: "memory" } & Pick<
      MemoryFault,
      "kind" | "space" | "access" | "address" | "size" | "lane" | "pc" | "workgroup" | "wave"
    >)
  | ({ readonly type: "execution" } & Pick<ExecutionError, "fault" | "reason" | "pc" | "workgroup" | "wave">)
  | { readonly type: "kernel" | "other"; readonly message: string };

/** What `fromFaultMessage` makes the error of again. */
export function toFaultMessage(error: unknown): FaultMessage {
  if (error instanceof MemoryFault) {
    const { kind, space, access, address, size, lane, pc, workgroup, wave } = error;
    return { type: "memory", kind, space, access, address, size, lane, pc, workgroup, wave };
  }
  if (error instanceof ExecutionError) {
    const { fault, reason, pc, workgroup, wave } = error;
    return { type: "execution", fault, reason, pc, workgroup, wave };
  }
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return error instanceof KernelError
    ? { type: "kernel", message: error.message }
    : { type: "other", message };
}

/** The error, with the same type, members and text; one that is no fault of a kernel becomes an Error with its stack. */
export function fromFaultMessage(message: FaultMessage): Error {
  switch (message.type) {
    case "memory": {
      const { kind, space, access, address, size, lane, pc, workgroup, wave } = message;
      const fault = new MemoryFault(kind, space, access, address, size, lane ?? -1);
      if (pc !== null) fault.at(pc);
      return workgroup === null || wave === null ? fault : fault.within(workgroup, wave);
    }
    case "execution":
      return new ExecutionError(message.fault, message.reason, message.pc, message.workgroup, message.wave);
    case "kernel":
      return new KernelError(message.message);
    case "other":
      return new Error(message.message);
  }
}
