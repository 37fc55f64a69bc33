import type { ConsoleAccount } from "@haat/contract/seller/seller-account.contract";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import type { Translate } from "@haat/i18n/translator";
import type { PlatformFacts } from "@haat/web-host/platform-facts";
import type { ConsolePaths } from "../../urls/console-paths";
import type { ConsoleSession } from "../session/console-session.server";

/** What words are made with. */
export interface PageLanguage {
  language: Language;
  translate: Translate;
}

/** Everything a loader or an action knows besides its request; made once per request by the server. */
export interface ConsoleContext extends PageLanguage {
  /** The page's own path and query, without what the router adds to ask for data alone. */
  path: string;
  /** The browser's router asks, which shows the answer itself: no page is to be sent. */
  isClientNavigation: boolean;
  /** The form that was sent is more than we take in; it was not read. */
  isTooLarge: boolean;
  /** `https://host` that the visitor sees. */
  origin: string;
  /** `https://host` of the platform. */
  platformOrigin: string;
  paths: ConsolePaths;
  /** What is said of who runs the platform, as it was known last. */
  platform: PlatformFacts;
  session: ConsoleSession;
  /** The API as who is signed in. */
  client(): ApiClient;
  /** Who is signed in, in which shops, and what they may do there; asked for once a request. */
  me(): Promise<ConsoleAccount>;
  /** Tells an open page whenever something has become of a shop's orders, as server-sent events. */
  orderStream(sellerKey: string): Response;
  /** Says that a form was refused in this request. */
  noteRefusal(): void;
  /** One was: the page shows what is wrong, and its title says so. */
  isRefused(): boolean;
  /** Nonce of the Content-Security-Policy. */
  nonce: string;
  requestId: string;
  /** Demo mode: codes are shown on the page instead of being sent. */
  demo: boolean;
  /** Headers that the page goes out with; those of a response that a loader throws get lost in Remix. */
  replyHeaders: Headers;
  /** Writes a fault to the server's log under this request's id. */
  logFault(error: unknown): void;
}

/** What Remix hands to the loaders and actions of the console. */
export interface ConsoleArgs {
  request: Request;
  params: Record<string, string | undefined>;
  context: ConsoleContext;
}
