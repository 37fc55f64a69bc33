import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { openingPage } from "./opening.server";
import { OpeningView } from "./opening.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "opening", (shop) => openingPage(args.context, shop));
}

export default function OpeningRoute() {
  return <OpeningView {...useLoaderData<typeof loader>()} />;
}
