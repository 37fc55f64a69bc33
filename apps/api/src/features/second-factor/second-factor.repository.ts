import { and, asc, count, eq, inArray, isNotNull, isNull, lt, or, sql, type AnyColumn } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { sessionTable } from "../account/account.table";
import { takeTurn } from "../account/one-time-code.repository";
import { authenticatorTable, passkeyTable, recoveryCodeTable } from "./second-factor.table";

/** Whether an account has a second factor that counts. @param accountId its number, or the column of a join that names it */
export const hasSecondFactor = (accountId: AnyColumn | number) =>
  sql<boolean>`(exists (select from ${authenticatorTable} where ${authenticatorTable.accountId} = ${accountId}
      and ${authenticatorTable.confirmedAt} is not null)
    or exists (select from ${passkeyTable} where ${passkeyTable.accountId} = ${accountId}))`;

/** Who changes an account's factors at the same time takes turns. */
export async function holdFactors(tx: Queryable, accountId: number): Promise<void> {
  await takeTurn(tx, `second factors of ${accountId}`);
}

export async function findAuthenticator(db: Queryable, accountId: number) {
  const [found] = await db
    .select()
    .from(authenticatorTable)
    .where(eq(authenticatorTable.accountId, accountId));
  return found;
}

/** Keeps a key that does not count yet. @returns whether there was none that does */
export async function putUnconfirmed(
  tx: Queryable,
  values: Pick<
    typeof authenticatorTable.$inferInsert,
    "accountId" | "sealedSecret" | "createdAt" | "begunIn"
  >,
): Promise<boolean> {
  const kept = await tx
    .insert(authenticatorTable)
    .values(values)
    .onConflictDoUpdate({
      target: authenticatorTable.accountId,
      set: {
        sealedSecret: values.sealedSecret,
        createdAt: values.createdAt,
        begunIn: values.begunIn,
        lastStep: null,
      },
      setWhere: isNull(authenticatorTable.confirmedAt),
    })
    .returning({ accountId: authenticatorTable.accountId });
  return kept.length > 0;
}

/** Takes the code of a time step, once: of two at once the other finds nothing to take. @returns whether it was there to take */
export async function takeStep(
  tx: Queryable,
  accountId: number,
  step: number,
  { sealedSecret, confirmedAt }: { sealedSecret: string; confirmedAt: Date },
): Promise<boolean> {
  const isLater = or(isNull(authenticatorTable.lastStep), lt(authenticatorTable.lastStep, step));
  const taken = await tx
    .update(authenticatorTable)
    .set({ lastStep: step, sealedSecret, confirmedAt })
    .where(and(eq(authenticatorTable.accountId, accountId), isLater))
    .returning({ accountId: authenticatorTable.accountId });
  return taken.length > 0;
}

/** @returns whether there was one that counts */
export async function deleteAuthenticator(tx: Queryable, accountId: number): Promise<boolean> {
  const deleted = await tx
    .delete(authenticatorTable)
    .where(and(eq(authenticatorTable.accountId, accountId), isNotNull(authenticatorTable.confirmedAt)))
    .returning({ accountId: authenticatorTable.accountId });
  return deleted.length > 0;
}

/** An account's passkeys, the oldest first. */
export function findPasskeys(db: Queryable, accountId: number) {
  return db
    .select()
    .from(passkeyTable)
    .where(eq(passkeyTable.accountId, accountId))
    .orderBy(asc(passkeyTable.createdAt), asc(passkeyTable.id));
}

/** @returns whether it is new */
export async function insertPasskey(
  tx: Queryable,
  values: typeof passkeyTable.$inferInsert,
): Promise<boolean> {
  const inserted = await tx
    .insert(passkeyTable)
    .values(values)
    .onConflictDoNothing()
    .returning({ id: passkeyTable.id });
  return inserted.length > 0;
}

/** @returns whether it is still there */
export async function notePasskeyUse(
  tx: Queryable,
  credentialId: string,
  counter: number,
  now: Date,
): Promise<boolean> {
  const noted = await tx
    .update(passkeyTable)
    .set({ counter, lastUsedAt: now })
    .where(eq(passkeyTable.credentialId, credentialId))
    .returning({ id: passkeyTable.id });
  return noted.length > 0;
}

/** @returns its name; nothing where there is none */
export async function deletePasskey(tx: Queryable, accountId: number, id: string) {
  const [deleted] = await tx
    .delete(passkeyTable)
    .where(and(eq(passkeyTable.accountId, accountId), eq(passkeyTable.id, id)))
    .returning({ name: passkeyTable.name });
  return deleted?.name;
}

export async function deleteAllFactors(tx: Queryable, accountId: number): Promise<void> {
  await tx.delete(authenticatorTable).where(eq(authenticatorTable.accountId, accountId));
  await tx.delete(passkeyTable).where(eq(passkeyTable.accountId, accountId));
  await deleteRecoveryCodes(tx, accountId);
}

export async function countRecoveryCodes(db: Queryable, accountId: number): Promise<number> {
  const [counted] = await db
    .select({ left: count() })
    .from(recoveryCodeTable)
    .where(and(eq(recoveryCodeTable.accountId, accountId), isNull(recoveryCodeTable.usedAt)));
  return counted?.left ?? 0;
}

/** Uses up a recovery code, by the hashes that it may be kept under. @returns whether it was there to use */
export async function useRecoveryCode(
  tx: Queryable,
  accountId: number,
  codeHashes: string[],
  now: Date,
): Promise<boolean> {
  const used = await tx
    .update(recoveryCodeTable)
    .set({ usedAt: now })
    .where(
      and(
        eq(recoveryCodeTable.accountId, accountId),
        inArray(recoveryCodeTable.codeHash, codeHashes),
        isNull(recoveryCodeTable.usedAt),
      ),
    )
    .returning({ codeHash: recoveryCodeTable.codeHash });
  return used.length > 0;
}

/** Puts new recovery codes in the place of all that there were. */
export async function replaceRecoveryCodes(
  tx: Queryable,
  accountId: number,
  codeHashes: string[],
  createdAt: Date,
): Promise<void> {
  await deleteRecoveryCodes(tx, accountId);
  await tx
    .insert(recoveryCodeTable)
    .values(codeHashes.map((codeHash) => ({ accountId, codeHash, createdAt })));
}

export async function deleteRecoveryCodes(tx: Queryable, accountId: number): Promise<void> {
  await tx.delete(recoveryCodeTable).where(eq(recoveryCodeTable.accountId, accountId));
}

/** The session has proved itself, from now on. */
export async function markProved(tx: Queryable, tokenHash: string, now: Date): Promise<void> {
  await tx.update(sessionTable).set({ provedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));
}

/** The session has proved the account's phone, from now on. */
export async function markPhoneProved(tx: Queryable, tokenHash: string, now: Date): Promise<void> {
  await tx.update(sessionTable).set({ phoneProvedAt: now }).where(eq(sessionTable.tokenHash, tokenHash));
}

/** When the session proved the account's phone last. */
export async function findPhoneProof(db: Queryable, tokenHash: string): Promise<Date | null> {
  const [found] = await db
    .select({ at: sessionTable.phoneProvedAt })
    .from(sessionTable)
    .where(eq(sessionTable.tokenHash, tokenHash));
  return found?.at ?? null;
}

/** No session of an account has proved itself any more: there is nothing left to prove it with. */
export async function forgetProofs(tx: Queryable, accountId: number): Promise<void> {
  await tx.update(sessionTable).set({ provedAt: null }).where(eq(sessionTable.customerId, accountId));
}

/** What the session's browser is to sign with a passkey. */
export async function putChallenge(
  tx: Queryable,
  tokenHash: string,
  challenge: string,
  now: Date,
): Promise<void> {
  await tx
    .update(sessionTable)
    .set({ challenge, challengeAt: now })
    .where(eq(sessionTable.tokenHash, tokenHash));
}

/** Takes the session's challenge, which is good once. @param since those from before are too old */
export async function takeChallenge(tx: Queryable, tokenHash: string, since: Date) {
  const [held] = await tx
    .select({ challenge: sessionTable.challenge, at: sessionTable.challengeAt })
    .from(sessionTable)
    .where(eq(sessionTable.tokenHash, tokenHash))
    .for("update");
  if (!held?.challenge) return undefined;
  await tx
    .update(sessionTable)
    .set({ challenge: null, challengeAt: null })
    .where(eq(sessionTable.tokenHash, tokenHash));
  return held.at && held.at > since ? held.challenge : undefined;
}
