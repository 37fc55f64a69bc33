import { locales } from "@haat/i18n/locales";
import { business } from "@haat/contract/shared/business-constants";
import type { CachedPage } from "@haat/web-host/cached-pages";
import { canInclude, edgePage, variantHeader } from "@haat/web-host/edge-page";
import { languageOfPath } from "@haat/web-host/language-of-path";
import type { Session } from "../app/server/session/session.server";
import type { VisitorChoices } from "../app/server/session/visitor-choices.server";
import { visitorKind } from "../app/server/session/visitor.server";
import type { StorefrontConfig } from "./config";
import type { RenderJob } from "./page-rendering";

/** Tells a cache in front which variant of shared pages a browser gets; `own` for none: it asks here each time. */
const variantCookie = "haat-variant";
const own = "own";

/**
 * Which variant of the pages for many a visitor gets. It names nobody, so a browser may tell it in the clear: who tells
 * another's gets that page without anything of theirs in it.
 */
function variantOf({ session: { data }, choices }: { session: Session; choices: VisitorChoices }): string {
  if (data.message) return own;
  const isKnown = Object.values(data).some((value) => value !== undefined);
  const kind = visitorKind(data);
  const letter = kind === "anonymous" ? (isKnown ? "a" : "") : kind[0];
  return `${letter}${choices.lite ? "l" : ""}${choices.dataNoteSeen ? "s" : ""}`;
}

/** Pages for a cache in front of this process; all of it does nothing where the setting is off or no such cache asks. */
export function createEdgeAnswers({ edgeCache, trustProxy, secure }: StorefrontConfig) {
  const isAsking = (headers: Headers) => edgeCache && trustProxy && canInclude(headers);
  const told = (headers: Headers) => headers.get(variantHeader) ?? "";
  const cookie = (variant: string) => {
    const seconds = variant === "" ? 0 : business.sessionSeconds;
    return `${variantCookie}=${variant}; Path=/; HttpOnly; SameSite=Lax; Max-Age=${seconds}${secure ? "; Secure" : ""}`;
  };
  return {
    /** The page for all who get this variant; nothing where this visitor is to get it otherwise. */
    shared(page: CachedPage, job: RenderJob): Response | undefined {
      const { request } = job.visit;
      const { token, cartKey, spareCartKey } = job.session.data;
      if (!isAsking(request.headers) || request.method !== "GET") return undefined;
      if (!page.headers["content-type"]?.startsWith("text/html")) return undefined;
      if (told(request.headers) !== variantOf(job)) return undefined;
      // The key of a first cart is put in a cookie first.
      if (page.offersCart && !token && !cartKey && !spareCartKey) return undefined;
      const prefix = locales[languageOfPath(new URL(request.url).pathname)].pathPrefix;
      return edgePage(page, prefix);
    },
    /** Has the browser tell the variant that it gets from now on. */
    withVariant(response: Response, job: RenderJob): Response {
      const { headers } = job.visit.request;
      const variant = variantOf(job);
      if (isAsking(headers) && !job.isCopy && told(headers) !== variant)
        response.headers.append("Set-Cookie", cookie(variant));
      return response;
    },
    /** A form of a page may have changed anything: the next page is asked for here. */
    afterForm(request: Request, response: Response): Response {
      const { method, headers, url } = request;
      if (method === "GET" || method === "HEAD" || !isAsking(headers)) return response;
      if (new URL(url).pathname.startsWith("/api/")) return response;
      const isTold = response.headers.getSetCookie().some((each) => each.startsWith(`${variantCookie}=`));
      if (!isTold) response.headers.append("Set-Cookie", cookie(own));
      return response;
    },
  };
}
