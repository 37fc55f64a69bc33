import { locales } from "@haat/i18n/locales";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { answerOrPage } from "../../../server/failure/page-failure.server";

/** The link in a coupon's QR code: it leads to the shop, which puts the coupon into the visitor's cart. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const asked = context.client().shopAddress.shopLink({ sellerKey: params.shopKey ?? "" });
  const { shop_name } = (await answerOrPage(context, asked)).data;
  const shop = `${context.paths.shopOrigin(shop_name)}${locales[context.language].pathPrefix}`;
  // Not for good: the shop's name may change, and a browser would keep the old one.
  return redirect(`${shop}/coupon/${encodeURIComponent(params.code ?? "")}`, 302);
}
