import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { searchWordsPage } from "./search-words.server";
import { SearchWordsView } from "./search-words.view";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "search-words", (shop) => searchWordsPage(args.context, shop));
}

export default function SearchWordsRoute() {
  return <SearchWordsView page={useLoaderData<typeof loader>()} />;
}
