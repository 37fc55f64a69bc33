import { redirect } from "@remix-run/node";
import { sellerAppUrl } from "../../server/seller-app.server";

/** The seller app's store listing (specification §2). */
export function loader() {
  return redirect(sellerAppUrl(), 302);
}
