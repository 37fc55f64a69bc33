import { json } from "@remix-run/node";
import { helpPhone } from "@haat/i18n/brand";
import type { PageFailureData } from "../shell/page-failure";
import type { CallFailure } from "./call-failure.server";
import type { RequestContext } from "./request-context.server";
import { siteFrame } from "./site-frame.server";

/** The pages that say why there is no page (specification §2, "Special pages"). */
export type PageFailureStatus = 404 | 420 | 500;

/** The words of a failure page, as its boundary shows them. */
export function pageFailureData(context: RequestContext, status: PageFailureStatus): PageFailureData {
  const { translate } = context;
  return {
    status,
    title: translate(`pages.failure.${status}.title`),
    text: translate(`pages.failure.${status}.text`),
    home: { label: translate(`pages.failure.${status}.home`), href: context.paths.platformHome },
    help: { label: translate("pages.help.label"), phone: helpPhone },
  };
}

/** Throw this to answer with a failure page. */
export function pageFailure(context: RequestContext, status: PageFailureStatus): Response {
  return json({ ...pageFailureData(context, status), frame: siteFrame(context) }, { status });
}

/**
 * What a refused call means for a page that cannot be shown without it: a shop that is not there is 420, anything else
 * that is not there 404 (specification §8).
 */
export function failureAsPage(context: RequestContext, failure: CallFailure): Response {
  return pageFailure(context, failure.code === "store_not_found" ? 420 : 404);
}
