// One trace for a page and the calls it makes, wherever the API is.
export { contextOfCaller, inSpan, startTracing } from "@haat/api/process/tracing";
