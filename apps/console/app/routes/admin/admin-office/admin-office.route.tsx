import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { saveOffice } from "./admin-office.action.server";
import { officePage } from "./admin-office.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-office", () => officePage(args.context));
}

export function action(args: ConsoleArgs) {
  return onPlatform(args, "admin-office", () => saveOffice(args.context, args.request));
}

export default function AdminOfficeRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
