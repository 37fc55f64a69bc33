import { qrFormat } from "@haat/contract/shared/choices";
import { idField } from "@haat/contract/shared/fields";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A coupon's QR code, as the API makes it; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "coupon", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const id = idField().safeParse(params.coupon);
    const format = qrFormat.safeParse(params.format);
    if (!id.success || !format.success) throw pageFailure(context, 404);
    const wanted = { language, seller_key, id_coupon: id.data, format: format.data };
    return sendFile(await answerOrPage(context, context.client().sellerCoupons.couponQr(wanted)));
  });
}
