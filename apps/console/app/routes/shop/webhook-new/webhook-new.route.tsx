import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { webhookNewPage, createWebhook } from "./webhook-new.server";
import { FreshSecretView } from "../fresh-secret.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "webhook-new", (shop) => webhookNewPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "webhook-new", (shop) => createWebhook(args.context, shop, args.request));
}

export default function WebhookNewRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "fresh" in answer) return <FreshSecretView {...answer.fresh} />;
  return <FormPageView page={page} state={formState(answer)} />;
}
