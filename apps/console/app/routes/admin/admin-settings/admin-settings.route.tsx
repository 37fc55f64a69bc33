import { useActionData, useLoaderData } from "@remix-run/react";
import { RowList } from "@haat/ui/console/row-list/row-list";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { FormPageView } from "../../form-page.view";
import { saveSettings, settingsPage } from "./admin-settings.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return onPlatform(args, "admin-settings", () => settingsPage(args.context));
}

export function action(args: ConsoleArgs) {
  return onPlatform(args, "admin-settings", () => saveSettings(args.context, args.request));
}

export default function AdminSettingsRoute() {
  const page = useLoaderData<typeof loader>();
  return (
    <FormPageView page={page} state={formState(useActionData<typeof action>())}>
      <RowList rows={page.others} />
    </FormPageView>
  );
}
