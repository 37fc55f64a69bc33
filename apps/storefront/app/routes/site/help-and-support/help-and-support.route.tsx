import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadHelp } from "./help-and-support.server";
import { HelpView } from "./help-and-support.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  return {
    head: pageHead(context, {
      title: translate("sitePages.help.title"),
      brand: translate("pages.brand"),
      description: translate("sitePages.help.description"),
    }),
    frame: siteFrame(context),
    page: loadHelp(context),
  };
}

export default function HelpRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <HelpView {...page} />
    </SiteFrame>
  );
}
