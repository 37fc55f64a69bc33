import { json, redirect } from "@remix-run/node";
import {
  isRulePossible,
  priceMove,
  priceUnit,
  type BulkEditChange,
} from "@haat/contract/seller/bulk-edit.contract";
import {
  typedPriceField,
  typedPriceOrNothingField,
  typedStockField,
} from "@haat/contract/seller/product-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { parseForm, readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { ruleFields, tableColumns, tableFields, tableIntents } from "./goods-table.form";
import { tableAsked } from "../goods-table-asked.server";

/** Puts a change together from what was typed or from a rule, and shows it; or fills a column in. */
export async function changeInTable(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const first = await readForm(request.clone(), [tableFields.row, tableFields.intent]);
  const intent = String(first.get(tableFields.intent) ?? "");
  if (intent === tableIntents.rule) return lookAtRule(context, seller_key, request);

  const ids = first
    .getAll(tableFields.row)
    .map(String)
    .filter((id) => /^\d{1,9}-\d{1,9}$/.test(id))
    .slice(0, business.bulkEditRowsPerPage);
  const names = [tableFields.column, tableFields.numbers, ...ids.flatMap(namesOf)];
  const form = await readForm(request, names);
  const rows = ids.map((id) => shownRow(id, form));
  return intent === tableIntents.fill
    ? fillColumn(context, ids, form)
    : lookAtTyped(context, seller_key, rows, form);
}

const namesOf = (id: string) => [
  tableFields.was(id),
  tableFields.price(id),
  tableFields.oldPrice(id),
  tableFields.stock(id),
];

/** A row as the page showed it. */
interface ShownRow {
  id: string;
  price: number;
  oldPrice: number | null;
  stock: number;
}

function shownRow(id: string, form: FormData): ShownRow {
  const [price, oldPrice, stock] = String(form.get(tableFields.was(id)) ?? "").split(",");
  return { id, price: Number(price), oldPrice: oldPrice ? Number(oldPrice) : null, stock: Number(stock) };
}

async function lookAtTyped(
  context: ConsoleContext,
  seller_key: string,
  rows: readonly ShownRow[],
  form: FormData,
) {
  const { language, paths, translate } = context;
  const of = tableIntents.look;
  const typedOver = rows.map((row) => ({ row, fields: typedOverOf(context, row, form) }));
  const schema = z.object(Object.assign({}, ...typedOver.map(({ fields }) => fields)) as z.ZodRawShape);
  const parsed = parseForm(form, schema.loose(), translate);
  if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });

  const typed = parsed.value as Readonly<Record<string, number | null>>;
  const changes = typedOver.filter(({ fields }) => Object.keys(fields).length > 0);
  if (changes.length === 0) {
    const error = { "": [translate("api.errors.bulk_edit_empty")] };
    return json({ status: "error" as const, error, initialValue: valuesOf(form), of }, { status: 422 });
  }
  const asked = {
    language,
    seller_key,
    changes: changes.map(({ row, fields }) => changeOf(row, fields, typed)),
  };
  const looked = await attempt(context.client().sellerBulkEdit.previewBulkEdit(asked));
  if (looked.ok) return redirect(paths.bulkEdit(seller_key, looked.answer.data.id_bulk_edit));
  const failure = atItsRow(
    looked.failure,
    changes.map(({ row }) => row.id),
  );
  return json({ ...refuseForm(form, failure), of }, { status: failure.status });
}

const valuesOf = (form: FormData) =>
  Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));

/** The fields of a row that do not stand as the page showed them: a price from before may be no whole taka, and stays. */
function typedOverOf({ language }: ConsoleContext, { id, price, oldPrice, stock }: ShownRow, form: FormData) {
  const money = (poisha: number | null) => (poisha === null ? "" : typedMoney(poisha, language));
  const [priceName, oldName, stockName] = [
    tableFields.price(id),
    tableFields.oldPrice(id),
    tableFields.stock(id),
  ];
  const isTyped = (name: string, shown: string) => String(form.get(name) ?? shown).trim() !== shown;
  const fields: Record<string, z.ZodType> = {
    ...(isTyped(priceName, money(price)) && { [priceName]: typedPriceField }),
    ...(isTyped(oldName, money(oldPrice)) && { [oldName]: typedPriceOrNothingField }),
    ...(isTyped(stockName, formatNumber(stock, language)) && { [stockName]: typedStockField }),
  };
  return fields;
}

/** With what the page showed: somebody may have bought some of it meanwhile. */
function changeOf(
  { id, price: priceWas, oldPrice, stock: stockWas }: ShownRow,
  fields: Readonly<Record<string, unknown>>,
  typed: Readonly<Record<string, number | null>>,
): BulkEditChange {
  const [id_product = 0, id_combination] = id.split("-").map(Number);
  const { [tableFields.price(id)]: price, [tableFields.stock(id)]: stock } = typed;
  const oldName = tableFields.oldPrice(id);
  return {
    id_product,
    id_combination: id_combination || undefined,
    ...(tableFields.price(id) in fields && { price: price ?? 0 }),
    ...(oldName in fields && { old_price: typed[oldName] ?? null }),
    ...(tableFields.stock(id) in fields && { stock: stock ?? 0 }),
    was: { price: priceWas, old_price: oldPrice, stock: stockWas },
  };
}

/** What the API says of the n-th change, at the field of its row. */
function atItsRow(failure: CallFailure, ids: readonly string[]): CallFailure {
  const fieldOf = { price: tableFields.price, old_price: tableFields.oldPrice, stock: tableFields.stock };
  const errors = failure.errors.map((error) => {
    const [, place = "", part = ""] = /^changes\.(\d+)\.(\w+)$/.exec(error.field) ?? [];
    const id = ids[Number(place)];
    const name = part in fieldOf ? fieldOf[part as keyof typeof fieldOf] : undefined;
    return id && name ? { ...error, field: name(id) } : error;
  });
  return { ...failure, errors };
}

/** A column that was copied from a spreadsheet, for who has no scripts: a line a row, an empty one leaves its row. */
function fillColumn({ language, translate }: ConsoleContext, ids: readonly string[], form: FormData) {
  const of = tableIntents.fill;
  const lines = String(form.get(tableFields.numbers) ?? "")
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.trim());
  if (lines.length > ids.length) {
    const [counted, rows] = [formatNumber(lines.length, language), formatNumber(ids.length, language)];
    const error = { [tableFields.numbers]: [translate("bulkEdit.paste.tooMany", { lines: counted, rows })] };
    return json({ status: "error" as const, error, initialValue: valuesOf(form), of }, { status: 422 });
  }

  const column = tableColumns.find((each) => each === form.get(tableFields.column)) ?? "price";
  const filled = lines.flatMap((line, place) => (line === "" ? [] : [[ids[place] ?? "", line] as const]));
  for (const [id, line] of filled) form.set(tableFields[column](id), line);
  form.delete(tableFields.numbers);
  const formatted = formatNumber(filled.length, language);
  const said = translate("bulkEdit.paste.filled", { count: filled.length, formatted });
  return json({ status: undefined, error: undefined, initialValue: valuesOf(form), of, said });
}

const ruleForm = z
  .object({
    [ruleFields.move]: priceMove,
    [ruleFields.unit]: priceUnit,
    [ruleFields.amount]: z
      .string({ error: "rule_amount" satisfies FieldErrorCode })
      .transform((typed) => toLatinDigits(typed).replace(/[,৳%\s]/g, ""))
      .refine((digits) => /^\d{1,7}$/.test(digits), "rule_amount" satisfies FieldErrorCode)
      .transform(Number),
    [ruleFields.round]: z.enum(["1", "5", "10"]).transform((taka) => Number(taka) as 1 | 5 | 10),
    [ruleFields.crossOut]: z
      .string()
      .optional()
      .transform((ticked) => ticked === "on"),
  })
  .refine((rule) => rule.amount >= 1 && isRulePossible(rule), {
    path: [ruleFields.amount],
    message: "rule_amount" satisfies FieldErrorCode,
  });

async function lookAtRule(context: ConsoleContext, seller_key: string, request: Request) {
  const { language, paths, translate } = context;
  const of = tableIntents.rule;
  const form = await readForm(request, Object.values(ruleFields));
  const parsed = parseForm(form, ruleForm, translate);
  if (!parsed.ok) return json({ ...parsed.result, of }, { status: 422 });
  const { after: _after, ...listed } = tableAsked(request);
  const asked = { language, seller_key, ...listed, ...parsed.value };
  const looked = await attempt(context.client().sellerBulkEdit.previewPriceRule(asked));
  if (looked.ok) return redirect(paths.bulkEdit(seller_key, looked.answer.data.id_bulk_edit));
  return json({ ...refuseForm(form, looked.failure), of }, { status: looked.failure.status });
}
