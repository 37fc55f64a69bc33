import type { ApiClient } from "@haat/contract/shared/client";
import type { Seller } from "@haat/contract/shop/store.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { Translate } from "@haat/i18n/translator";
import type { PageMarkup } from "@haat/web-host/kept-markup";
import type { PlatformFacts } from "@haat/web-host/platform-facts";
import type { Session } from "../session/session.server";
import type { Visitor } from "../session/visitor.server";
import type { SitePaths } from "../../urls/site-paths.server";
import type { VisitorChoices } from "../session/visitor-choices.server";

/** A look at a shop or at one of its products (`add_new_view`). */
export interface PageView {
  sellerKey: string;
  productId?: number;
}

/** Whose shop a page shows. */
export type PageSeller = Pick<Seller, "id_shop" | "seller_key">;

/** What words are made with. */
export type PageLanguage = {
  language: Language;
  translate: Translate;
};

/** What is said of who runs the platform. */
export type PagePlatform = {
  /** As it was known last, also where the API does not answer. */
  platform: PlatformFacts;
};

/** What words with links in them are made with. */
export type PageText = PageLanguage & {
  paths: SitePaths;
};

/**
 * Everything a loader or an action knows besides its request; made once per request by the server. Who only makes words of
 * data takes a `PageLanguage` or a `PageText`.
 */
export type RequestContext = PageText &
  PagePlatform & {
    /** The page's own path and query, without what the router adds to ask for data alone. */
    path: string;
    /** The browser's router asks, which shows the answer itself: no page is to be sent. */
    isClientNavigation: boolean;
    /** A browser fetches the page ahead of a tap, which may never come. */
    isPrefetch: boolean;
    /** The form that was sent is more than we take in; it was not read. */
    isTooLarge: boolean;
    /** The shop that the host names; on the platform's host the path names it. */
    hostShop: string | undefined;
    /** That host is a domain of the shop's own: who controls its name is not known, so that no sign-in is handed to it. */
    isOwnDomain: boolean;
    /** The host that is the main address of the host's shop, where that is no sub-domain of the platform. */
    mainHost: string | undefined;
    /** `https://host` that the visitor sees. */
    origin: string;
    session: Session;
    /** What a page that is kept for many may show of who visits it. */
    visitor: Visitor;
    choices: VisitorChoices;
    /**
     * Says that this page is the same for everybody but for what `visitor` tells, so that the server may keep it for some
     * seconds (docs/decisions/015). Never on a page with something made for one visit, such as the key of a form that must
     * not work twice. A page that looks into the session, or makes a call whose answer is its caller's own (`callTraits`), is not
     * kept, whatever it says.
     * @param seller whose shop it shows; without one it shows several, or none
     */
    cacheForAll(seller?: PageSeller): void;
    /** Says that this page is a preview of a shop: no cache keeps it, no search engine lists it. */
    notePreview(): void;
    /** Says that something can be put in a cart from this page: its visitor gets a key for a first one. */
    offerCart(): void;
    /** Says that a form was refused in this request, or what the page's address asks for, such as a coupon. */
    noteRefusal(): void;
    /** Something was: the page shows what is wrong, and its title says so. */
    isRefused(): boolean;
    /** Counts this visit as a look at a shop or at one of its products, once the page is on its way. */
    countView(view: PageView): void;
    /**
     * The API as this visitor: bearer token, cart key, language and address go with every call. A page for many is made with the
     * API of nobody, and of calls whose answer is everybody's: what it shows of its visitor comes from `visitor`.
     */
    client(): ApiClient;
    /** Nonce of the Content-Security-Policy. */
    nonce: string;
    requestId: string;
    /** Demo mode: codes are shown on the page instead of being sent. */
    demo: boolean;
    /** Markup that was drawn for other pages, too; without it each page is drawn whole. */
    markup: PageMarkup | undefined;
    /**
     * Whether the page for many that is kept of this address was drawn from just this: then it is not drawn again, and its answer
     * is empty. Of a visitor's own page none is kept.
     * @param source all that the page is drawn from, but for what tells kept pages apart
     */
    isDrawnFrom(source: string): boolean;
    /** Takes the document that was made, as it is sent: in an answer it would be a stream, and read once more. */
    takeDocument(html: Buffer<ArrayBuffer>): void;
    /** Headers that the page goes out with; those of a response that a loader throws get lost in Remix. */
    replyHeaders: Headers;
    /** Writes a fault to the server's log under this request's id. */
    logFault(error: unknown): void;
  };

declare module "@remix-run/server-runtime" {
  // Remix hands this to every loader and action.
  // eslint-disable-next-line @typescript-eslint/no-empty-object-type
  interface AppLoadContext extends RequestContext {}
}
