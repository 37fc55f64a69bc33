import type { QrFormat } from "@haat/contract/shared/choices";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import type { Services } from "../../http/call";
import { showShopProduct } from "../seller-product/seller-product.usecases";
import { drawQrFile } from "../shop-app/qr-code";

/** A product of a shop, and the file in which its code is wanted. */
interface WantedQr {
  language: Language;
  seller_key: string;
  id_product: number;
  format: QrFormat;
}

/** The QR code of a product's short link, as a file that bears the product's name. @throws product_not_found */
export async function drawProductQr(
  services: Services,
  scope: MemberScope,
  { language, seller_key, id_product, format }: WantedQr,
): Promise<File> {
  const product = await showShopProduct(services, scope, { language, sellerKey: seller_key, id: id_product });
  return drawQrFile(product.short_link, product.slug, format);
}
