import { parentPort } from "node:worker_threads";
import type { ThreadAnswer, ThreadQuestion } from "../process/worker-thread";

parentPort?.on("message", ({ id, input }: ThreadQuestion<string>) => {
  const answer = (said: ThreadAnswer<string>) => parentPort?.postMessage(said);
  if (input === "die") process.exit();
  if (input === "fail") return answer({ id, error: "It failed." });
  let sum = 0;
  if (input === "busy") for (let number = 0; number < 200_000_000; number += 1) sum += number;
  return answer({ id, output: sum > 1 ? "busy" : input });
});
