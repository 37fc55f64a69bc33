import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { decide, decisionPage } from "./admin-decision.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { sellerKey = "", move = "" } = args.params;
  return onPlatform(args, "admin-decision", () => decisionPage(args.context, sellerKey, move, args.request));
}

export function action(args: ConsoleArgs) {
  const { sellerKey = "", move = "" } = args.params;
  return onPlatform(args, "admin-decision", () => decide(args.context, sellerKey, move, args.request));
}

export default function AdminDecisionRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
