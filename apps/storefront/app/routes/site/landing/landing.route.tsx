import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadLanding, siteData } from "./landing.server";
import { LandingView } from "./landing.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  const landing = await loadLanding(context);
  return {
    head: siteHead(context, {
      title: translate("pages.landing.title"),
      description: translate("pages.landing.description"),
      structuredData: siteData(context),
    }),
    landing,
  };
}

export default function LandingRoute() {
  const { landing } = useLoaderData<typeof loader>();
  return <LandingView {...landing} />;
}
