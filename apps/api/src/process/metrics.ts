import { collectDefaultMetrics, Counter, Histogram, Registry } from "prom-client";
import { shareMetrics } from "./worker-metrics";
import { isOurWorker } from "./worker-process";

/** What the process counts of itself, with what those beside it (node:cluster) count, in the text format of Prometheus. */
export interface Metrics {
  /** A call that has been answered: its name, such as `cart.addToCart`, and its status. */
  countCall(call: string, status: number, milliseconds: number): void;
  /** Something of the business that happened, such as `text_message_sent`. */
  countEvent(name: string): void;
  /** A content policy stopped something; `other` for a directive that there is not. */
  countPolicyReport(directive: string): void;
  contentType: string;
  text(): Promise<string>;
}

const callSeconds = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counters of one API; its own registry, so that two in a process do not meet. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
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
  const policyReports = new Counter({
    name: "haat_policy_reports_total",
    help: "What the content policy stopped in browsers",
    labelNames: ["directive"],
    registers: [registry],
  });
  return {
    countCall: (call, status, milliseconds) => calls.observe({ call, status }, milliseconds / 1000),
    countEvent: (event) => events.inc({ event }),
    countPolicyReport: (directive) => policyReports.inc({ directive }),
    contentType: registry.contentType,
    text: isOurWorker() ? shareMetrics(registry) : () => registry.metrics(),
  };
}
