import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { ComplaintPageView } from "../../complaint-page.view";
import { answerShopComplaint, shopComplaintPage } from "./complaint.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "complaint", (shop) => shopComplaintPage(args.context, shop, args.params.complaint));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "complaint", (shop) =>
    answerShopComplaint(args.context, shop, args.params.complaint, args.request),
  );
}

export default function ComplaintRoute() {
  return (
    <ComplaintPageView
      page={useLoaderData<typeof loader>()}
      state={formState(useActionData<typeof action>())}
    />
  );
}
