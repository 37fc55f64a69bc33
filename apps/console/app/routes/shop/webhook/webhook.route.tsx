import { useActionData, useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FreshSecretView } from "../fresh-secret.view";
import { webhookAction } from "./webhook.action.server";
import { webhookPage } from "./webhook.server";
import { WebhookView } from "./webhook.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "webhook", (shop) => webhookPage(args.context, shop, args.params.webhook ?? ""));
}

export function action(args: ConsoleArgs) {
  const { context, params, request } = args;
  return inShop(args, "webhook", (shop) => webhookAction(context, shop, params.webhook ?? "", request));
}

export default function WebhookRoute() {
  const page = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  if (answer && "fresh" in answer) return <FreshSecretView {...answer.fresh} />;
  return <WebhookView page={page} />;
}
