import { DomainError } from "../process/domain-error";

/** The error and what it came from: drizzle keeps the driver's error as the cause. */
function* causesOf(error: unknown): Generator<Error> {
  for (let each = error; each instanceof Error; each = each.cause) yield each;
}

/** SQLSTATE of a failed query (PostgreSQL, appendix A). */
export function sqlStateOf(error: unknown): string | undefined {
  for (const each of causesOf(error)) {
    if ("code" in each && typeof each.code === "string" && /^[0-9A-Z]{5}$/.test(each.code)) return each.code;
  }
  return undefined;
}

/** Whether a statement took longer than one may, and was ended (query_canceled). */
export const tookTooLong = (error: unknown) => sqlStateOf(error) === "57014";

/** Whether a statement failed because of a rule of the database, by the name of its constraint. */
export function breaksRule(error: unknown, constraint: string): boolean {
  for (const each of causesOf(error)) {
    if ("constraint" in each && each.constraint === constraint) return true;
  }
  return false;
}

/**
 * The server is going down, starting or has no room: connection exceptions, insufficient resources, operator intervention
 * (a statement that took too long among them); it has become a standby, which takes no change; and what lost to other
 * transactions each time it was tried.
 */
const busyStates = /^(08|53|57)|^(40001|40P01|55P03|25P03|25006)$/;

/** A connection that was not to be had or broke: Node's codes of sockets, and what the driver has only words for. */
const socketCodes = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "EAI_AGAIN",
]);
const driverWords =
  /^(timeout exceeded when trying to connect|Connection terminated|Client has encountered a connection error|Client was closed|Query read timeout|timeout expired)/;

/** Whether a call failed because the database was not there for it or too slow: the same call may well succeed elsewhere or later. */
export function isDatabaseAway(error: unknown): boolean {
  for (const each of causesOf(error)) {
    const code = "code" in each && typeof each.code === "string" ? each.code : "";
    if (busyStates.test(code) || socketCodes.has(code) || driverWords.test(each.message)) return true;
  }
  return false;
}

/** When to ask again, in seconds: about as long as a server takes to start again. */
const retrySeconds = 5;

/**
 * server_busy where a call failed because the database was not there for it or too slow. What it was about to change is
 * unchanged, unless the connection broke while the end of its transaction was on the way: who needs to know repeats it with
 * the same idempotency key.
 */
export function busyError(error: unknown): DomainError | undefined {
  return isDatabaseAway(error) ? new DomainError("server_busy", { retry_after: retrySeconds }) : undefined;
}
