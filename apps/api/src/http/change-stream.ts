import { Hono } from "hono";
import { streamSSE } from "hono/streaming";
import { changesPath } from "@haat/contract/shared/client";
import { bringsProxySecret, readCallHeaders } from "./call-headers";

/** How often a silent stream says that it is still there, in ms. */
const beatMilliseconds = 15_000;

/** Hears the shop that has changed, or nothing where anything may have. */
export type ChangeListener = (shopId?: number) => void;

/**
 * Tells listeners in this process and storefronts elsewhere of changes, as server-sent events whose data is the shop's id, or nothing where anything may
 * have changed. Only servers of ours may listen.
 */
export function createChangeStream(proxySecrets: readonly string[]) {
  const listeners = new Set<ChangeListener>();
  const onChange = (listener: ChangeListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const ends = new Set<() => void>();
  const routes = new Hono();
  routes.get(changesPath, (c) => {
    const headers = readCallHeaders((name) => c.req.header(name));
    if (!bringsProxySecret(headers, proxySecrets)) return c.notFound();
    c.header("X-Accel-Buffering", "no");
    return streamSSE(c, async (stream) => {
      const ended = new Promise<void>((resolve) => {
        ends.add(resolve);
        stream.onAbort(resolve);
      });
      const stop = onChange((shopId) => void stream.writeSSE({ data: String(shopId ?? "all") }));
      const beat = setInterval(() => void stream.write(": still here\n\n"), beatMilliseconds);
      void stream.write(": listening\n\n");
      await ended;
      clearInterval(beat);
      stop();
    });
  });
  return {
    tell: (shopId?: number) => listeners.forEach((listener) => listener(shopId)),
    /** @returns ends the listening */
    onChange,
    fetch: (request: Request) => routes.fetch(request),
    /** Ends every stream, so that the process can. */
    end: () => ends.forEach((end) => end()),
  };
}
