import { DomainError } from "../process/domain-error";
import { sqlStateOf } from "./database-failure";

/** What PostgreSQL says of every statement after one that failed (in_failed_sql_transaction, its appendix A). */
const afterFailure = "25P02";

/** What each of some promises comes to. */
type Answers<Asked extends readonly unknown[]> = { -readonly [Place in keyof Asked]: Awaited<Asked[Place]> };

/**
 * Waits for statements of one transaction that need nothing of each other's answers: asked for together, they go to the server
 * in one piece, and are run there one after the other. A trip costs more than most statements do. Where one has to run before
 * another both are prepared (prepared.ts): those are sent in their order when `execute` is called, what else is built a moment later.
 * @throws when all of them are over: what the first of them threw that failed, else what the first of them threw that refused. What
 * was refused beside a failure may have been read where the truth no longer is (a primary that has become a standby), and what lost
 * to another transaction is to be tried again, as the failure says.
 */
export async function inOneTrip<const Asked extends readonly unknown[]>(
  ...asked: Asked
): Promise<Answers<Asked>> {
  const settled = await Promise.allSettled(asked);
  const reasons = settled.filter((each) => each.status === "rejected").map(({ reason }) => reason as unknown);
  if (reasons.length > 0) throw firstToTell(reasons);

  return settled.map((each) => (each.status === "fulfilled" ? each.value : undefined)) as Answers<Asked>;
}

function firstToTell(reasons: readonly unknown[]): unknown {
  const ownReasons = reasons.filter((reason) => sqlStateOf(reason) !== afterFailure);
  return ownReasons.find((reason) => !(reason instanceof DomainError)) ?? ownReasons[0] ?? reasons[0];
}
