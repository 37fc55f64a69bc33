import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt, type JWTHeaderParameters } from "jose";

export interface SealSettings {
  /** The first seals, all of them open: one can follow another without signing anybody out. */
  secrets: readonly [string, ...string[]];
  /** How long something sealed can be opened, in s. */
  longestSeconds: number;
  now?: (() => Date) | undefined;
}

export interface Seal<Content> {
  close(content: Content, host: string): Promise<string>;
  /** Nothing for what was not sealed under one of the secrets, for another host, or too long ago. */
  open(sealed: string, host: string): Promise<Content | undefined>;
}

/**
 * Seals what a browser carries and must not read: an encrypted JWT (RFC 7519, AES-256-GCM) that bears the id of its key, its
 * host and the moment when it was sealed.
 */
export function createSeal<Content>({ secrets, longestSeconds, now }: SealSettings): Seal<Content> {
  const keys = secrets.map((secret) => ({
    id: digest(`haat key id ${secret}`).toString("base64url").slice(0, 8),
    key: keyOf(secret),
  }));
  const [newest] = keys;
  const keyNamed = ({ kid }: JWTHeaderParameters) => {
    const found = keys.find(({ id }) => id === kid);
    if (!found) throw new Error("The key is not one of ours.");
    return found.key;
  };
  return {
    async close(content, host) {
      if (!newest) throw new Error("There is no key to seal with.");
      return new EncryptJWT({ content })
        .setProtectedHeader({ alg: "dir", enc: "A256GCM", kid: newest.id })
        .setIssuedAt(now?.())
        .setAudience(host)
        .encrypt(await newest.key);
    },
    async open(sealed, host) {
      try {
        const { payload } = await jwtDecrypt<{ content: Content }>(sealed, keyNamed, {
          audience: host,
          maxTokenAge: longestSeconds,
          keyManagementAlgorithms: ["dir"],
          contentEncryptionAlgorithms: ["A256GCM"],
          ...(now && { currentDate: now() }),
        });
        return payload.content;
      } catch {
        return undefined;
      }
    },
  };
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Imported once: it is asked for with every request. */
const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", digest(`haat session ${secret}`), "AES-GCM", false, ["encrypt", "decrypt"]);
