import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import { idField } from "@haat/contract/shared/fields";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import { sendFile } from "../../../server/http/answer-file.server";
import type { ConsoleArgs } from "../../../server/http/console-context.server";
import { inShop } from "../../../server/http/guard.server";

/** What was not done of an import, as a file to mend; no page of its own. */
export function loader(args: ConsoleArgs) {
  return inShop(args, "goods-import", async ({ seller_key }) => {
    const { context, params } = args;
    const { language } = context;
    const id = idField().safeParse(params.import);
    const format = sheetFormat.safeParse(params.format);
    if (!id.success || !format.success) throw pageFailure(context, 404);
    const wanted = { language, seller_key, id_import: id.data, format: format.data };
    const asked = context.client().sellerGoodsImport.goodsImportFailures(wanted);
    return sendFile(await answerOrPage(context, asked));
  });
}
