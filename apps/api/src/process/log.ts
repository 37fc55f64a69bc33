import cluster from "node:cluster";
import { pino, type DestinationStream, type Logger } from "pino";
import { traceId } from "./tracing";

export type { Logger };

/**
 * A logger that writes JSON lines, to stderr unless told, each with the id of the trace it belongs to, if there is one. What
 * it is given bears no code, no token and no whole phone number.
 */
export function createLogger(level: string, to: DestinationStream = pino.destination(2)): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  const mixin = () => {
    const trace = traceId();
    return trace ? { trace } : {};
  };
  // Where several processes write to one place, each line says whose it is.
  const base = cluster.isWorker ? { pid: process.pid } : null;
  return pino({ level, base, timestamp, mixin, serializers: { err: errorForLog } }, to);
}

/**
 * What a log may keep of an error. A failed query's message lists its parameters: names, addresses, hashes; those stay
 * out, and the database's own code and words tell what was wrong.
 */
export function errorForLog(error: unknown): object {
  if (!(error instanceof Error)) return { message: String(error).slice(0, 200) };
  const { cause } = error;
  const frames = error.stack?.split("\n").filter((line) => line.startsWith("    at "));
  return {
    type: error.name,
    message: error.message.split("\nparams:")[0],
    code: "code" in error ? error.code : undefined,
    stack: frames?.join("\n"),
    cause: cause === undefined ? undefined : errorForLog(cause),
  };
}

/** `+8801712345678` as `+88017*****78`, enough to find a complaint by. */
export function maskPhone(phone: string): string {
  return phone.replace(/^(.{6}).*(.{2})$/, "$1*****$2");
}
