import { getPriority } from "node:os";
import { threadId } from "node:worker_threads";
import { answerQuestions, threadNumber } from "../process/worker-thread";

answerQuestions<string, string>((input) => {
  if (input === "die") process.exit();
  if (input === "hang") for (;;);
  if (input === "fill") for (const all: string[][] = []; ;) all.push(new Array<string>(100_000).fill(input));
  if (input === "fail") throw new Error("It failed.");
  if (input === "priority") return String(getPriority(process.platform === "linux" ? threadNumber() : 0));
  if (input === "number") return String(threadId);
  let sum = 0;
  if (input === "busy") for (let number = 0; number < 200_000_000; number += 1) sum += number;
  return sum > 1 ? "busy" : input;
});
