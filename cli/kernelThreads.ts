/** Spreads the workgroups of a dispatch over worker threads with shared memory. */
import { createRequire } from "node:module";
import { pathToFileURL } from "node:url";
import { Worker } from "node:worker_threads";
import type { GenerationId } from "../generated/index.js";
import {
  fromFaultMessage,
  NONE_FAILED,
  type DispatchResult,
  type PreparedDispatch,
} from "../runtime/kernel/index.js";
import type { ThreadOptions } from "./kernel.js";
import type { WorkerAnswer, WorkerRequest } from "./kernelWorker.js";
import { addCounts } from "./stats.js";

/** Starts a thread. In a clone that is not built it runs the source, as the thread that starts it does. */
function startThread(workerData: WorkerRequest): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./kernelWorker.js", import.meta.url), { workerData });
  const entry = JSON.stringify(new URL("./kernelWorker.ts", import.meta.url).href);
  // By its place, as code that is given as text finds packages from the current folder only.
  const home = pathToFileURL(createRequire(import.meta.url).resolve("tsx/package.json"));
  const tsx = JSON.stringify(new URL("dist/esm/api/index.mjs", home).href);
  return new Worker(`import(${tsx}).then((tsx) => { tsx.register(); return import(${entry}); });`, {
    eval: true,
    workerData,
  });
}

/** A thread that ended without an answer. */
export class ThreadError extends Error {
  override readonly name = "ThreadError";
}

/**
 * Runs a dispatch whose memory is shared on `threads` threads; workgroup i goes to thread i modulo `threads`. What
 * fails is what would fail on one thread: the lowest workgroup that does. Higher ones are then not begun, while lower
 * ones are run to their end, as they may fail as well.
 * @throws ExecutionError, MemoryFault, ThreadError
 */
export async function runThreads(
  generation: GenerationId,
  dispatch: PreparedDispatch,
  threads: number,
  { counts, progress }: ThreadOptions = {},
): Promise<DispatchResult> {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const failed = new Int32Array(new SharedArrayBuffer(4)).fill(NONE_FAILED);
  const done = new Array<number>(threads).fill(0);
  const steps = new Array<number>(threads).fill(0);
  const workers: Worker[] = [];
  const sum = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0);
  const run = (part: number): Promise<Exclude<WorkerAnswer, { done: number }>> =>
    new Promise((resolve, reject) => {
      const stats = counts !== undefined;
      const worker = startThread({ generation, dispatch, lock, failed, part, of: threads, stats });
      workers.push(worker);
      worker.on("message", (answer: WorkerAnswer) => {
        if (!("done" in answer)) {
          resolve(answer);
          return;
        }
        done[part] = answer.done;
        steps[part] = answer.steps;
        progress?.(sum(done), sum(steps));
      });
      worker.on("error", reject);
      worker.on("exit", (code) => {
        reject(new ThreadError(`thread ${part} ended with code ${code}`));
      });
    });
  try {
    const answers = await Promise.all(done.map((_, part) => run(part)));
    const first = failed[0]!;
    const faults = answers.map((answer) => ("fault" in answer ? answer.fault : null));
    const fault = first === NONE_FAILED ? faults.find((one) => one !== null) : faults[first % threads];
    if (fault !== undefined && fault !== null) throw fromFaultMessage(fault);
    const results = answers.flatMap((answer) => {
      if (!("result" in answer)) return [];
      if (counts !== undefined) addCounts(counts, answer.counts);
      return [answer.result];
    });
    return {
      workgroups: sum(results.map((r) => r.workgroups)),
      waves: sum(results.map((r) => r.waves)),
      steps: sum(results.map((r) => r.steps)),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
