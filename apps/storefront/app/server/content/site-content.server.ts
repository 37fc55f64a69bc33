import type { LandingContent } from "@haat/contract/shop/landing.contract";
import { answerOrPage } from "../failure/page-failure.server";
import type { RequestContext } from "../http/request-context.server";

const contents = new WeakMap<RequestContext, Promise<LandingContent>>();

/** What the platform's people show on the marketing site; asked for once a request. @throws the page of a fault */
export function siteContent(context: RequestContext): Promise<LandingContent> {
  const { language } = context;
  const known = contents.get(context);
  if (known) return known;
  const asked = answerOrPage(context, context.client().landing.landingContent({ language })).then(
    ({ data }) => data,
  );
  contents.set(context, asked);
  return asked;
}
