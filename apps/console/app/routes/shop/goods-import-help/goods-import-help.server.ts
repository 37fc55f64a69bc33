import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

const rules = ["titles", "blank", "key", "variants", "digits", "stays"] as const;

const columns = [
  "product_id",
  "combination_id",
  "slug",
  "name_bn",
  "name_en",
  "description_bn",
  "description_en",
  "category",
  "price",
  "old_price",
  "measure",
  "measure_unit",
  "facts_bn",
  "facts_en",
  "stock",
  "ribbons",
  "home_city_only",
  "status",
  "choice",
  "value",
  "pictures",
] as const;

/** What each column of a file of goods means, and a sample of one. */
export function goodsImportHelpPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const title = translate("goodsImport.help.title");
  const numbered = (column: "choice" | "value") => {
    const [bn, en] = (["bn", "en"] as const).map((of) =>
      translate(`goodsImport.columns.${column}_${of}`, { number: formatNumber(1, language) }),
    );
    return `${bn}, ${en} …`;
  };
  return {
    head: pageHead(context, title),
    title,
    lead: translate("goodsImport.help.lead"),
    back: { href: paths.shop(seller_key, "goods/import"), label: translate("goodsImport.back") },
    samples: {
      title: translate("goodsImport.help.sampleTitle"),
      links: sheetFormat.options.toReversed().map((format) => ({
        href: paths.goodsSample(seller_key, format),
        label: translate(`goodsImport.export.${format}`),
      })),
    },
    rules: {
      title: translate("goodsImport.help.rulesTitle"),
      lines: rules.map((rule) => translate(`goodsImport.help.rules.${rule}`)),
    },
    columns: {
      title: translate("goodsImport.help.columnsTitle"),
      rows: columns.map((column) => ({
        label:
          column === "choice" || column === "value"
            ? numbered(column)
            : translate(`goodsImport.columns.${column}`),
        lines: [{ text: translate(`goodsImport.help.columns.${column}`) }],
      })),
    },
    format: { title: translate("goodsImport.help.formatTitle"), text: translate("goodsImport.help.format") },
  };
}
