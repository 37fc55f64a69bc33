// What every process of ours has alike, wherever the API is: lines of the log, traces, and where pages are counted.
export { createLogger } from "@haat/api/process/log";
export { createPageProcessMetrics } from "@haat/api/http/metrics-route";
export { startTracing } from "@haat/api/process/tracing";
export { openCounters as openPageCounters } from "@haat/api/security/counters";
