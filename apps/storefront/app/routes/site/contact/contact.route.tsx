import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { RequestContext } from "../../../server/http/request-context.server";
import { siteHead } from "../../../server/seo/head.server";
import { sendMessage } from "./contact.action.server";
import { loadContact } from "./contact.server";
import { ContactView } from "./contact.view";
import { sendReport } from "./shop-report.action.server";
import { loadShopReport, reportedShop } from "./shop-report.server";
import { ShopReportView } from "./shop-report.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export async function loader({ context }: LoaderFunctionArgs) {
  const shop = reportedShop(context);
  return shop === undefined ? messagePage(context) : reportPage(context, shop);
}

async function messagePage(context: RequestContext) {
  context.cacheForAll();
  const page = await loadContact(context);
  const description = context.translate("sitePages.contact.description");
  return { head: siteHead(context, { title: page.title, description }), page };
}

async function reportPage(context: RequestContext, shopName: string) {
  const report = await loadShopReport(context, shopName);
  const { title, lead } = report;
  return { head: siteHead(context, { title, description: lead, isUnlisted: true }), report };
}

export async function action({ context, request }: ActionFunctionArgs) {
  const shop = reportedShop(context);
  return shop === undefined ? sendMessage(context, request) : sendReport(context, shop, request);
}

export default function ContactRoute() {
  const shown = useLoaderData<typeof loader>();
  const state = formState(useActionData<typeof action>());
  return "report" in shown ? (
    <ShopReportView page={shown.report} state={state} />
  ) : (
    <ContactView {...shown.page} state={state} />
  );
}
