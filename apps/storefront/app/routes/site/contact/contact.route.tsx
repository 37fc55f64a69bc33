import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import { pageHead } from "../../../server/seo/head.server";
import { siteFrame } from "../../../server/present/site-frame.server";
import { SiteFrame } from "../../../shell/site-frame";
import { sendMessage } from "./contact.action.server";
import { loadContact } from "./contact.server";
import { ContactView } from "./contact.view";

export { SiteError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export const handle = { scripts: false };

export async function loader({ context }: LoaderFunctionArgs) {
  const { translate } = context;
  context.share();
  const page = await loadContact(context);
  return {
    head: pageHead(context, {
      title: page.title,
      brand: translate("pages.brand"),
      description: translate("sitePages.contact.description"),
    }),
    frame: siteFrame(context),
    page,
  };
}

export async function action({ context, request }: ActionFunctionArgs) {
  return sendMessage(context, request);
}

export default function ContactRoute() {
  const { frame, page } = useLoaderData<typeof loader>();
  return (
    <SiteFrame frame={frame}>
      <ContactView {...page} state={formState(useActionData<typeof action>())} />
    </SiteFrame>
  );
}
