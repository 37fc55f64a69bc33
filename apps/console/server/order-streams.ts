import type { ApiGateway } from "@haat/web-host/api-gateway";

/** How often a silent stream says that it is still there, in ms: what stands between ends one that says nothing. */
const beatMilliseconds = 20_000;
/** How long one goes on, in ms. The browser asks for it again, and whether it may is looked at anew. */
const longestMilliseconds = 10 * 60_000;
/** How many this process has open at once; of one session. */
const mostStreams = 1000;
const mostOfSession = 4;

/**
 * Streams that tell an open desk that something has become of its shop's orders (server-sent events); they say no more than that.
 * All desks of a shop in this process share one watch.
 */
export function createOrderStreams(api: Pick<ApiGateway, "watchOrders" | "onDrain">) {
  const open = new Set<OrderStream>();
  const endAll = () => open.forEach((stream) => stream.end());
  api.onDrain(endAll);
  const watches = createSharedWatches(api);

  /**
   * @param session whose it is
   * @returns the stream, or 503 where there are too many: the desk asks now and then instead
   */
  return (sellerKey: string, session: string): Response => {
    const ofSession = [...open].filter((stream) => stream.session === session);
    if (open.size >= mostStreams) return tooMany();
    // Of pages that were left without a word the oldest is the most likely.
    if (ofSession.length >= mostOfSession) ofSession[0]?.end();
    const stream = openStream(session, (tell) => watches.join(sellerKey, tell));
    open.add(stream);
    void stream.ended.then(() => open.delete(stream));
    return new Response(stream.body, {
      headers: {
        "content-type": "text/event-stream",
        "cache-control": "private, no-store",
        "x-accel-buffering": "no",
      },
    });
  };
}

const tooMany = () => new Response(null, { status: 503, headers: { "retry-after": "30" } });

interface OrderStream {
  session: string;
  body: ReadableStream<Uint8Array>;
  end: () => void;
  ended: Promise<void>;
}

/** @param join is told of every change until what it gives back is called */
function openStream(session: string, join: (tell: () => void) => () => void): OrderStream {
  const encoder = new TextEncoder();
  let end: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      const write = (text: string) => controller.enqueue(encoder.encode(text));
      write(": listening\n\n");
      const leave = join(() => write("data: orders\n\n"));
      const beat = setInterval(() => write(": still here\n\n"), beatMilliseconds);
      const longest = setTimeout(end, longestMilliseconds);
      void ended.then(() => {
        leave();
        clearInterval(beat);
        clearTimeout(longest);
        // Who has gone has closed it already.
        try {
          controller.close();
        } catch {
          return;
        }
      });
    },
    cancel: () => end(),
  });
  return { session, body, end, ended };
}

/** One watch of a shop's orders for all who have its desk open. */
function createSharedWatches(api: Pick<ApiGateway, "watchOrders">) {
  const shops = new Map<string, { tells: Set<() => void>; stop: () => void }>();
  return {
    join(sellerKey: string, tell: () => void): () => void {
      let shop = shops.get(sellerKey);
      if (!shop) {
        const tells = new Set<() => void>();
        shop = { tells, stop: api.watchOrders(sellerKey, () => tells.forEach((each) => each())) };
        shops.set(sellerKey, shop);
      }
      const { tells, stop } = shop;
      tells.add(tell);
      return () => {
        tells.delete(tell);
        if (tells.size > 0) return;
        stop();
        shops.delete(sellerKey);
      };
    },
  };
}
