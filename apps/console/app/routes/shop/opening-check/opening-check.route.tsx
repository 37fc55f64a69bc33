import { useActionData, useLoaderData } from "@remix-run/react";
import { SummaryList } from "@haat/ui/console/summary-list/summary-list";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { openingCheckPage, sendOpening } from "./opening-check.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "opening-check", (shop) => openingCheckPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "opening-check", (shop) => sendOpening(args.context, shop, args.request));
}

export default function OpeningCheckRoute() {
  const { rows, ...page } = useLoaderData<typeof loader>();
  return (
    <FormPageView
      page={page}
      state={formState(useActionData<typeof action>())}
      before={<SummaryList rows={rows} />}
    />
  );
}
