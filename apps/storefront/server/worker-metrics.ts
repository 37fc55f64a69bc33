// What one worker is asked for is told of all of them: /metrics.
export { answerForAllWorkers } from "@haat/api/process/worker-metrics";
