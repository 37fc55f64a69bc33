import { redirect } from "@remix-run/node";
import type { BulkEdit, BulkEditRow } from "@haat/contract/seller/bulk-edit.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { tableQuery } from "../goods-table-asked.server";
import { bulkEditFields, bulkEditIntents } from "./bulk-edit.form";

/** A change of many products: old and new of each, to be done or taken back. */
export async function bulkEditPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  named: string,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id_bulk_edit = idOf(context, named);
  const page = pageOf(request);
  const call = context.client().sellerBulkEdit.bulkEdit({ language, seller_key, id_bulk_edit, page });
  const { edit, rows, last_page, biggest } = (await answerOrPage(context, call)).data;
  const counted = (count: number) => ({ count, formatted: formatNumber(count, language) });
  const title = translate("bulkEdit.edit.title", counted(edit.row_count));
  const to = (number: number) =>
    paths.bulkEdit(seller_key, id_bulk_edit, number > 1 ? { page: String(number) } : {});
  return {
    head: pageHead(context, title),
    title,
    lead: leadOf(context, edit),
    back: { href: tableOf(context, seller_key, edit, rows), label: translate("bulkEdit.edit.back") },
    action: to(1),
    moved:
      edit.state !== "applied" && edit.moved_count > 0
        ? translate(
            `bulkEdit.edit.${edit.state === "undone" ? "keptLead" : "movedLead"}`,
            counted(edit.moved_count),
          )
        : undefined,
    biggest: biggest?.price
      ? translate("bulkEdit.edit.biggest", {
          name: nameOf(biggest),
          before: formatMoney(biggest.price.before, language),
          after: formatMoney(biggest.price.after, language),
        })
      : undefined,
    move: moveOf(context, edit),
    rowsTitle: translate("bulkEdit.edit.rows"),
    rows: rows.map((row) => ({
      ...rowOf(context, edit, row),
      href: paths.product(seller_key, row.id_product),
    })),
    steps: {
      previous: page > 1 ? to(page - 1) : undefined,
      next: page < last_page ? to(page + 1) : undefined,
    },
    labels: {
      previous: translate("consoleShell.list.previous"),
      next: translate("consoleShell.list.next"),
    },
  };
}

/** The table that the change was made in: where all of it is of one product, of that one. */
function tableOf(
  { paths }: ConsoleContext,
  seller_key: string,
  { row_count }: BulkEdit,
  rows: readonly BulkEditRow[],
): string {
  const [id_product, ...others] = new Set(rows.map((row) => row.id_product));
  const isOfOne = rows.length === row_count && others.length === 0;
  return paths.shop(seller_key, "goods/table", isOfOne && id_product ? tableQuery({ id_product }) : {});
}

function idOf(context: ConsoleContext, named: string): number {
  if (!/^\d{1,9}$/.test(named)) throw pageFailure(context, 404);
  return Number(named);
}

function leadOf({ language, translate }: ConsoleContext, { state, at, name }: BulkEdit): string {
  const when = formatDateTime(at, language);
  if (state === "previewed") return translate("bulkEdit.edit.previewLead");
  if (state === "undone") return translate("bulkEdit.edit.undoneLead", { when });
  return name
    ? translate("bulkEdit.edit.appliedBy", { when, name })
    : translate("bulkEdit.edit.appliedLead", { when });
}

/** The one thing to do with it: do it, or take it back. */
function moveOf({ language, translate }: ConsoleContext, { state, row_count: count }: BulkEdit) {
  if (count === 0 || state === "undone") return undefined;
  const formatted = formatNumber(count, language);
  return state === "previewed"
    ? {
        intent: bulkEditIntents.apply,
        label: translate("bulkEdit.edit.apply", { count, formatted }),
        text: "",
      }
    : {
        intent: bulkEditIntents.undo,
        label: translate("bulkEdit.edit.undo"),
        text: translate("bulkEdit.edit.undoText"),
      };
}

const nameOf = ({ name, choice }: BulkEditRow) => (choice ? `${name} · ${choice}` : name);

function rowOf({ language, translate }: ConsoleContext, { state }: BulkEdit, row: BulkEditRow): ListRow {
  const { id_product, id_combination, price, stock, is_moved } = row;
  const money = (poisha: number | null) =>
    poisha === null ? translate("bulkEdit.edit.none") : formatMoney(poisha, language);
  const step = (before: string, after: string) => translate("bulkEdit.edit.step", { before, after });
  const lines = [
    price &&
      price.before !== price.after &&
      `${translate("bulkEdit.edit.price")}: ${step(money(price.before), money(price.after))}`,
    price &&
      price.old_before !== price.old_after &&
      translate("bulkEdit.edit.old", { before: money(price.old_before), after: money(price.old_after) }),
    stock &&
      `${translate("bulkEdit.edit.stock")}: ${step(formatNumber(stock.before, language), formatNumber(stock.after, language))}`,
  ];
  return {
    id: `${id_product}-${id_combination ?? 0}`,
    title: nameOf(row),
    lines: lines.filter((line) => typeof line === "string"),
    state: is_moved
      ? { label: translate(`bulkEdit.edit.${state === "undone" ? "kept" : "moved"}`), tone: "warning" }
      : undefined,
  };
}

/** Does the change, or takes it back; then its page says so. */
export async function moveBulkEdit(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  named: string,
  request: Request,
) {
  const { language, paths } = context;
  const asked = { language, seller_key, id_bulk_edit: idOf(context, named) };
  const form = await readForm(request, Object.values(bulkEditFields));
  const { applyBulkEdit, undoBulkEdit } = context.client().sellerBulkEdit;
  const isUndo = form.get(bulkEditFields.intent) === bulkEditIntents.undo;
  const moved = await attempt((isUndo ? undoBulkEdit : applyBulkEdit)(asked));
  if (moved.ok) leaveMessage(context, "success", moved.answer.message ?? "");
  else leaveMessage(context, "error", moved.failure.detail);
  const isGone = !moved.ok && moved.failure.code === "bulk_edit_not_found";
  return redirect(
    isGone ? paths.shop(seller_key, "goods/table") : paths.bulkEdit(seller_key, asked.id_bulk_edit),
  );
}
