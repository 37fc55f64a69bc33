import { displayPhone } from "@haat/contract/shared/phone";
import { Secret, TOTP } from "otpauth";

/** A code is good for so many seconds (RFC 6238, 5.2). */
const stepSeconds = 30;

/** What apps show: six digits of SHA-1, which is all that many of them know. */
function appFor(secret: string, phone = ""): TOTP {
  return new TOTP({
    issuer: "Haat",
    label: phone && displayPhone(phone),
    secret: Secret.fromBase32(secret),
    algorithm: "SHA1",
    digits: 6,
    period: stepSeconds,
  });
}

const codeAt = (app: TOTP, step: number) => app.generate({ timestamp: step * stepSeconds * 1000 });

export const stepAt = (now: Date) => Math.floor(now.getTime() / 1000 / stepSeconds);

/** A new key, base32: 160 bits (RFC 4226, 4). */
export const newSecret = () => new Secret({ size: 20 }).base32;

/** What the QR code for an app says. @param phone E.164 */
export const keyUri = (secret: string, phone: string) => appFor(secret, phone).toString();

/**
 * The time step that a code is of: this one, or one beside it, since clocks differ; nothing for a wrong code.
 * @param after the step of the last code that was taken: none before it is looked at
 * @param ahead how many steps a code may be early
 */
export function stepOfCode(
  secret: string,
  code: string,
  { now, after, ahead }: { now: Date; after: number | null; ahead: number },
): number | undefined {
  const app = appFor(secret);
  const present = stepAt(now);
  for (let step = Math.max(present - 1, (after ?? 0) + 1); step <= present + ahead; step += 1)
    if (app.validate({ token: code, timestamp: step * stepSeconds * 1000, window: 0 }) !== null) return step;
  return undefined;
}

/** The code that would be taken next. */
export function nextCode(secret: string, now: Date, after: number | null): string {
  return codeAt(appFor(secret), Math.max(stepAt(now), (after ?? 0) + 1));
}
