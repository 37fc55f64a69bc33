import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { faqPageData } from "@haat/ui/commerce/faq/faq";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadFaq } from "./faq.server";
import { FaqView } from "./faq.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  const page = loadFaq(context);
  return {
    head: pageHead(context, {
      title: page.title,
      brand: translate("pages.brand"),
      description: translate("sitePages.faq.description"),
      structuredData: [faqPageData(page.groups.flatMap(({ entries }) => entries))],
    }),
    frame: siteFrame(context),
    page,
  };
}

export default function FaqRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <FaqView {...page} />
    </SiteFrame>
  );
}
