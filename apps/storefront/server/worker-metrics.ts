// What one worker is asked for is told of all of them: /metrics.
export { createPageProcessMetrics } from "@haat/api/http/metrics-route";
export { answerForAllWorkers } from "@haat/api/process/worker-metrics";
