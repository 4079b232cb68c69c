/** Spreads the workgroups of a dispatch over worker threads with shared memory. */
import { Worker } from "node:worker_threads";
import type { GenerationId } from "../generated/index.js";
import type { DispatchResult, PreparedDispatch } from "../runtime/kernel/index.js";
import type { WorkerAnswer, WorkerRequest } from "./kernelWorker.js";

/** Starts a thread. In a clone that is not built it runs the source, as the thread that starts it does. */
function startThread(workerData: WorkerRequest): Worker {
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./kernelWorker.js", import.meta.url), { workerData });
  const entry = JSON.stringify(new URL("./kernelWorker.ts", import.meta.url).href);
  return new Worker(`import("tsx/esm/api").then((tsx) => { tsx.register(); return import(${entry}); });`, {
    eval: true,
    workerData,
  });
}

/** An error of a thread, under the name that it had there. */
export class ThreadError extends Error {
  override readonly name: string;

  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/**
 * Runs a dispatch whose memory is shared on `threads` threads; workgroup i goes to thread i modulo `threads`. When one
 * fails, the others are stopped.
 * @throws ThreadError
 */
export async function runThreads(
  generation: GenerationId,
  dispatch: PreparedDispatch,
  threads: number,
  progress: (done: number) => void = () => {},
): Promise<DispatchResult> {
  const lock = new Int32Array(new SharedArrayBuffer(4));
  const done = new Array<number>(threads).fill(0);
  const workers: Worker[] = [];
  const run = (part: number): Promise<DispatchResult> =>
    new Promise((resolve, reject) => {
      const workerData: WorkerRequest = { generation, dispatch, lock, part, of: threads };
      const worker = startThread(workerData);
      workers.push(worker);
      worker.on("message", (answer: WorkerAnswer) => {
        if ("result" in answer) resolve(answer.result);
        else if ("error" in answer) reject(new ThreadError(answer.error.name, answer.error.message));
        else {
          done[part] = answer.done;
          progress(done.reduce((sum, n) => sum + n, 0));
        }
      });
      worker.on("error", reject);
      worker.on("exit", (code) => {
        reject(new ThreadError("ThreadError", `thread ${part} ended with code ${code}`));
      });
    });
  try {
    const results = await Promise.all(done.map((_, part) => run(part)));
    const total = (pick: (result: DispatchResult) => number): number =>
      results.reduce((sum, result) => sum + pick(result), 0);
    return {
      workgroups: total((r) => r.workgroups),
      waves: total((r) => r.waves),
      steps: total((r) => r.steps),
    };
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
