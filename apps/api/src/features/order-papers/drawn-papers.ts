import { createHash } from "node:crypto";
import { DomainError } from "../../process/domain-error";
import { createThread } from "../../process/worker-thread";
import { createJobQueue, QueueFull } from "../media/job-queue";
import type { OrderPapersDrawing } from "./order-paper-drawing";
import type { PickingListDrawing } from "./picking-paper";

/** Fifty papers take seconds of a core where it is busy: one print at a time, and few wait. */
const mostWaiting = 8;
/** When whoever came while too many waited may come back, in s. */
const queueSeconds = 5;

const inQueue = createJobQueue<Uint8Array<ArrayBuffer>>(1, mostWaiting);

const askThread = createThread<OrderPapersDrawing | PickingListDrawing, Uint8Array<ArrayBuffer>>(
  "order-paper-thread",
  new URL("./order-paper-thread.ts", import.meta.url),
);

/** Papers of orders as a PDF, drawn beside everything else. @throws too_many_requests where too many wait for theirs */
export function drawnOrderPapers(
  drawing: OrderPapersDrawing | PickingListDrawing,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = createHash("sha256").update(JSON.stringify(drawing)).digest("hex");
  return inQueue(name, () => askThread(drawing)).catch((error: unknown) => {
    throw error instanceof QueueFull
      ? new DomainError("too_many_requests", { retry_after: queueSeconds })
      : error;
  });
}
