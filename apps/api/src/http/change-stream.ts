import { Hono } from "hono";
import { changesPath, orderChangesPath } from "@haat/contract/shared/client";
import { bringsProxySecret, readCallHeaders } from "./call-headers";
import { createEventStreams } from "./event-streams";

/** Hears the shop that has changed, or nothing where anything may have. */
export type ChangeListener = (shopId?: number) => void;

/** Tells of a shop's orders: that one has come or was moved. @returns ends the watching */
export type WatchOrders = (sellerKey: string, tell: () => void) => () => void;

/**
 * Tells listeners in this process and storefronts elsewhere of changes, as server-sent events whose data is the shop's id, or
 * nothing where anything may have changed; and consoles elsewhere that something has become of an order of a shop, which says
 * no more than that. Only servers of ours may listen: they know who may see what.
 */
export function createChangeStream(proxySecrets: readonly string[], watchOrders: WatchOrders) {
  const listeners = new Set<ChangeListener>();
  const onChange = (listener: ChangeListener) => {
    listeners.add(listener);
    return () => void listeners.delete(listener);
  };
  const streams = createEventStreams();
  const routes = new Hono();
  routes.use(async (c, next) => {
    const headers = readCallHeaders((name) => c.req.header(name));
    return bringsProxySecret(headers, proxySecrets) ? await next() : c.notFound();
  });
  routes.get(changesPath, (c) =>
    streams.open(c, (tell) => onChange((shopId) => tell(String(shopId ?? "all")))),
  );
  routes.get(`${orderChangesPath}/:sellerKey`, (c) =>
    streams.open(c, (tell) => watchOrders(c.req.param("sellerKey"), () => tell("orders"))),
  );
  return {
    tell: (shopId?: number) => listeners.forEach((listener) => listener(shopId)),
    /** @returns ends the listening */
    onChange,
    fetch: (request: Request) => routes.fetch(request),
    /** Ends every stream, so that the process can. */
    end: () => streams.end(),
  };
}
