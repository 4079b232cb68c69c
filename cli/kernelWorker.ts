/** A thread of `amdgpu-isa kernel --threads`: runs its share of a dispatch's workgroups on shared memory. */
import { parentPort, workerData } from "node:worker_threads";
import { loadExecutors, loadIsa, type GenerationId } from "../generated/index.js";
import {
  runPrepared,
  toFaultMessage,
  type DispatchResult,
  type FaultMessage,
  type PreparedDispatch,
} from "../runtime/kernel/index.js";
import { Program } from "../runtime/wave/index.js";
import { counter, type Counts } from "./stats.js";

/** What a thread is given. */
export interface WorkerRequest {
  readonly generation: GenerationId;
  readonly dispatch: PreparedDispatch;
  /** Held while an atomic instruction runs. */
  readonly lock: Int32Array;
  /** See RunPreparedOptions. */
  readonly failed: Int32Array;
  readonly part: number;
  readonly of: number;
  /** Whether to count instructions. */
  readonly stats: boolean;
}

/** What it answers: how far it is, then how it ended. */
export type WorkerAnswer =
  | { readonly done: number; readonly steps: number }
  | { readonly result: DispatchResult; readonly counts: Counts }
  | { readonly fault: FaultMessage };

/** Milliseconds between two answers on the way. */
const INTERVAL = 200;

async function work(request: WorkerRequest): Promise<WorkerAnswer> {
  const { generation, dispatch, lock, failed, part, of, stats } = request;
  const isa = await loadIsa(generation);
  const code = dispatch.regions.find((region) => region.base === dispatch.code)!;
  const program = new Program(isa, await loadExecutors(generation), code.bytes, { origin: code.base });
  const counts: Counts = new Map();
  let last = Date.now();
  const progress = (done: number, _: number, steps: number): void => {
    if (Date.now() - last < INTERVAL) return;
    last = Date.now();
    answer({ done, steps });
  };
  const result = runPrepared(program, dispatch, {
    share: { part, of },
    lock,
    failed,
    progress,
    ...(stats ? { observer: counter(counts) } : {}),
  });
  return { result, counts };
}

const answer = (message: WorkerAnswer): void => parentPort?.postMessage(message);

work(workerData as WorkerRequest).then(answer, (error: unknown) => {
  answer({ fault: toFaultMessage(error) });
});
