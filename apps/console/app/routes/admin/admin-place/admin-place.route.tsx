import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { onPlatform } from "../../../server/http/guard.server";
import { mergePlace } from "./admin-place.action.server";
import { placePage } from "./admin-place.server";
import { AdminPlaceView } from "./admin-place.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  const { city = "" } = args.params;
  return onPlatform(args, "admin-place", () => placePage(args.context, city, args.request));
}

export function action(args: ConsoleArgs) {
  const { city = "" } = args.params;
  return onPlatform(args, "admin-place", () => mergePlace(args.context, city, args.request));
}

export default function AdminPlaceRoute() {
  return (
    <AdminPlaceView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
