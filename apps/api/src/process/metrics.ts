import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { createPageCounter, type AnsweredPage } from "./page-metrics";
import { showWatchedState, type WatchedState } from "./watched-gauges";
import { shareMetrics } from "./worker-metrics";
import { isOurWorker } from "./worker-process";

/** What the process counts of itself, with what those beside it (node:cluster) count, in the text format of Prometheus. */
export interface Metrics extends PageMetrics {
  /** A call that has been answered: its name, such as `cart.addToCart`, and its status. */
  countCall(call: string, status: number, milliseconds: number): void;
  /** Something of the business that happened. */
  countEvent(name: MetricEvent): void;
  /** A content policy stopped something; `other` for a directive that there is not. */
  countPolicyReport(directive: string): void;
}

/** What a process of pages counts of itself. */
export interface PageMetrics {
  countPage(page: AnsweredPage): void;
  contentType: string;
  text(): Promise<string>;
}

const metricEvents = [
  "text_message_sent",
  "text_message_failed",
  "text_message_paused",
  "text_message_budget_spent",
] as const;
export type MetricEvent = (typeof metricEvents)[number];

const callSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters of a process that has pages and no API; with a registry of its own. */
export function createPageMetrics(): PageMetrics {
  return pageMetricsOf(createRegistry());
}

function createRegistry(): Registry {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return registry;
}

const pageMetricsOf = (registry: Registry): PageMetrics => ({
  countPage: createPageCounter(registry),
  contentType: registry.contentType,
  text: isOurWorker() ? shareMetrics(registry) : () => registry.metrics(),
});

/**
 * Counters of one API; its own registry, so that two in a process do not meet.
 * @param readState how things stand, asked whenever the numbers are
 */
export function createMetrics(readState: () => Promise<WatchedState> = async () => ({})): Metrics {
  const registry = createRegistry();
  showWatchedState(registry, readState);
  const calls = new Histogram({
    name: "haat_call_seconds",
    help: "Time to answer a call",
    labelNames: ["call", "status"],
    buckets: callSeconds,
    registers: [registry],
  });
  const events = new Counter({
    name: "haat_events_total",
    help: "What happened in the shops",
    labelNames: ["event"],
    registers: [registry],
  });
  // What has not happened yet is none, and no series that is missing.
  for (const event of metricEvents) events.inc({ event }, 0);
  const policyReports = new Counter({
    name: "haat_policy_reports_total",
    help: "What the content policy stopped in browsers",
    labelNames: ["directive"],
    registers: [registry],
  });
  return {
    ...pageMetricsOf(registry),
    countCall: (call, status, milliseconds) => calls.observe({ call, status }, milliseconds / 1000),
    countEvent: (event) => events.inc({ event }),
    countPolicyReport: (directive) => policyReports.inc({ directive }),
  };
}
