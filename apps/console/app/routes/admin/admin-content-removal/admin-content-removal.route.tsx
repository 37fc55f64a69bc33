import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { contentRemovalPage, removeContent } from "./admin-content-removal.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { kind = "", content = "" } = args.params;
  return onPlatform(args, "admin-content-removal", () => contentRemovalPage(args.context, kind, content));
}

export function action(args: ConsoleArgs) {
  const { kind = "", content = "" } = args.params;
  return onPlatform(args, "admin-content-removal", () => removeContent(args.context, kind, content));
}

export default function AdminContentRemovalRoute() {
  return (
    <FormPageView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
