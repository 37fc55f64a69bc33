import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  randomBytes,
  randomInt,
  timingSafeEqual,
} from "node:crypto";

/** A secret that is shown once: 32 random bytes as base64url. */
export function randomToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is kept of a token. It has the strength of its own randomness, so a plain hash is enough. */
export function hashOf(text: string): string {
  return createHash("sha256").update(text).digest("base64url");
}

/** What is kept of something that could be guessed, such as a code of six digits: a hash that needs the server's secret. */
export function keyedHashOf(text: string, secret: string): string {
  return createHmac("sha256", secret).update(text).digest("base64url");
}

/** Compares in a time that tells nothing of where two texts differ. */
export function isEqual(one: string, other: string): boolean {
  return timingSafeEqual(Buffer.from(hashOf(one)), Buffer.from(hashOf(other)));
}

/** So many random decimal digits, each as likely as the others. */
export function randomDigits(count: number): string {
  return String(randomInt(10 ** count)).padStart(count, "0");
}

/** So many random characters of an alphabet. */
export function randomText(alphabet: string, count: number): string {
  return Array.from({ length: count }, () => alphabet.charAt(randomInt(alphabet.length))).join("");
}

const cipher = "aes-256-gcm";
const ivBytes = 12;
const tagBytes = 16;
const sealingKey = (secret: string) => createHmac("sha256", secret).update("haat sealed text").digest();

/** A text that only who knows the server's secret can read, and nobody can change unseen. */
export function sealed(text: string, secret: string): string {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, sealingKey(secret), iv);
  const bytes = Buffer.concat([sealing.update(text, "utf8"), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), bytes]).toString("base64url");
}

/** What `sealed` was given under one of the secrets. @throws where it was under none of them, or is changed */
export function unsealed(text: string, secrets: readonly string[]): string {
  for (const secret of secrets) {
    try {
      return unsealedWith(text, secret);
    } catch {
      // Another secret's, it may be.
    }
  }
  throw new Error("A sealed text was sealed under none of our secrets, or has been changed.");
}

function unsealedWith(text: string, secret: string): string {
  const bytes = Buffer.from(text, "base64url");
  const opening = createDecipheriv(cipher, sealingKey(secret), bytes.subarray(0, ivBytes));
  opening.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(ivBytes + tagBytes)), opening.final()]).toString(
    "utf8",
  );
}
