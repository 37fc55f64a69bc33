import { business } from "@haat/contract/business-constants";
import { toldCookie } from "../../shell/told-message";
import { createSeal } from "./seal.server";

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
    /** Who asked for the code: it is good only together with this. */
    requestId: string;
    ticket?: string;
    /** When another code may be asked for, and when the newest expires; ms since 1970. */
    resendAt: number;
    expiresAt: number;
    /** How long after a code another may be asked for, s. */
    resendIn?: number;
    /** The code itself, in demo mode only. */
    demoCode?: string;
  };
  /** What the API gave this browser at its last sign-ins, newest first; it outlives them (`callHeaders.deviceMarks`). */
  deviceMarks?: string[];
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
  /** With one it is a dialog where there are scripts. */
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
  setCookie(): Promise<string | undefined>;
}

export interface SessionCookie {
  /** @param host that the visitor sees, without its port: a cookie of another host is as none */
  open(cookieHeader: string | null, host: string): Promise<Session>;
}

export interface SessionCookieSettings {
  /** The first seals, all of them open. */
  secrets: readonly [string, ...string[]];
  secure: boolean;
  now?: () => Date;
}

/**
 * The one cookie of the storefront: host-only, HttpOnly, SameSite=Lax, sealed for its host under the server's secret.
 * `secure` (everywhere but on localhost) adds `Secure` and the `__Host-` prefix (ASVS 3.3.1-4).
 */
export function createSessionCookie({ secrets, secure, now }: SessionCookieSettings): SessionCookie {
  const seal = createSeal<SessionData>({ secrets, longestSeconds: business.sessionSeconds, now });
  const name = `${secure ? "__Host-" : ""}haat-session`;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${business.sessionSeconds}${secure ? "; Secure" : ""}`;
  return {
    async open(cookieHeader, host) {
      const sealed = readCookie(cookieHeader, name);
      let data: SessionData = (sealed && (await seal.open(sealed, host))) || {};
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
        setCookie: async () => (changed ? `${name}=${await seal.close(data, host)}${attributes}` : undefined),
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
