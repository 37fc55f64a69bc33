import { useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { apiKeyRemovalPage, revokeApiKey } from "./api-key-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  const { apiKey = "" } = args.params;
  return inShop(args, "api-key-removal", (shop) => apiKeyRemovalPage(args.context, shop, apiKey));
}

export function action(args: ConsoleArgs) {
  const { apiKey = "" } = args.params;
  return inShop(args, "api-key-removal", (shop) => revokeApiKey(args.context, shop, apiKey));
}

export default function ApiKeyRemovalRoute() {
  return <FormPageView page={useLoaderData<typeof loader>()} state={formState(undefined)} />;
}
