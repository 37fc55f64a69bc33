import type { LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { siteHead } from "../../../server/seo/head.server";
import { questionsData } from "../../../server/seo/structured-data.server";
import { loadFaq } from "./faq.server";
import { FaqView } from "./faq.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  const page = await loadFaq(context);
  return {
    head: siteHead(context, {
      title: page.title,
      description: translate("sitePages.faq.description"),
      structuredData: [questionsData(page.groups.flatMap(({ entries }) => entries))],
    }),
    page,
  };
}

export default function FaqRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <FaqView {...page} />;
}
