import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { changeWebhook, webhookEditPage } from "./webhook-edit.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { webhook = "" } = args.params;
  return inShop(args, "webhook-edit", (shop) => webhookEditPage(args.context, shop, webhook));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  const { webhook = "" } = params;
  return inShop(args, "webhook-edit", (shop) => changeWebhook(context, shop, webhook, request));
}

export default function WebhookEditRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
