import { useLoaderData } from "@remix-run/react";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";
import { CashBookView } from "./cash-book.view";
import { cashBookPage } from "./cash-book.server";

export { PageError as ErrorBoundary } from "../../../shell/page-error";
export { pageMeta as meta } from "../../../shell/page-meta";

export function loader(args: ConsoleArgs) {
  return inShop(args, "cash-book", (shop) => cashBookPage(args.context, shop, args.request));
}

export default function CashBookRoute() {
  return <CashBookView page={useLoaderData<typeof loader>()} />;
}
