import { Hono } from "hono";
import { within } from "../process/deadline";
import type { Metrics } from "../process/metrics";
import { createMetricsRoute } from "./metrics-route";

/** How long the database may take to answer a process that is ready, in ms. */
const databasePatience = 2000;

/** What the routes about the process itself need. */
export interface ProcessState {
  /** Throws where the database does not answer. */
  askDatabase(): Promise<void>;
  /** Whether the process is about to end and takes no new work. */
  isDraining(): boolean;
  metrics: Metrics;
  /** Who brings it may read `/metrics`; without one nobody may. */
  metricsToken: string | undefined;
}

/**
 * `/healthz` (the process runs), `/readyz` (it takes work: its database answers and it is not about to end) and `/metrics`
 * (Prometheus text, for who brings the token).
 */
export function createProcessRoutes({ askDatabase, isDraining, metrics, metricsToken }: ProcessState) {
  const routes = new Hono();
  routes.get("/healthz", (c) => c.json({ status: "ok" }));
  routes.get("/readyz", async (c) => {
    if (isDraining()) return c.json({ status: "draining" }, 503);
    try {
      if ((await within(databasePatience, askDatabase())) !== "late") return c.json({ status: "ready" });
    } catch {
      // Answered as one that does not answer at all.
    }
    return c.json({ status: "not ready" }, 503);
  });
  return routes.route("/", createMetricsRoute(metrics, metricsToken));
}
