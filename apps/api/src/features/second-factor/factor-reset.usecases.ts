import type { FactorReset } from "@haat/contract/admin/admin-factor-resets.contract";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type Actor, type OnPlatform } from "../audit/audit.usecases";
import { addResetJob, tellOfReset } from "./factor-reset.job.usecases";
import * as resets from "./factor-reset.repository";
import type { ResetRow } from "./factor-reset.repository";
import { dueAt } from "./factor-reset.rules";
import { holdFactors } from "./second-factor.repository";

function describeReset(row: ResetRow, askingId: number): FactorReset {
  const { confirmedBy } = row;
  const admin = ({ id, firstName, lastName }: ResetRow["askedBy"]) => ({
    name: `${firstName} ${lastName}`,
    is_self: id === askingId,
  });
  return {
    id_reset: row.id,
    id_customer: row.accountId,
    name: `${row.firstName} ${row.lastName}`,
    mobile: displayPhone(row.phone),
    is_own: row.accountId === askingId,
    reason: row.reason,
    asked_by: admin(row.askedBy),
    asked_at: row.askedAt.toISOString(),
    confirmed_by: confirmedBy && admin(confirmedBy),
    confirmed_at: row.confirmedAt?.toISOString() ?? null,
    due_at: dueAt(row)?.toISOString() ?? null,
  };
}

/** What is under way, the oldest first. */
export async function listResets({ db }: Services, scope: StaffScope): Promise<FactorReset[]> {
  const found = await inTransaction(db, resets.listOpenResets, scope);
  return found.map((row) => describeReset(row, scope.staffId));
}

/** What is under way for an account, as it hears of it itself. */
export async function resetOf(db: Queryable, accountId: number) {
  const found = await resets.findOpenResetOf(db, accountId);
  if (!found) return null;
  const asked_at = found.askedAt.toISOString();
  return { id_reset: found.id, asked_at, due_at: dueAt(found)?.toISOString() ?? null };
}

/**
 * Asks that an account's second factors are taken away, and tells its number. Asked twice by the same admin it changes nothing.
 * @throws not_found; factor_reset_own; factor_reset_needless where there is none; factor_reset_under_way
 */
export function askReset(
  services: Services,
  { scope, actor }: OnPlatform,
  { id: accountId, reason, language }: { id: number; reason: string; language: Language },
): Promise<FactorReset> {
  const { clock, db } = services;
  const { staffId } = scope;
  if (accountId === staffId) throw new DomainError("factor_reset_own");
  return inTransaction(
    db,
    async (tx) => {
      const account = await resets.findResettable(tx, accountId);
      if (!account) throw new DomainError("not_found");
      await holdFactors(tx, accountId);
      const known = await resets.findOpenResetOf(tx, accountId);
      if (known && known.askedBy.id === staffId && !known.confirmedAt) return describeReset(known, staffId);
      if (known) throw new DomainError("factor_reset_under_way");
      if (!account.hasSecondFactor) throw new DomainError("factor_reset_needless");
      const now = clock.now();
      const id = await resets.insertReset(tx, { accountId, reason, askedBy: staffId, askedAt: now });
      const command = { subject: String(accountId), after: { reason } };
      await recordCommand(tx, actor, { action: "factor_reset_ask", ...command }, now);
      const row = await heldReset(tx, id);
      await tellOfReset(services, tx, { id, what: "asked", language });
      return describeReset(row, staffId);
    },
    scope,
  );
}

/** One that is there, for who holds its account's factors. @throws factor_reset_not_found */
async function heldReset(tx: Queryable, id: number): Promise<ResetRow> {
  const row = await resets.findReset(tx, id);
  if (!row) throw new DomainError("factor_reset_not_found");
  return row;
}

/** Lets nobody else change it, or its account's factors, until the transaction ends. @throws factor_reset_not_found */
export async function holdReset(tx: Queryable, id: number): Promise<ResetRow> {
  const { accountId } = await heldReset(tx, id);
  await holdFactors(tx, accountId);
  return heldReset(tx, id);
}

/**
 * Confirms what another admin asked for: from now on 72 hours run. The number is told. Confirmed twice it changes nothing.
 * @throws factor_reset_not_found where it is over; factor_reset_same_admin; factor_reset_own; factor_reset_lapsed where who
 * asked is no admin any more
 */
export function confirmReset(
  services: Services,
  { scope, actor }: OnPlatform,
  { id, language }: { id: number; language: Language },
): Promise<FactorReset> {
  const { staffId } = scope;
  return inTransaction(
    services.db,
    async (tx) => {
      const asked = await holdReset(tx, id);
      if (asked.closedAt) throw new DomainError("factor_reset_not_found");
      if (asked.accountId === staffId) throw new DomainError("factor_reset_own");
      if (asked.askedBy.id === staffId) throw new DomainError("factor_reset_same_admin");
      if (asked.confirmedAt) return describeReset(asked, staffId);
      if (!(await resets.isAdmin(tx, asked.askedBy.id))) throw new DomainError("factor_reset_lapsed");
      const now = services.clock.now();
      await resets.markConfirmed(tx, id, staffId, now);
      const subject = String(asked.accountId);
      await recordCommand(tx, actor, { action: "factor_reset_confirm", subject }, now);
      const row = await heldReset(tx, id);
      await addResetJob(tx, { id, language, runAt: dueAt(row) ?? now });
      await tellOfReset(services, tx, { id, what: "confirmed", language });
      return describeReset(row, staffId);
    },
    scope,
  );
}

/** Stops a reset, whoever asked for it; the number is told. @throws factor_reset_not_found where it is over */
export function stopReset(
  services: Services,
  { scope, actor }: OnPlatform,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  return inTransaction(
    services.db,
    async (tx) => stop(services, tx, await holdReset(tx, id), { actor, language }),
    scope,
  );
}

/** The same by the account itself, signed in with its factor. @throws factor_reset_not_found, also for another's */
export function stopOwnReset(
  services: Services,
  actor: Actor,
  { id, language }: { id: number; language: Language },
): Promise<void> {
  return inTransaction(services.db, async (tx) => {
    const row = await holdReset(tx, id);
    if (row.accountId !== actor.accountId) throw new DomainError("factor_reset_not_found");
    await stop(services, tx, row, { actor, language });
  });
}

/** Who has just proved a second factor has not lost it. The caller holds the account's factors. */
export async function stopProvedReset(
  services: Services,
  tx: Queryable,
  { actor, language }: { actor: Actor; language: Language },
): Promise<void> {
  const row = await resets.findOpenResetOf(tx, actor.accountId);
  if (row) await stop(services, tx, row, { actor, language });
}

/** Stopped twice by the same one it changes nothing. */
async function stop(
  services: Services,
  tx: Queryable,
  row: ResetRow,
  { actor, language }: { actor: Actor; language: Language },
): Promise<void> {
  if (row.closedBy === actor.accountId) return;
  if (row.closedAt) throw new DomainError("factor_reset_not_found");
  const now = services.clock.now();
  await resets.closeReset(tx, row.id, { outcome: "stopped", closedAt: now, closedBy: actor.accountId });
  await recordCommand(tx, actor, { action: "factor_reset_stop", subject: String(row.accountId) }, now);
  await tellOfReset(services, tx, { id: row.id, what: "stopped", language });
}
