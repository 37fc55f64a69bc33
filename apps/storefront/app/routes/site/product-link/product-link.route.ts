import { locales } from "@haat/i18n/locales";
import { idField } from "@haat/contract/shared/fields";
import { redirect, type LoaderFunctionArgs } from "@remix-run/node";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";

/**
 * The link in a product's QR code: it leads to the product's page, and to its shop's first page while customers can't meet
 * the product.
 */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = idField().safeParse(params.product);
  if (!id.success) throw pageFailure(context, 404);
  const asked = context
    .client()
    .shopAddress.productLink({ sellerKey: params.shopKey ?? "", id_product: id.data });
  const { shop_name, product_slug } = (await answerOrPage(context, asked)).data;
  const shop = `${context.paths.shopOrigin(shop_name)}${locales[context.language].pathPrefix}`;
  // Not for good: both names may change, and a browser would keep the old ones.
  return redirect(
    product_slug ? `${shop}/product-details/${encodeURIComponent(product_slug)}` : `${shop}/`,
    302,
  );
}
