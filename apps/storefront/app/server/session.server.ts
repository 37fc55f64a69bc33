import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { business } from "@haat/contract/business-constants";
import { toldCookie } from "../shell/told-message";

/** What the shopper's cookie holds. It is encrypted: the browser carries it and cannot read it. */
export interface SessionData {
  /** Bearer token of the API. */
  token?: string;
  /** Key of the guest's carts. */
  cartKey?: string;
  /** The key that the guest's first cart will have; there is no cart yet (cart-key.server.ts). */
  spareCartKey?: string;
  /** The sign-in under way. */
  signIn?: {
    /** National form. */
    phone: string;
    ticket?: string;
    /** When another code may be asked for, and when the newest expires; ms since 1970. */
    resendAt: number;
    expiresAt: number;
    /** The code itself, in demo mode only. */
    demoCode?: string;
  };
  /** Where to go after sign-in: a path on this host. */
  redirectPath?: string;
  /** One message for the next page that is shown. */
  message?: WaitingMessage;
}

/** What the next page says about what was just done. */
export interface WaitingMessage {
  /** New for each message: what was told is known by it (shell/told-message.ts). */
  id: string;
  kind: "success" | "error" | "warning";
  text: string;
  /** With one it is a dialog where there are scripts (specification §8). */
  title?: string;
  /** What was taken out of the cart, to be put back. */
  undo?: {
    productId: number;
    attributeIds: number[];
    quantity: number;
    /** Putting it back twice with the same key puts it back once. */
    key: string;
  };
}

export interface Session {
  readonly data: Readonly<SessionData>;
  /** Changes fields; `undefined` removes one. */
  set(change: Partial<SessionData>): void;
  /** The waiting message, for a page to show. It goes on waiting until a page with it goes out. */
  readMessage(): SessionData["message"];
  /** This page has no place for a message, whoever read it: it waits for the next one. */
  keepMessage(): void;
  /** The page goes out: what it read is told. */
  endMessage(): void;
  /** The `Set-Cookie` value, if anything changed. */
  setCookie(): string | undefined;
}

export interface SessionCookie {
  open(cookieHeader: string | null): Session;
}

/**
 * The one cookie of the storefront: host-only, HttpOnly, SameSite=Lax, AES-256-GCM under the server's secret.
 * `secure` (everywhere but on localhost) adds `Secure` and the `__Host-` prefix (ASVS 3.3.1-4).
 */
export function createSessionCookie({ secret, secure }: { secret: string; secure: boolean }): SessionCookie {
  const key = createHash("sha256").update(`haat session ${secret}`).digest();
  const name = `${secure ? "__Host-" : ""}haat-session`;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${business.sessionSeconds}${secure ? "; Secure" : ""}`;
  return {
    open(cookieHeader) {
      const sealed = readCookie(cookieHeader, name);
      let data: SessionData = (sealed && unseal(sealed, key)) || {};
      let changed = false;
      let read: WaitingMessage | undefined;
      let keeps = false;
      const set = (change: Partial<SessionData>) => {
        data = { ...data, ...change };
        changed = true;
      };
      // Pages that the browser's router puts together say themselves what they have shown. Only the next document takes it
      // out of the cookie: an answer to one of many requests at once would write an old copy of the rest over a new one.
      const isTold = data.message !== undefined && data.message.id === readCookie(cookieHeader, toldCookie);
      if (isTold) data = { ...data, message: undefined };
      return {
        get data() {
          return data;
        },
        set,
        readMessage: () => (read = data.message),
        keepMessage: () => {
          keeps = true;
        },
        endMessage() {
          const isShown = read !== undefined && !keeps && data.message === read;
          if (isShown || (isTold && data.message === undefined)) set({ message: undefined });
        },
        setCookie: () => (changed ? `${name}=${seal(data, key)}${attributes}` : undefined),
      };
    },
  };
}

/** The value of one cookie in a `Cookie` header. */
function readCookie(header: string | null, name: string): string | undefined {
  for (const pair of header?.split(";") ?? []) {
    const equals = pair.indexOf("=");
    if (equals > 0 && pair.slice(0, equals).trim() === name) return pair.slice(equals + 1).trim();
  }
  return undefined;
}

const ivLength = 12;
const tagLength = 16;

function seal(data: SessionData, key: Buffer): string {
  const iv = randomBytes(ivLength);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  const body = Buffer.concat([cipher.update(JSON.stringify(data), "utf8"), cipher.final()]);
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString("base64url");
}

/** A cookie that was not sealed with this key (an old secret, a forged one) reads as none. */
function unseal(sealed: string, key: Buffer): SessionData | undefined {
  try {
    const bytes = Buffer.from(sealed, "base64url");
    const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, ivLength));
    decipher.setAuthTag(bytes.subarray(ivLength, ivLength + tagLength));
    const body = Buffer.concat([decipher.update(bytes.subarray(ivLength + tagLength)), decipher.final()]);
    return JSON.parse(body.toString("utf8")) as SessionData;
  } catch {
    return undefined;
  }
}
