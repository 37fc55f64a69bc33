import { json } from "@remix-run/node";
import { formatWait } from "@haat/i18n/durations";
import type { PageFailureData } from "../../shell/page-failure";
import { storeFinderFields } from "@haat/ui/commerce/store-finder/store-finder";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { componentLabels } from "../present/labels.server";
import type { RequestContext } from "../http/request-context.server";
import { siteFrame } from "../present/site-frame.server";

/** The pages that say why there is no page. */
export type PageFailureStatus = 404 | 408 | 420 | 429 | 500 | 503;

/** The words of a failure page, as its boundary shows them. @param seconds after which it may be there again */
export function pageFailureData(
  context: RequestContext,
  status: PageFailureStatus,
  seconds = 0,
): PageFailureData {
  const { language, platform, translate } = context;
  return {
    status,
    title: translate(`pages.failure.${status}.title`),
    text: translate(`pages.failure.${status}.text`, { wait: formatWait(seconds, language) }),
    home: {
      label: translate(`pages.failure.${status}.home`),
      href: wayOn(context, status),
    },
    help: { label: translate("pages.help.label"), phone: platform.helpPhone },
  };
}

function wayOn({ path, paths }: RequestContext, status: PageFailureStatus): string {
  if (status === 408 || status === 429 || status === 503) return path;
  return status === 420 ? paths.platform("find-store") : paths.platformHome;
}

/** What is not there, and the search among the shops, which is the platform's own. */
function whatIsMissing(context: RequestContext, status: PageFailureStatus): Partial<PageFailureData> {
  if (status !== 404 && status !== 420) return {};
  const search = {
    action: context.paths.storeSearch(),
    name: storeFinderFields.address,
    labels: { ...componentLabels(context).searchField, search: context.translate("pages.failure.search") },
  };
  const found = { ...(!context.hostShop && { search }) };
  return status === 420 ? { kind: "shop", ...found, links: ownOrders(context) } : { kind: "page", ...found };
}

/** What somebody ordered in a shop stays theirs when it is closed: the platform has the orders of all shops. */
function ownOrders({ paths, translate }: RequestContext): PageFailureData["links"] {
  return {
    title: translate("pages.failure.ownOrders.title"),
    categories: [{ name: translate("pages.failure.ownOrders.link"), href: paths.own.orders }],
  };
}

/** A shop that took money before it was closed is still reported. */
const reportLink = ({ paths, translate }: RequestContext, shopName: string) => ({
  name: translate("shopReports.link"),
  href: paths.reportShop(shopName),
});

/** Throw this to answer with a failure page. @param seconds after which it may be there again */
export function pageFailure(context: RequestContext, status: PageFailureStatus, seconds?: number): Response {
  const words = { ...pageFailureData(context, status, seconds), ...whatIsMissing(context, status) };
  return json({ ...words, frame: siteFrame(context) }, { status });
}

/** Throw this where a shop is there, but closed by the platform or its owner: its app and its posters still lead to it. */
export function closedShop(
  context: RequestContext,
  shop: { shop_name: string; title: string },
  by: "closed" | "closedByOwner",
): Response {
  const words = { ...pageFailureData(context, 420), ...whatIsMissing(context, 420) };
  const closed = {
    title: context.translate(`pages.failure.${by}.title`, { shop: shop.title }),
    text: context.translate(`pages.failure.${by}.text`),
    links: words.links && {
      ...words.links,
      categories: [...words.links.categories, reportLink(context, shop.shop_name)],
    },
  };
  return json({ ...words, ...closed, frame: siteFrame(context) }, { status: 420 });
}

/** The answer of a call that a page cannot be shown without, or the page that says why there is none. */
export async function answerOrPage<Answer>(
  context: RequestContext,
  call: PromiseLike<Answer>,
): Promise<Answer> {
  const found = await attempt(call);
  if (!found.ok) throw failureAsPage(context, found.failure);
  return found.answer;
}

/**
 * What a refused call means for a page that cannot be shown without it: a shop that is not there is
 * 420, too many requests are 429 with the time to wait, a late answer is 408, a database that is away is 503 with the time to
 * wait; anything else is not there.
 */
export function failureAsPage(context: RequestContext, failure: CallFailure): Response {
  if (failure.code === "store_not_found") return pageFailure(context, 420);
  if (failure.code === "request_timeout") return pageFailure(context, 408);
  const isBusy = failure.code === "server_busy";
  if (!isBusy && failure.code !== "too_many_requests") return pageFailure(context, 404);
  const seconds = Number(failure.context.retry_after ?? 60);
  context.replyHeaders.set("Retry-After", String(seconds));
  return pageFailure(context, isBusy ? 503 : 429, seconds);
}
