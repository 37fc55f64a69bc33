import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeHours } from "./hours.action.server";
import { hoursPage } from "./hours.server";
import { HoursView } from "./hours.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "hours", (shop) => hoursPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "hours", (shop) => changeHours(args.context, shop, args.request));
}

export default function HoursRoute() {
  return (
    <HoursView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
