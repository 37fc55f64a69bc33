import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { siteHead } from "../../../server/seo/head.server";
import { sendMessage } from "./contact.action.server";
import { loadContact } from "./contact.server";
import { ContactView } from "./contact.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.cacheForAll();
  const page = await loadContact(context);
  return {
    head: siteHead(context, {
      title: page.title,
      description: translate("sitePages.contact.description"),
    }),
    page,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return sendMessage(context, request);
}

export default function ContactRoute() {
  const { page } = useLoaderData<typeof loader>();
  return <ContactView {...page} state={formState(useActionData<typeof action>())} />;
}
