// Both processes write the same lines: time as ISO 8601, errors without what a query was given.
export { createLogger } from "@haat/api/process/log";
