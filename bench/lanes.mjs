// Callers in a thread of their own, so that reading their answers does not slow down who measures beside them.
import { parentPort, Worker, workerData } from "node:worker_threads";

if (workerData?.lanes) await ask(workerData);

async function ask({ lanes, origin, template, from }) {
  const times = [];
  let [number, isOver] = [from, false];
  parentPort.once("message", () => (isOver = true));
  await Promise.all(
    Array.from({ length: lanes }, async () => {
      while (!isOver) {
        const begun = performance.now();
        const response = await fetch(
          `${origin}/api/v1${template.replace("{number}", String((number -= 1)))}`,
        );
        const { success, code } = await response.json();
        if (!success) throw new Error(`${response.status} ${code}`);
        times.push(performance.now() - begun);
      }
    }),
  );
  parentPort.postMessage(times);
}

/**
 * Starts so many callers who each call again as soon as they are answered. `{number}` of the template counts down from
 * `from`, so that no two calls are the same. @returns ends them, with how many ms each call took
 */
export function startLanes(given) {
  const worker = new Worker(new URL(import.meta.url), { workerData: given });
  return () =>
    new Promise((resolve, reject) => {
      worker.once("message", resolve);
      worker.once("error", reject);
      worker.postMessage("over");
    });
}
