import type { QrFormat } from "@haat/contract/shared/choices";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import type { Services } from "../../http/call";
import { drawQrFile } from "../shop-app/qr-code";
import { showShopCoupon } from "./seller-coupon.usecases";

/** A coupon of a shop, and the file in which its code is wanted. */
interface WantedQr {
  language: Language;
  seller_key: string;
  id_coupon: number;
  format: QrFormat;
}

/** The QR code of a coupon's short link, as a file that bears the coupon's code. @throws not_found */
export async function drawCouponQr(services: Services, scope: MemberScope, wanted: WantedQr): Promise<File> {
  const { coupon } = await showShopCoupon(services, scope, wanted, wanted.id_coupon);
  return drawQrFile(coupon.short_link, coupon.code.toLowerCase(), wanted.format);
}
