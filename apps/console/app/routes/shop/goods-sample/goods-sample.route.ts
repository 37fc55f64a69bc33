import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** A small file of goods, to see how one is written; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-import-help", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const format = sheetFormat.safeParse(params.format);
    if (!format.success) throw pageFailure(context, 404);
    const wanted = { language, seller_key, format: format.data };
    return sendFile(await answerOrPage(context, context.client().sellerGoodsImport.goodsSample(wanted)));
  });
}
