import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { sellerAppUrl } from "../../../server/content/seller-app.server";

/** The seller's app: its listing in a store where there is one, otherwise the console, which can be installed itself. */
export function loader({ context }: LoaderFunctionArgs) {
  return redirect(sellerAppUrl() ?? context.paths.console("install"), 302);
}
