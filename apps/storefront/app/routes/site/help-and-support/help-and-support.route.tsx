import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { loadHelp } from "./help-and-support.server";
import { HelpView } from "./help-and-support.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  return {
    head: siteHead(context, {
      title: translate("sitePages.help.title"),
      description: translate("sitePages.help.description"),
    }),
    page: loadHelp(context),
  };
}

export default function HelpRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <HelpView {...page} />;
}
