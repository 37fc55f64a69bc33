import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { homePage, moveSection } from "./home.server";
import { HomeView } from "./home.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";
export {
  keepUnsent as clientAction,
  revalidateWhatWasSent as shouldRevalidate,
} from "@haat/web-forms/unsent";

export function loader(args: ConsoleArgs) {
  return inShop(args, "home", (shop) => homePage(args.context, shop, args.request));
}

export function action(args: ConsoleArgs) {
  return inShop(args, "home", (shop) => moveSection(args.context, shop, args.request));
}

export default function HomeRoute() {
  return <HomeView page={useLoaderData<typeof loader>()} />;
}
