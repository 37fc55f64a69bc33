import type { Context } from "hono";
import { streamSSE } from "hono/streaming";

/** How often a silent stream says that it is still there, in ms. */
const beatMilliseconds = 15_000;

/** Streams of server-sent events that end when their listener leaves, or all together. */
export function createEventStreams() {
  const ends = new Set<() => void>();
  return {
    /** @param subscribe tells what is to be sent, until the function that it gives back is called */
    open(c: Context, subscribe: (tell: (data: string) => void) => () => void) {
      c.header("X-Accel-Buffering", "no");
      return streamSSE(c, async (stream) => {
        let end: () => void = () => undefined;
        const ended = new Promise<void>((resolve) => {
          end = resolve;
          ends.add(resolve);
          stream.onAbort(resolve);
        });
        const stop = subscribe((data) => void stream.writeSSE({ data }));
        const beat = setInterval(() => void stream.write(": still here\n\n"), beatMilliseconds);
        void stream.write(": listening\n\n");
        await ended;
        clearInterval(beat);
        stop();
        ends.delete(end);
      });
    },
    /** Ends every stream, so that the process can. */
    end: () => ends.forEach((end) => end()),
  };
}
