import { createHash } from "node:crypto";
import { EncryptJWT, jwtDecrypt, type JWTHeaderParameters } from "jose";
import { LRUCache } from "lru-cache";

export interface SealSettings {
  /** The first seals, all of them open: one can follow another without signing anybody out. */
  secrets: readonly [string, ...string[]];
  /** How long something sealed can be opened, in s. */
  longestSeconds: number;
  now?: (() => Date) | undefined;
  /** Room for what was opened, in bytes. */
  room?: number | undefined;
}

export interface Seal<Content> {
  close(content: Content, host: string): Promise<string>;
  /**
   * Nothing for what was not sealed under one of the secrets, for another host, or too long ago. What comes again is the same
   * object: it is frozen, with all that is in it.
   */
  open(sealed: string, host: string): Promise<Content | undefined>;
}

/** What was opened, and when it was sealed, in s since 1970. */
interface Opened<Content> {
  content: Content;
  sealedAt: number;
}

const usualRoom = 8 * 1024 * 1024;
/** How long what was opened is remembered, in ms: it holds a phone number and a token. */
const rememberedMilliseconds = 10 * 60_000;

/**
 * Seals what a browser carries and must not read: an encrypted JWT (RFC 7519, AES-256-GCM) that bears the id of its key, its
 * host and the moment when it was sealed.
 */
export function createSeal<Content>({
  secrets,
  longestSeconds,
  now,
  room = usualRoom,
}: SealSettings): Seal<Content> {
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
  // A browser sends its cookie with every request; to decrypt it costs more than all else that a kept page needs.
  const opened = new LRUCache<string, Opened<Content>>({
    maxSize: room,
    ttl: rememberedMilliseconds,
    // Forgotten then, not when it is asked for again.
    ttlAutopurge: true,
    // In memory a character takes up to two bytes, and what is opened about as much as what is sealed.
    sizeCalculation: (_, key) => key.length * 4 + 500,
  });
  // As jose judges it: to the second, and nothing from the future.
  function isGood({ sealedAt }: Opened<Content>): boolean {
    const age = Math.floor((now?.() ?? new Date()).getTime() / 1000) - sealedAt;
    return age >= 0 && age <= longestSeconds;
  }

  async function decrypted(sealed: string, host: string): Promise<Opened<Content> | undefined> {
    try {
      const { payload } = await jwtDecrypt<{ content: Content }>(sealed, keyNamed, {
        audience: host,
        maxTokenAge: longestSeconds,
        keyManagementAlgorithms: ["dir"],
        contentEncryptionAlgorithms: ["A256GCM"],
        ...(now && { currentDate: now() }),
      });
      // jose asks for the moment where an age is asked for.
      return { content: frozen(payload.content), sealedAt: payload.iat ?? 0 };
    } catch {
      return undefined;
    }
  }

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
      const key = `${host} ${sealed}`;
      const known = opened.get(key);
      if (known) return isGood(known) ? known.content : undefined;
      const fresh = await decrypted(sealed, host);
      if (fresh) opened.set(key, fresh);
      return fresh?.content;
    },
  };
}

function frozen<Value>(value: Value): Value {
  if (typeof value !== "object" || value === null) return value;
  for (const member of Object.values(value)) frozen(member);
  return Object.freeze(value);
}

const digest = (text: string) => createHash("sha256").update(text).digest();

/** Imported once: it is asked for with every request. */
const keyOf = (secret: string) =>
  crypto.subtle.importKey("raw", digest(`haat session ${secret}`), "AES-GCM", false, ["encrypt", "decrypt"]);
