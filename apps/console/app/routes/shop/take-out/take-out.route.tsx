import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { moveTakeOut } from "./take-out.action.server";
import { takeOutPage } from "./take-out.server";
import { TakeOutView } from "./take-out.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "take-out", (shop) => takeOutPage(args.context, shop));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "take-out", (shop) => moveTakeOut(args.context, shop, args.request));
}

export default function TakeOutRoute() {
  return <TakeOutView page={useLoaderData<typeof loader>()} />;
}
