import { randomUUID } from "node:crypto";
import { sizeUnit, type SizeUnit } from "@haat/contract/seller/seller-size-guides.contract";
import { sizeGuideLimits as limits } from "@haat/contract/shared/size-guide-limits";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { SheetTableProps } from "@haat/ui/console/sheet-table/sheet-table";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { nameHere } from "../size-guide-of.server";
import {
  cellField,
  columnField,
  sizeField,
  sizeGuideFormFields as fields,
  sizeGuideIntents as intents,
} from "./size-guide.form";
import type { SizeGuideEditor } from "./size-guide.view";
import type { TypedColumn, TypedSizeGuide } from "./typed-size-guide.server";

/** What is typed of a table, with the buttons that shape it. */
export function sizeGuideEditor(context: ConsoleContext, guide: TypedSizeGuide): SizeGuideEditor {
  const { translate } = context;
  const { columns, rows } = guide;
  return {
    stamp: randomUUID(),
    columns: columns.map((column, place) => columnPart(context, column, place, columns.length > 1)),
    sheet: {
      label: translate("sizeGuides.sizes"),
      columns: [
        translate("sizeGuides.size"),
        ...columns.map((column, place) => headOf(context, column, place)),
      ],
      rows: rows.map((row, place) => sheetRow(context, guide, row, place)),
    },
    addColumn:
      columns.length < limits.columnsMost
        ? { name: fields.intent, value: intents.addColumn, label: translate("sizeGuides.addColumn") }
        : undefined,
    addRow:
      rows.length < limits.rowsMost
        ? { name: fields.intent, value: intents.addRow, label: translate("sizeGuides.addRow") }
        : undefined,
    words: {
      columns: translate("sizeGuides.columns"),
      columnsHint: translate("sizeGuides.columnsHint"),
      sizes: translate("sizeGuides.sizes"),
      sizesHint: translate("sizeGuides.sizesHint"),
    },
  };
}

function columnPart(context: ConsoleContext, column: TypedColumn, place: number, canGo: boolean) {
  const { language, translate } = context;
  const number = formatNumber(place + 1, language);
  const name = (lang: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: columnField(place, `name_${lang}`),
    label: translate(lang === "bn" ? "sizeGuides.columnBn" : "sizeGuides.columnEn"),
    lang,
    value: column[`name_${lang}`],
    optionalMark: lang === language ? undefined : translate("components.optional"),
  });
  const unit: ConsoleFieldData = {
    kind: "select",
    name: columnField(place, "unit"),
    label: translate("sizeGuides.unit"),
    value: column.unit,
    options: sizeUnit.options.map((value) => ({ value, label: translate(`sizeGuides.units.${value}`) })),
  };
  return {
    legend: translate("sizeGuides.column", { number }),
    fields: [...(language === "bn" ? [name("bn"), name("en")] : [name("en"), name("bn")]), unit],
    remove: canGo
      ? {
          name: fields.intent,
          value: intents.removeColumn(place),
          label: translate("sizeGuides.removeColumn", { number }),
        }
      : undefined,
  };
}

function headOf(context: ConsoleContext, column: TypedColumn, place: number): string {
  const { language, translate } = context;
  const unit: SizeUnit = sizeUnit.safeParse(column.unit).data ?? "words";
  const number = formatNumber(place + 1, language);
  const name = nameHere(context, column).trim() || translate("sizeGuides.noName", { number });
  return translate(`sizeGuides.headUnits.${unit}`, { name });
}

function sheetRow(
  context: ConsoleContext,
  { columns, rows }: TypedSizeGuide,
  { size, cells }: TypedSizeGuide["rows"][number],
  place: number,
): SheetTableProps["rows"][number] {
  const { language, translate } = context;
  const number = formatNumber(place + 1, language);
  return {
    id: String(place),
    cells: [
      {
        name: sizeField(place),
        label: translate("sizeGuides.sizeSpoken", { number }),
        value: formatDigits(size, language),
      },
      ...columns.map((column, at) => ({
        name: cellField(place, at),
        label: translate("sizeGuides.cellSpoken", { column: headOf(context, column, at), number }),
        value: formatDigits(cells[at] ?? "", language),
        isNumber: column.unit !== "words",
      })),
    ],
    remove:
      rows.length > 1
        ? {
            name: fields.intent,
            value: intents.removeRow(place),
            label: translate("sizeGuides.removeRow", { number }),
          }
        : undefined,
  };
}
