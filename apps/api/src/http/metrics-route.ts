import { Hono } from "hono";
import { bearerAuth } from "hono/bearer-auth";
import { createPageMetrics, type PageMetrics } from "../process/metrics";

/** `/metrics` (Prometheus text), for who brings the token; without one nobody may read it. */
export function createMetricsRoute(
  metrics: Pick<PageMetrics, "text" | "contentType">,
  token: string | undefined,
): Hono {
  const route = new Hono();
  if (token === undefined) return route;
  return route.get("/metrics", bearerAuth({ token }), async (c) =>
    c.body(await metrics.text(), 200, { "content-type": metrics.contentType }),
  );
}

/** What a process counts that has pages and no API, and where it is read. */
export function createPageProcessMetrics(token: string | undefined) {
  const metrics = createPageMetrics();
  const route = createMetricsRoute(metrics, token);
  return { countPage: metrics.countPage, fetch: (request: Request) => route.fetch(request) };
}
