import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { inLanguage } from "@haat/web-host/language-of-path";
import { answerOrPage } from "../../../server/failure/page-failure.server";

/**
 * The link on a shop's posters and QR codes: it bears the shop's key, and leads to the shop's own address, whatever that is
 * by now.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const asked = context.client().shopAddress.shopLink({ sellerKey: params.shopKey ?? "" });
  const { shop_name } = (await answerOrPage(context, asked)).data;
  // Not for good: the name may change, and a browser would keep the old one.
  return redirect(`${context.paths.shopOrigin(shop_name)}${inLanguage("/", context.language)}`, 302);
}
