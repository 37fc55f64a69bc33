import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadAbout } from "../about.server";
import { AboutView } from "./about.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  return {
    head: pageHead(context, {
      title: translate("policies.about.title"),
      brand: translate("pages.brand"),
      description: translate("policies.about.description"),
    }),
    frame: siteFrame(context),
    page: loadAbout(context),
  };
}

export default function AboutRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <AboutView {...page} />
    </SiteFrame>
  );
}
