import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import * as bulkEdits from "./bulk-edit.usecases";

const calls = sellerApi.sellerBulkEdit;

export const bulkEditRoutes = {
  goodsTable: calls.goodsTable.handler(async ({ input, context }) => ({
    success: true,
    data: await bulkEdits.showGoodsTable(context.services, context.scope, input.language, input),
  })),
  previewBulkEdit: calls.previewBulkEdit.handler(async ({ input, context }) => ({
    success: true,
    data: await bulkEdits.previewBulkEdit(context.services, context, input.changes),
  })),
  previewPriceRule: calls.previewPriceRule.handler(async ({ input, context }) => {
    const { language: _language, seller_key: _shop, ...asked } = input;
    return { success: true, data: await bulkEdits.previewPriceRule(context.services, context, asked) };
  }),
  bulkEdits: calls.bulkEdits.handler(async ({ context }) => ({
    success: true,
    data: { edits: await bulkEdits.listBulkEdits(context.services, context.scope) },
  })),
  bulkEdit: calls.bulkEdit.handler(async ({ input, context }) => ({
    success: true,
    data: await bulkEdits.showBulkEdit(context.services, context.scope, input.language, input),
  })),
  applyBulkEdit: calls.applyBulkEdit.handler(async ({ input, context }) => {
    const { language } = input;
    const edit = await bulkEdits.applyBulkEdit(context.services, context, input);
    const count = edit.row_count;
    const message = translator(language)("bulkEdit.applied", {
      count,
      formatted: formatNumber(count, language),
    });
    return { success: true, data: { edit }, message };
  }),
  undoBulkEdit: calls.undoBulkEdit.handler(async ({ input, context }) => {
    const { language } = input;
    const edit = await bulkEdits.undoBulkEdit(context.services, context, input);
    const count = edit.row_count - edit.moved_count;
    const message = translator(language)("bulkEdit.undone", {
      count,
      formatted: formatNumber(count, language),
    });
    return { success: true, data: { edit }, message };
  }),
};
