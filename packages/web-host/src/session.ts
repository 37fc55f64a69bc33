import { createSeal } from "./seal";
import { seenMessageCookie } from "./seen-message-cookie";

/** What the next page says about what was just done. */
export interface FlashMessage {
  /** New for each message: what was told is known by it (seen-message-cookie.ts). */
  id: string;
  kind: "success" | "error" | "warning";
  text: string;
  /** With one it is a dialog where there are scripts. */
  title?: string;
}

/** What the cookie of any app holds. It is encrypted: the browser carries it and cannot read it. */
export interface SessionContent {
  /** Bearer token of the API. */
  token?: string;
  /** One message for the next page that is shown. */
  message?: FlashMessage;
}

/** The session of one request. */
export interface Session<Data extends SessionContent = SessionContent> {
  readonly data: Readonly<Data>;
  /** Changes fields; `undefined` removes one. */
  set(change: Partial<Data>): void;
  /** The waiting message, for a page to show. It goes on waiting until a page with it goes out. */
  readMessage(): Data["message"];
  /** This page has no place for a message, whoever read it: it waits for the next one. */
  keepMessage(): void;
  /** The page goes out: what it read is told. */
  endMessage(): void;
  /** The `Set-Cookie` value, if anything changed. */
  setCookie(): Promise<string | undefined>;
}

export interface SessionCookie<Data extends SessionContent = SessionContent> {
  /**
   * @param host that the visitor sees, without its port: a cookie of another host is as none
   * @param use of the answer; without it a page that the visitor sees
   */
  open(cookieHeader: string | null, host: string, use?: SessionUse): Promise<Session<Data>>;
}

export interface SessionUse {
  /**
   * The answer is a copy that nobody sees now (saved-copy-header.ts): it tells no message, and whatever changes, no cookie goes
   * out with it. It is on its way while the visitor goes on, and would write an old copy of the rest over a new one.
   */
  isCopy?: boolean;
}

export interface SessionCookieSettings {
  /** Its name, without a prefix. */
  name: string;
  /** How long it is good, in s. */
  longestSeconds: number;
  /** The first seals, all of them open. */
  secrets: readonly [string, ...string[]];
  secure: boolean;
  now?: () => Date;
}

/**
 * The one cookie of an app: host-only, HttpOnly, SameSite=Lax, sealed for its host under the server's secret.
 * `secure` (everywhere but on localhost) adds `Secure` and the `__Host-` prefix (ASVS 3.3.1-4).
 */
export function createSessionCookie<Data extends SessionContent>({
  secrets,
  secure,
  longestSeconds,
  now,
  ...settings
}: SessionCookieSettings): SessionCookie<Data> {
  const seal = createSeal<Data>({ secrets, longestSeconds, now });
  const name = `${secure ? "__Host-" : ""}${settings.name}`;
  const attributes = `; Path=/; HttpOnly; SameSite=Lax; Max-Age=${longestSeconds}${secure ? "; Secure" : ""}`;
  return {
    async open(cookieHeader, host, { isCopy = false } = {}) {
      const sealed = readCookie(cookieHeader, name);
      let data = (sealed ? await seal.open(sealed, host) : undefined) ?? ({} as Data);
      let changed = false;
      let read: Data["message"];
      let keeps = false;
      const set = (change: Partial<Data>) => {
        data = { ...data, ...change };
        changed = true;
      };
      // Pages that the browser's router puts together say themselves what they have shown. Only the next document takes it
      // out of the cookie: an answer to one of many requests at once would write an old copy of the rest over a new one.
      const isTold =
        data.message !== undefined && data.message.id === readCookie(cookieHeader, seenMessageCookie);
      if (isTold || isCopy) data = { ...data, message: undefined };
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
          if (isShown || (isTold && data.message === undefined)) set({ message: undefined } as Partial<Data>);
        },
        setCookie: async () =>
          changed && !isCopy ? `${name}=${await seal.close(data, host)}${attributes}` : undefined,
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
