import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { loadLanding, siteData } from "./landing.server";
import { LandingView } from "./landing.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

/** Everything here is links and one form. */
export const handle = { scripts: false };

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  const landing = await loadLanding(context);
  const frame = siteFrame(context);
  return {
    head: pageHead(context, {
      title: translate("pages.landing.title"),
      brand: translate("pages.brand"),
      description: translate("pages.landing.description"),
      structuredData: siteData(context, frame.help.phone),
    }),
    frame,
    landing,
  };
}

export default function LandingRoute() {
  const { frame, landing } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <LandingView {...landing} />
    </SiteFrame>
  );
}
