import { useActionData, useLoaderData } from "@remix-run/react";
import { formState } from "@haat/web-forms/submission";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { changePause, pausePage } from "./shop-pause.server";
import { ShopPauseView } from "./shop-pause.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "shop-pause", (shop) => pausePage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "shop-pause", (shop) => changePause(args.context, shop, args.request));
}

export default function ShopPauseRoute() {
  return (
    <ShopPauseView page={useLoaderData<typeof loader>()} state={formState(useActionData<typeof action>())} />
  );
}
