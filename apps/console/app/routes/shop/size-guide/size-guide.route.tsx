import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { saveSizeGuide } from "./size-guide.action.server";
import { sizeGuidePage } from "./size-guide.server";
import { SizeGuideFormView } from "./size-guide.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { guide = "" } = args.params;
  return inShop(args, "size-guide", (shop) => sizeGuidePage(args.context, shop, guide));
}

export function action(args: ConsoleArgs) {
  const { guide = "" } = args.params;
  return inShop(args, "size-guide", (shop) => saveSizeGuide(args.context, shop, guide, args.request));
}

export default function SizeGuideRoute() {
  const answer = useActionData<typeof action>();
  return (
    <SizeGuideFormView
      page={useLoaderData<typeof loader>()}
      state={formState(answer)}
      shaped={answer && "editor" in answer ? answer.editor : undefined}
    />
  );
}
