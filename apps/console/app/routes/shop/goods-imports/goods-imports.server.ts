import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { importRow } from "../import-state.server";

/** A shop's goods as files: had, brought, and brought before. */
export async function goodsImportsPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const calls = context.client().sellerGoodsImport;
  const inShop = { language, seller_key };
  const [exported, brought] = await Promise.all([
    answerOrPage(context, calls.goodsExportParts(inShop)),
    answerOrPage(context, calls.goodsImports(inShop)),
  ]);
  const title = translate("goodsImport.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("goodsImport.lead"),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    action: paths.shop(seller_key, "goods/import"),
    files: exportLinks(context, seller_key, exported.data),
    help: { href: paths.shop(seller_key, "goods/import/help"), label: translate("goodsImport.upload.help") },
    last: brought.data.imports.map((each) => importRow(context, seller_key, each)),
    labels: {
      upload: translate("goodsImport.upload.title"),
      table: translate("goodsImport.upload.table"),
      tableHint: translate("goodsImport.upload.tableHint"),
      pictures: translate("goodsImport.upload.pictures"),
      picturesHint: translate("goodsImport.upload.picturesHint"),
      choose: translate("components.fileField.chooseFile"),
      submit: translate("goodsImport.upload.submit"),
      last: translate("goodsImport.last.title"),
      optional: translate("components.optional"),
      errors: componentLabels(context).formErrors,
    },
  };
}

function exportLinks(
  { language, paths, translate }: ConsoleContext,
  seller_key: string,
  { products, parts }: { products: number; parts: { part: number; from: number; to: number }[] },
) {
  const formatted = (number: number) => formatNumber(number, language);
  return {
    title: translate("goodsImport.export.title"),
    text:
      products > 0
        ? translate("goodsImport.export.text", { count: products, formatted: formatted(products) })
        : translate("goodsImport.export.none"),
    links: parts.flatMap(({ part, from, to }) =>
      sheetFormat.options.toReversed().map((format) => {
        const which =
          parts.length === 1
            ? translate("goodsImport.export.all")
            : translate("goodsImport.export.part", { from: formatted(from), to: formatted(to) });
        return {
          href: paths.goodsExport(seller_key, part, format),
          label: translate("goodsImport.export.of", {
            part: which,
            format: translate(`goodsImport.export.${format}`),
          }),
        };
      }),
    ),
  };
}
