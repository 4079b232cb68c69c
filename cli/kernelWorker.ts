/** A thread of `amdgpu-isa kernel --threads`: runs its share of a dispatch's workgroups on shared memory. */
import { parentPort, workerData } from "node:worker_threads";
import { loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import { runPrepared, type DispatchResult, type PreparedDispatch } from "../runtime/kernel/index.js";
import { Program } from "../runtime/wave/index.js";

/** What a thread is given. */
export interface WorkerRequest {
  readonly generation: GenerationId;
  readonly dispatch: PreparedDispatch;
  readonly lock: Int32Array;
  readonly part: number;
  readonly of: number;
}

/** What it answers: how far it is, then how it ended. */
export type WorkerAnswer =
  | { readonly done: number }
  | { readonly result: DispatchResult }
  | { readonly error: { readonly name: string; readonly message: string } };

/** Milliseconds between two answers on the way. */
const INTERVAL = 200;

async function work({ generation, dispatch, lock, part, of }: WorkerRequest): Promise<DispatchResult> {
  const isa = await loadIsa(generation);
  const code = dispatch.regions.find((region) => region.base === dispatch.code)!;
  const program = new Program(isa, await loadExecutors(generation), code.bytes, { origin: code.base });
  let last = Date.now();
  const progress = (done: number): void => {
    if (Date.now() - last < INTERVAL) return;
    last = Date.now();
    answer({ done });
  };
  return runPrepared(program, dispatch, { share: { part, of }, lock, progress });
}

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);

work(workerData as WorkerRequest).then(
  (result) => {
    answer({ result });
  },
  (error: unknown) => {
    const { name, message } = error instanceof Error ? error : new Error(String(error));
    answer({ error: { name, message } });
  },
);
