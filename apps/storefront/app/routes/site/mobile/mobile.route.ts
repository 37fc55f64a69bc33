import { redirect } from "@remix-run/node";
import { sellerAppUrl } from "../../../server/content/seller-app.server";

/** The seller app's store listing. */
export function loader() {
  return redirect(sellerAppUrl(), 302);
}
