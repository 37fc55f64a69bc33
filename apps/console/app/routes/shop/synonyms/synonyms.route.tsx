import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveSynonyms } from "./synonyms.action.server";
import { synonymsPage } from "./synonyms.server";
import { SynonymsView } from "./synonyms.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { group = "" } = args.params;
  return inShop(args, "synonyms", (shop) => synonymsPage(args.context, shop, group, args.request));
}

export function action(args: ConsoleArgs) {
  const { group = "" } = args.params;
  return inShop(args, "synonyms", (shop) => saveSynonyms(args.context, shop, group, args.request));
}

export default function SynonymsRoute() {
  return (
    <SynonymsView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
