import { randomUUID } from "node:crypto";
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
  type AuthenticationResponseJSON,
  type AuthenticatorTransport,
  type RegistrationResponseJSON,
} from "@simplewebauthn/server";
import type {
  AuthenticationResponse,
  RegistrationResponse,
} from "@haat/contract/seller/second-factor.contract";
import { decodeClientDataJSON } from "@simplewebauthn/server/helpers";
import { business } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import { brand } from "@haat/i18n/brand";
import { isLocalHost } from "@haat/contract/shared/deployment-rules";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { keyedHashOf } from "../../security/secrets";
import { recordCommand } from "../audit/audit.usecases";
import { stopProvedReset } from "./factor-reset.usecases";
import * as factors from "./second-factor.repository";
import { firstRecoveryCodes, type Holder } from "./second-factor.usecases";

/** What WebAuthn's scripts take, as JSON. */
type WebauthnOptions = Record<string, unknown>;

/** Where passkeys belong to: the console's own host. A passkey of it works nowhere else (WebAuthn, 5.1.2). */
const relyingPartyId = ({ config }: Pick<Services, "config">) =>
  `console.${new URL(config.platformOrigin).hostname}`;

/**
 * Whose page may have asked for it. On localhost the port does not count: it is whichever one the server got.
 * @param clientDataJSON what the browser says of the page, base64url
 */
function expectedOriginOf({ config }: Pick<Services, "config">, clientDataJSON: string): string {
  const { protocol, host, hostname } = new URL(config.platformOrigin);
  const own = `${protocol}//console.${host}`;
  if (!isLocalHost(hostname)) return own;
  const { origin } = decodeClientDataJSON(clientDataJSON);
  const { protocol: given, hostname: named } = new URL(origin);
  return given === protocol && named === `console.${hostname}` ? origin : own;
}

/** An account as devices know it: it says nothing of whose it is. */
const userHandle = ({ config }: Pick<Services, "config">, accountId: number) =>
  Buffer.from(keyedHashOf(`passkey user ${accountId}`, config.secrets.at(-1) ?? config.secrets[0]));

const milliseconds = business.passkeyChallengeSeconds * 1000;

/** What a browser needs to make a passkey. @throws too_many_passkeys */
export async function passkeyOptions(
  services: Services,
  { account, tokenHash }: Holder,
): Promise<WebauthnOptions> {
  const { db, clock } = services;
  const known = await factors.findPasskeys(db, account.id);
  refuseTooMany(known);
  const options = await generateRegistrationOptions({
    rpID: relyingPartyId(services),
    rpName: brand.en,
    userName: displayPhone(account.phone),
    userID: new Uint8Array(userHandle(services, account.id)),
    timeout: milliseconds,
    attestationType: "none",
    excludeCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
    authenticatorSelection: { residentKey: "preferred", userVerification: "required" },
  });
  await factors.putChallenge(db, tokenHash, options.challenge, clock.now());
  return { ...options };
}

function refuseTooMany(known: readonly unknown[]) {
  if (known.length >= business.passkeysPerAccount)
    throw new DomainError("too_many_passkeys", { most: business.passkeysPerAccount });
}

/** The challenge that the session's browser has, used up by being asked for. @throws passkey_refused */
async function heldChallenge({ db, clock }: Services, tokenHash: string): Promise<string> {
  const since = secondsAfter(clock.now(), -business.passkeyChallengeSeconds);
  const challenge = await inTransaction(db, (tx) => factors.takeChallenge(tx, tokenHash, since));
  if (challenge === undefined) throw new DomainError("passkey_refused");
  return challenge;
}

/** What a check of the library's says, which throws for what it does not take. @throws passkey_refused */
async function checked<Result extends { verified: boolean }>(check: () => Promise<Result>): Promise<Result> {
  const result = await Promise.resolve()
    .then(check)
    .catch(() => undefined);
  if (!result?.verified) throw new DomainError("passkey_refused");
  return result;
}

/**
 * Keeps a passkey that the browser made, and counts this session as proved.
 * @returns the recovery codes, where there were none
 * @throws passkey_refused, too_many_passkeys
 */
export async function addPasskey(
  services: Services,
  holder: Holder,
  { name, response }: { name: string; response: RegistrationResponse },
): Promise<string[]> {
  const { account, actor, tokenHash } = holder;
  const now = services.clock.now();
  const expectedChallenge = await heldChallenge(services, tokenHash);
  const given = response as RegistrationResponseJSON;
  const { registrationInfo } = await checked(() =>
    verifyRegistrationResponse({
      response: given,
      expectedChallenge,
      expectedOrigin: expectedOriginOf(services, response.response.clientDataJSON),
      expectedRPID: relyingPartyId(services),
      requireUserVerification: true,
    }),
  );
  if (!registrationInfo) throw new DomainError("passkey_refused");
  const { id: credentialId, publicKey, counter, transports = [] } = registrationInfo.credential;
  return inTransaction(services.db, async (tx) => {
    await factors.holdFactors(tx, account.id);
    refuseTooMany(await factors.findPasskeys(tx, account.id));
    const isNew = await factors.insertPasskey(tx, {
      credentialId,
      id: randomUUID(),
      accountId: account.id,
      publicKey: Buffer.from(publicKey).toString("base64url"),
      counter,
      transports,
      name,
      createdAt: now,
    });
    if (!isNew) throw new DomainError("passkey_refused");
    await factors.markProved(tx, tokenHash, now);
    await recordCommand(tx, actor, { action: "passkey_add", after: { name } }, now);
    return firstRecoveryCodes(services, tx, account.id);
  });
}

/** What a browser needs to answer with one of the account's passkeys. @throws passkey_not_found where it has none */
export async function passkeyChallenge(
  services: Services,
  { account, tokenHash }: Holder,
): Promise<WebauthnOptions> {
  const { db, clock } = services;
  const known = await factors.findPasskeys(db, account.id);
  if (known.length === 0) throw new DomainError("passkey_not_found");
  const options = await generateAuthenticationOptions({
    rpID: relyingPartyId(services),
    timeout: milliseconds,
    userVerification: "required",
    allowCredentials: known.map(({ credentialId, transports }) => ({
      id: credentialId,
      transports: transports as AuthenticatorTransport[],
    })),
  });
  await factors.putChallenge(db, tokenHash, options.challenge, clock.now());
  return { ...options };
}

/** Proves a session with a passkey's answer to its challenge. @throws passkey_refused */
export async function provePasskey(
  services: Services,
  holder: Holder,
  response: AuthenticationResponse,
): Promise<void> {
  const { account, actor, tokenHash } = holder;
  const { db, clock } = services;
  const now = clock.now();
  const expectedChallenge = await heldChallenge(services, tokenHash);
  const known = await factors.findPasskeys(db, account.id);
  const passkey = known.find(({ credentialId }) => credentialId === response.id);
  if (!passkey) throw new DomainError("passkey_refused");
  const { credentialId: id, publicKey, counter, transports } = passkey;
  const { authenticationInfo } = await checked(() =>
    verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge,
      expectedOrigin: expectedOriginOf(services, response.response.clientDataJSON),
      expectedRPID: relyingPartyId(services),
      requireUserVerification: true,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(publicKey, "base64url")),
        counter,
        transports: transports as AuthenticatorTransport[],
      },
    }),
  );
  await inTransaction(db, async (tx) => {
    await factors.holdFactors(tx, account.id);
    // It may have been taken away while the browser answered.
    const isKept = await factors.notePasskeyUse(tx, id, authenticationInfo.newCounter, now);
    if (!isKept) throw new DomainError("passkey_refused");
    await factors.markProved(tx, tokenHash, now);
    await stopProvedReset(services, tx, holder);
    await recordCommand(tx, actor, { action: "second_factor_prove", subject: "passkey" }, now);
  });
}
