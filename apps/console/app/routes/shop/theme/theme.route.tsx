import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changeTheme } from "./theme.action.server";
import { themePage } from "./theme.server";
import { ThemeView } from "./theme.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "theme", (shop) => themePage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "theme", (shop) => changeTheme(args.context, shop, args.request));
}

export default function ThemeRoute() {
  return (
    <ThemeView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
