import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { termsOn, termsVersions, type TermsKind } from "@haat/contract/shared/terms";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type Actor } from "../audit/audit.usecases";
import * as terms from "./terms.repository";

const inForce = (kind: TermsKind, now: Date) => termsOn(dayInBangladesh(now), termsVersions[kind]);

/** Keeps that an account accepts the terms that hold, as part of what it accepts them for. */
export async function acceptInPassing(
  tx: Queryable,
  accountId: number,
  kind: TermsKind,
  now: Date,
): Promise<void> {
  await terms.putAcceptance(tx, { accountId, kind, version: inForce(kind, now).current.version }, now);
}

/** Whether an account has accepted the terms that hold. */
export async function hasAccepted(
  db: Queryable,
  accountId: number,
  kind: TermsKind,
  now: Date,
): Promise<boolean> {
  const accepted = await terms.findAcceptance(db, { accountId, kind });
  return accepted?.version === inForce(kind, now).current.version;
}

/** How an account stands to the terms for who sells: what holds, what it accepted, and what is to come. */
export async function describeSellerTerms(db: Queryable, accountId: number, now: Date) {
  const { current, coming } = inForce("seller", now);
  const accepted = await terms.findAcceptance(db, { accountId, kind: "seller" });
  return {
    version: current.version,
    accepted_version: accepted?.version ?? null,
    accepted_at: accepted?.acceptedAt.toISOString() ?? null,
    coming_version: coming?.version ?? null,
  };
}

/** The version for who sells that an account accepted last. */
export async function acceptedSellerTerms(db: Queryable, accountId: number): Promise<string | null> {
  const accepted = await terms.findAcceptance(db, { accountId, kind: "seller" });
  return accepted?.version ?? null;
}

/**
 * A shop is sent, and sells again after a pause, under terms that its owner accepted.
 * @throws terms_not_accepted
 */
export async function requireSellerTerms({ db, clock }: Services, shopId: number): Promise<void> {
  const owner = await terms.findOwnerId(db, shopId);
  if (owner === undefined || !(await hasAccepted(db, owner, "seller", clock.now())))
    throw new DomainError("terms_not_accepted");
}

/**
 * Accepts the terms for who sells, those that hold or those to come. The same again changes nothing.
 * @throws review_conflict for any other version: what was read is not what holds
 */
export async function acceptSellerTerms(
  { db, clock }: Services,
  { accountId, actor }: { accountId: number; actor: Actor },
  version: string,
): Promise<void> {
  const now = clock.now();
  const { current, coming } = inForce("seller", now);
  if (version !== current.version && version !== coming?.version) throw new DomainError("review_conflict");
  await inTransaction(db, async (tx) => {
    const isNew = await terms.putAcceptance(tx, { accountId, kind: "seller", version }, now);
    if (isNew) await recordCommand(tx, actor, { action: "terms_accept", subject: `seller ${version}` }, now);
  });
}
