import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import { idField } from "@haat/contract/shared/fields";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A part of a shop's goods as a file; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-imports", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const part = idField().safeParse(params.part);
    const format = sheetFormat.safeParse(params.format);
    if (!part.success || !format.success) throw pageFailure(context, 404);
    const wanted = { language, seller_key, part: part.data, format: format.data };
    return sendFile(await answerOrPage(context, context.client().sellerGoodsImport.goodsExport(wanted)));
  });
}
