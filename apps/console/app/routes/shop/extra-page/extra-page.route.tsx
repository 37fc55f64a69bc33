import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveExtraPage } from "./extra-page.action.server";
import { extraPagePage } from "./extra-page.server";
import { ExtraPageFormView } from "./extra-page.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { page = "" } = args.params;
  return inShop(args, "extra-page", (shop) => extraPagePage(args.context, shop, page));
}

export function action(args: ConsoleArgs) {
  const { page = "" } = args.params;
  return inShop(args, "extra-page", (shop) => saveExtraPage(args.context, shop, page, args.request));
}

export default function ExtraPageRoute() {
  const answer = useActionData<typeof action>();
  return (
    <ExtraPageFormView
      page={useLoaderData<typeof loader>()}
      state={formState(answer)}
      previewed={answer && "preview" in answer ? answer.preview : undefined}
    />
  );
}
