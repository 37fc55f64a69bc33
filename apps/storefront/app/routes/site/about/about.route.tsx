import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadAbout } from "../about.server";
import { AboutView } from "./about.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  return {
    head: siteHead(context, {
      title: translate("policies.about.title"),
      description: translate("policies.about.description"),
    }),
    page: loadAbout(context),
  };
}

export default function AboutRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <AboutView {...page} />;
}
