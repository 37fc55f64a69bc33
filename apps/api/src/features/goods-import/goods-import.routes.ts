import { translator } from "@haat/i18n/translator";
import { sellerApi } from "../console-account/console-identity";
import { exportGoods, failuresOfImport, listExportParts, sampleOfGoods } from "./goods-files.usecases";
import * as imports from "./goods-import.usecases";
import { uploadGoodsImport } from "./import-upload.usecases";

const calls = sellerApi.sellerGoodsImport;

/** A file for its asker alone, under its own name. */
function asDownload({ replyHeaders }: { replyHeaders: Map<string, string> }, file: File): File {
  replyHeaders.set("content-disposition", `attachment; filename="${file.name}"`);
  replyHeaders.set("cache-control", "private, no-store");
  return file;
}

export const goodsImportRoutes = {
  goodsExportParts: calls.goodsExportParts.handler(async ({ context }) => ({
    success: true,
    data: await listExportParts(context.services, context.scope),
  })),
  goodsExport: calls.goodsExport.handler(async ({ input, context }) =>
    asDownload(context, await exportGoods(context.services, context.scope, input.language, input)),
  ),
  goodsSample: calls.goodsSample.handler(async ({ input, context }) =>
    asDownload(context, await sampleOfGoods(input.language, input.format)),
  ),
  uploadGoodsImport: calls.uploadGoodsImport.handler(async ({ input, context }) => ({
    success: true,
    data: await uploadGoodsImport(context.services, context, input.language, input),
  })),
  goodsImports: calls.goodsImports.handler(async ({ context }) => ({
    success: true,
    data: { imports: await imports.listGoodsImports(context.services, context.scope) },
  })),
  goodsImport: calls.goodsImport.handler(async ({ input, context }) => ({
    success: true,
    data: await imports.showGoodsImport(context.services, context.scope, input.language, input),
  })),
  applyGoodsImport: calls.applyGoodsImport.handler(async ({ input, context }) => ({
    success: true,
    data: { import: await imports.applyGoodsImport(context.services, context, input) },
    message: translator(input.language)("goodsImport.applied"),
  })),
  undoGoodsImport: calls.undoGoodsImport.handler(async ({ input, context }) => ({
    success: true,
    data: { import: await imports.undoGoodsImport(context.services, context, input) },
    message: translator(input.language)("goodsImport.undone"),
  })),
  goodsImportFailures: calls.goodsImportFailures.handler(async ({ input, context }) =>
    asDownload(context, await failuresOfImport(context.services, context.scope, input.language, input)),
  ),
};
