import cluster, { type Worker } from "node:cluster";
import { AggregatorRegistry, type Registry } from "prom-client";

const question = "haat:metrics";
const answer = "haat:metrics-of-all";
/** How long the primary may take, in ms: longer than it gives its workers. */
const answerMilliseconds = 6000;

/** Between a worker (node:cluster) and the primary. */
type Message = { type?: string; id?: number; text?: string } | undefined;

/** Who waits for an answer. */
interface Asker {
  resolve(text: string): void;
  reject(reason: Error): void;
}

/** Answers workers that ask for what all of them have counted; for the primary, once. */
export function answerForAllWorkers(): void {
  const workers = new AggregatorRegistry();
  cluster.on("message", (worker: Worker, message: Message) => {
    if (message?.type !== question) return;
    const tell = (text?: string) =>
      worker.isConnected() && worker.send({ type: answer, id: message.id, text });
    // One that dies before it says its part costs this one answer.
    workers.clusterMetrics().then(tell, () => tell());
  });
}

/**
 * Lets a worker's registry be asked by the primary.
 * @returns asks for what all workers have counted; throws where one of them does not answer in five seconds, or the primary in six
 */
export function shareMetrics(registry: Registry): () => Promise<string> {
  AggregatorRegistry.setRegistries([registry]);
  new AggregatorRegistry();
  const waiting = new Map<number, Asker>();
  let asked = 0;
  process.on("message", (message: Message) => {
    if (message?.type !== answer || message.id === undefined) return;
    const asker = waiting.get(message.id);
    if (message.text === undefined) asker?.reject(new Error("A process did not tell what it has counted."));
    else asker?.resolve(message.text);
  });
  return () => {
    asked += 1;
    const id = asked;
    let impatient: NodeJS.Timeout | undefined;
    const told = new Promise<string>((resolve, reject) => {
      impatient = setTimeout(
        () => reject(new Error("The primary did not tell what all processes have counted.")),
        answerMilliseconds,
      );
      waiting.set(id, { resolve, reject });
      process.send?.({ type: question, id });
    });
    return told.finally(() => {
      clearTimeout(impatient);
      waiting.delete(id);
    });
  };
}
