import { Hono, type Context } from "hono";
import { bodyLimit } from "hono/body-limit";
import { z } from "zod";
import type { Metrics } from "../process/metrics";

/** A report is a few hundred bytes; browsers send some of them together. */
const mostBytes = 16 * 1024;
/** Reports of one request that are counted. */
const mostReports = 20;

/** The directives of our policy, and those that browsers name instead of them: what else is told is made up. */
const directives: ReadonlySet<string> = new Set([
  "default-src",
  "script-src",
  "script-src-elem",
  "script-src-attr",
  "style-src",
  "style-src-elem",
  "style-src-attr",
  "img-src",
  "font-src",
  "connect-src",
  "media-src",
  "frame-src",
  "worker-src",
  "manifest-src",
  "object-src",
  "base-uri",
  "form-action",
  "frame-ancestors",
]);

/** As `report-to` sends them (Reporting API), and as `report-uri` does (CSP 3, section 5.3). */
const reports = z.union([
  z
    .array(z.object({ type: z.string(), body: z.object({ effectiveDirective: z.string() }) }))
    .transform((sent) =>
      sent.filter(({ type }) => type === "csp-violation").map(({ body }) => body.effectiveDirective),
    ),
  z
    .object({
      "csp-report": z.union([
        z.object({ "effective-directive": z.string() }).transform((told) => told["effective-directive"]),
        z.object({ "violated-directive": z.string() }).transform((told) => told["violated-directive"]),
      ]),
    })
    .transform((sent) => [sent["csp-report"]]),
]);

/**
 * Takes what browsers tell of a content policy that stopped something, and counts it by directive. Nothing of a report is
 * kept or logged: it bears addresses of pages, and what is in them is its visitor's.
 * @param takeTurn counts against the limits of the sender. @throws too_many_requests
 */
export function createPolicyReports(metrics: Metrics, takeTurn: (c: Context) => Promise<void>) {
  const routes = new Hono();
  const limit = bodyLimit({ maxSize: mostBytes, onError: (c) => c.body(null, 413) });
  routes.post("/", limit, async (c) => {
    await takeTurn(c);
    const sent = reports.safeParse(await c.req.json().catch(() => undefined));
    if (!sent.success) return c.body(null, 400);
    for (const told of sent.data.slice(0, mostReports)) {
      // An old browser names the whole directive with its sources.
      const [directive = ""] = told.split(" ");
      metrics.countPolicyReport(directives.has(directive) ? directive : "other");
    }
    return c.body(null, 204);
  });
  return routes;
}
