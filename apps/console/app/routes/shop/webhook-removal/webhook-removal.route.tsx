import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { webhookRemovalPage, removeWebhook } from "./webhook-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  const { webhook = "" } = args.params;
  return inShop(args, "webhook-removal", (shop) => webhookRemovalPage(args.context, shop, webhook));
}

export function action(args: ConsoleArgs) {
  const { webhook = "" } = args.params;
  return inShop(args, "webhook-removal", (shop) => removeWebhook(args.context, shop, webhook));
}

export default function WebhookRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
