import type { SecondFactors } from "@haat/contract/seller/second-factor.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { secondsAfter } from "../../process/clock";
import { sealed, unsealed } from "../../security/secrets";
import type { Customer } from "../account/account.usecases";
import type { Caller } from "../account/caller";
import { countWrongTry, guessingError, inTurnOf, targetOf } from "../account/try-limits";
import { recordCommand, type Actor } from "../audit/audit.usecases";
import { platformRoleOf } from "../console-account/console-account.usecases";
import { qrPath } from "../shop-app/qr-code";
import { keyUri, newSecret, nextCode, stepOfCode } from "./authenticator.rules";
import { provedUntil, type ProvableSession } from "./proof.rules";
import { newRecoveryCodes, recoveryCodeHash, shownCode } from "./recovery-codes";
import { stopProvedReset } from "./factor-reset.usecases";
import * as factors from "./second-factor.repository";

/** Whose second factor it is, and in which session. */
export interface Holder {
  account: Pick<Customer, "id" | "phone">;
  actor: Actor;
  caller: Caller;
  language: Language;
  /** What is kept of the session's token. */
  tokenHash: string;
}

/** In demo mode codes come from a page that shows them, so several may be asked for within their half minute. */
const stepsAhead = ({ config }: Pick<Services, "config">) => (config.demo ? 40 : 1);

/** What an account can prove itself with, and whether its session has. */
export async function describeFactors(
  { db, clock, config }: Services,
  account: Pick<Customer, "id">,
  session: ProvableSession,
): Promise<SecondFactors> {
  const [authenticator, passkeys, left, role] = await Promise.all([
    factors.findAuthenticator(db, account.id),
    factors.findPasskeys(db, account.id),
    factors.countRecoveryCodes(db, account.id),
    platformRoleOf(db, account.id),
  ]);
  const confirmed = authenticator?.confirmedAt ? authenticator : undefined;
  const now = clock.now();
  return {
    authenticator: confirmed?.confirmedAt ? { added_at: confirmed.confirmedAt.toISOString() } : null,
    passkeys: passkeys.map(({ id, name, createdAt, lastUsedAt }) => ({
      id_passkey: id,
      name,
      added_at: createdAt.toISOString(),
      last_used_at: lastUsedAt?.toISOString() ?? null,
    })),
    recovery_codes_left: left,
    is_required: role !== undefined,
    proved_until: provedUntil(session, now)?.toISOString() ?? null,
    demo_code:
      config.demo && confirmed
        ? nextCode(unsealed(confirmed.sealedSecret, config.secrets), now, confirmed.lastStep)
        : null,
  };
}

/**
 * Proves a session with a code of the app or with a recovery code.
 * @returns how many recovery codes are left
 * @throws proof_wrong, also for what was used already; too_many_requests
 */
export async function prove(services: Services, holder: Holder, code: string): Promise<number> {
  const { account, actor, tokenHash } = holder;
  const now = services.clock.now();
  return whereNotGuessed(services, holder, async (tx) => {
    const isRecovery = code.length > 6;
    await factors.holdFactors(tx, account.id);
    const isRight = isRecovery
      ? await factors.useRecoveryCode(tx, account.id, hashesOf(services, account.id, code), now)
      : await takeCode(services, tx, account.id, code);
    if (!isRight) return undefined;
    await factors.markProved(tx, tokenHash, now);
    await stopProvedReset(services, tx, holder);
    const subject = isRecovery ? "recovery code" : "authenticator";
    await recordCommand(tx, actor, { action: "second_factor_prove", subject }, now);
    return factors.countRecoveryCodes(tx, account.id);
  });
}

const hashesOf = ({ config }: Services, accountId: number, code: string) =>
  config.secrets.map((secret) => recoveryCodeHash(accountId, code, secret));

/** Does what a right code opens; a wrong one counts against the limits of the account's number. @throws proof_wrong, too_many_requests */
async function whereNotGuessed<Result>(
  services: Services,
  { account, caller }: Holder,
  work: (tx: Queryable) => Promise<Result | undefined>,
): Promise<Result> {
  const target = targetOf(services, account.phone, caller);
  const now = services.clock.now();
  // A wrong try has to be counted, so the refusal is thrown only when the transaction is over.
  const attempt = async (tx: Queryable) => {
    const tooMany = await guessingError(tx, "second_factor", target, now);
    if (tooMany) return { refusal: tooMany };
    const result = await work(tx);
    if (result !== undefined) return { result };
    await countWrongTry(tx, "second_factor", target, now);
    return { refusal: new DomainError("proof_wrong") };
  };
  const tried = await inTurnOf(target, () => inTransaction(services.db, attempt), caller.gone);
  if (tried.refusal) throw tried.refusal;
  return tried.result;
}

/**
 * Takes a code of the account's app, once.
 * @param begunIn the session that a new app was begun in; left out for one that counts already
 * @returns whether it was right
 */
async function takeCode(
  services: Services,
  tx: Queryable,
  accountId: number,
  code: string,
  begunIn?: string,
): Promise<boolean> {
  const { clock, config } = services;
  const now = clock.now();
  const authenticator = await factors.findAuthenticator(tx, accountId);
  if (!authenticator || (authenticator.confirmedAt === null) !== (begunIn !== undefined)) return false;
  if (begunIn !== undefined && authenticator.begunIn !== begunIn) return false;
  const secret = unsealed(authenticator.sealedSecret, config.secrets);
  const known = { now, after: authenticator.lastStep, ahead: stepsAhead(services) };
  const step = stepOfCode(secret, code, known);
  if (step === undefined) return false;
  // Sealed anew with each code: a key goes on working when an older secret of the server's is taken away.
  const sealedSecret = sealed(secret, config.secrets[0]);
  const confirmedAt = authenticator.confirmedAt ?? now;
  return factors.takeStep(tx, accountId, step, { sealedSecret, confirmedAt });
}

/** For so long the same key is given to who asks again: a page that is loaded anew shows what was scanned. */
const beginningSeconds = 3600;

/**
 * The key for an app; it counts with its first code, given in the session that it was shown in: nobody else's is added by who
 * loads the page.
 * @throws authenticator_there where one counts already
 */
export async function beginAuthenticator(services: Services, { account, tokenHash }: Holder) {
  const { db, clock, config } = services;
  const now = clock.now();
  const begun = await factors.findAuthenticator(db, account.id);
  if (begun?.confirmedAt) throw new DomainError("authenticator_there");
  const isOwn = begun?.begunIn === tokenHash;
  const isFresh = begun && isOwn && begun.createdAt > secondsAfter(now, -beginningSeconds);
  const secret = isFresh ? unsealed(begun.sealedSecret, config.secrets) : newSecret();
  if (!isFresh) {
    const sealedSecret = sealed(secret, config.secrets[0]);
    const begunHere = { accountId: account.id, sealedSecret, createdAt: now, begunIn: tokenHash };
    const isKept = await factors.putUnconfirmed(db, begunHere);
    if (!isKept) throw new DomainError("authenticator_there");
  }
  const demoCode = config.demo ? nextCode(secret, now, null) : null;
  const uri = keyUri(secret, account.phone);
  return { secret, uri, qr: qrPath(uri), demo_code: demoCode };
}

/**
 * Counts the app from now on, and this session as proved.
 * @returns the recovery codes, where there were none
 * @throws proof_wrong, too_many_requests
 */
export function confirmAuthenticator(services: Services, holder: Holder, code: string): Promise<string[]> {
  const { account, actor, tokenHash } = holder;
  const now = services.clock.now();
  return whereNotGuessed(services, holder, async (tx) => {
    await factors.holdFactors(tx, account.id);
    if (!(await takeCode(services, tx, account.id, code, tokenHash))) return undefined;
    await factors.markProved(tx, tokenHash, now);
    await recordCommand(tx, actor, { action: "authenticator_add" }, now);
    return firstRecoveryCodes(services, tx, account.id);
  });
}

/** New recovery codes where the account has none left. */
export async function firstRecoveryCodes(
  services: Services,
  tx: Queryable,
  accountId: number,
): Promise<string[]> {
  if ((await factors.countRecoveryCodes(tx, accountId)) > 0) return [];
  return putRecoveryCodes(services, tx, accountId);
}

async function putRecoveryCodes({ clock, config }: Services, tx: Queryable, accountId: number) {
  const codes = newRecoveryCodes();
  const hashes = codes.map((code) => recoveryCodeHash(accountId, code, config.secrets[0]));
  await factors.replaceRecoveryCodes(tx, accountId, hashes, clock.now());
  return codes.map(shownCode);
}

/** Ten new recovery codes; the old ones open nothing any more. @throws second_factor_missing where nothing could be lost */
export function renewRecoveryCodes(
  services: Services,
  { account, actor }: Holder,
  { hasSecondFactor }: ProvableSession,
): Promise<string[]> {
  if (!hasSecondFactor) throw new DomainError("second_factor_missing");
  return inTransaction(services.db, async (tx) => {
    await recordCommand(tx, actor, { action: "recovery_codes_renew" }, services.clock.now());
    return putRecoveryCodes(services, tx, account.id);
  });
}

/** Takes the app's codes for nothing. @throws second_factor_kept where the account's work needs one and this is the last */
export function removeAuthenticator(services: Services, holder: Holder): Promise<void> {
  return removeFactor(services, holder, async (tx) => {
    const isGone = await factors.deleteAuthenticator(tx, holder.account.id);
    return isGone ? { action: "authenticator_remove" as const } : undefined;
  });
}

/** Takes a passkey for nothing. @throws passkey_not_found; second_factor_kept where the account's work needs one and this is the last */
export function removePasskey(services: Services, holder: Holder, id: string): Promise<void> {
  return removeFactor(services, holder, async (tx) => {
    const name = await factors.deletePasskey(tx, holder.account.id, id);
    if (name === undefined) throw new DomainError("passkey_not_found");
    return { action: "passkey_remove" as const, before: { name } };
  });
}

/** Takes all of an account's factors away, as part of something else. */
export async function forgetFactors(tx: Queryable, accountId: number): Promise<void> {
  await factors.holdFactors(tx, accountId);
  await factors.deleteAllFactors(tx, accountId);
}

/** Who removes factors of one account at the same time takes turns, so that the last one of who needs one stays. */
async function removeFactor(
  { db, clock }: Services,
  { account, actor }: Holder,
  remove: (tx: Queryable) => Promise<Omit<Parameters<typeof recordCommand>[2], "batch"> | undefined>,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    await factors.holdFactors(tx, account.id);
    const command = await remove(tx);
    if (!command) return;
    const [authenticator, passkeys, role] = [
      await factors.findAuthenticator(tx, account.id),
      await factors.findPasskeys(tx, account.id),
      await platformRoleOf(tx, account.id),
    ];
    const isLast = !authenticator?.confirmedAt && passkeys.length === 0;
    if (isLast && role) throw new DomainError("second_factor_kept");
    if (isLast) {
      await factors.deleteRecoveryCodes(tx, account.id);
      await factors.forgetProofs(tx, account.id);
    }
    await recordCommand(tx, actor, command, clock.now());
  });
}
