import { pino, type Logger } from "pino";

export type { Logger };

/** A logger that writes JSON lines to stderr. What it is given bears no code, no token and no whole phone number. */
export function createLogger(level: string): Logger {
  const timestamp = pino.stdTimeFunctions.isoTime;
  return pino({ level, base: null, timestamp, serializers: { err: errorForLog } }, pino.destination(2));
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
