import { goodsTableView, type BulkEdit, type GoodsTableRow } from "@haat/contract/seller/bulk-edit.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatDateTime } from "@haat/i18n/dates";
import { typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { tableAsked, tableQuery, type TableAsked } from "../goods-table-asked.server";
import { ruleFields, tableColumns, tableFields } from "./goods-table.form";

/** What a shop sells as a table: prices and stock to be typed over, and a rule for all of it. */
export async function goodsTablePage(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const client = context.client();
  const asked = tableAsked(request);
  const inShop = { language, seller_key };
  const [only, table, categories, last] = await Promise.all([
    onlyProduct(context, seller_key, asked),
    answerOrPage(
      context,
      client.sellerBulkEdit.goodsTable({ ...inShop, ...asked, per_page: rowsFor(request) }),
    ),
    answerOrPage(context, client.sellerProducts.productCategories(inShop)),
    answerOrPage(context, client.sellerBulkEdit.bulkEdits(inShop)),
  ]);
  const { rows, next_after } = table.data;
  const to = (query: TableAsked) => paths.shop(seller_key, "goods/table", tableQuery(query));
  const whole = { ...asked, after: undefined };
  return {
    head: pageHead(context, translate("bulkEdit.title")),
    title: translate("bulkEdit.title"),
    lead: translate("bulkEdit.lead"),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    // With its query: what is refused stands on the same rows.
    action: to(asked),
    views: {
      label: translate("bulkEdit.views"),
      more: translate("consoleShell.list.moreViews"),
      tabs: goodsTableView.options.map((view) => ({
        href: to({ ...whole, view }),
        label: translate(`stock.views.${view}`),
        current: view === asked.view,
      })),
    },
    only,
    filter: filterOf(context, seller_key, asked, categories.data.categories),
    rows: rows.map((row) => rowOf(context, row)),
    steps: {
      first: asked.after ? to(whole) : undefined,
      next: next_after ? to({ ...asked, after: next_after }) : undefined,
    },
    columns: tableColumns.map((column) => ({ value: column, label: columnLabel(context, column) })),
    rule: { fields: ruleFieldsOf(context) },
    last: last.data.edits.map((edit) => editRow(context, seller_key, edit)),
    labels: labelsOf(context),
  };
}

/** As few on a phone that they are looked over at once, and the rule below them is near. Phones say that they are mobile. */
const rowsFor = (request: Request) =>
  /Mobi/.test(request.headers.get("user-agent") ?? "")
    ? business.bulkEditRowsOnPhone
    : business.bulkEditRowsPerPage;

/** That the table has one product alone, and the way to all of them. */
async function onlyProduct(
  context: ConsoleContext,
  seller_key: string,
  { id_product, after: _after, ...asked }: TableAsked,
) {
  const { language, paths, translate } = context;
  const labels = { applied: translate("bulkEdit.only.applied") };
  if (id_product === undefined) return { labels, filters: [] };
  const call = context.client().productDrafts.product({ language, seller_key, id_product });
  const { name } = (await answerOrPage(context, call)).data.product;
  const filter = {
    label: translate("bulkEdit.only.product", { name }),
    removeHref: paths.shop(seller_key, "goods/table", tableQuery(asked)),
    removeLabel: translate("bulkEdit.only.remove", { name }),
  };
  return { labels, filters: [filter] };
}

function labelsOf(context: ConsoleContext) {
  const { translate } = context;
  return {
    product: translate("components.numberTable.product"),
    look: translate("bulkEdit.look"),
    unsaved: translate("bulkEdit.unsaved"),
    empty: translate("bulkEdit.empty"),
    emptyText: translate("bulkEdit.emptyText"),
    firstPage: translate("bulkEdit.firstPage"),
    nextPage: translate("bulkEdit.nextPage"),
    paste: {
      title: translate("bulkEdit.paste.title"),
      text: translate("bulkEdit.paste.text"),
      into: translate("bulkEdit.paste.into"),
      numbers: translate("bulkEdit.paste.numbers"),
      fill: translate("bulkEdit.paste.fill"),
    },
    rule: {
      title: translate("bulkEdit.rule.title"),
      text: translate("bulkEdit.rule.text"),
      look: translate("bulkEdit.rule.look"),
    },
    last: translate("bulkEdit.last.title"),
    errors: componentLabels(context).formErrors,
  };
}

const columnLabel = ({ translate }: ConsoleContext, column: (typeof tableColumns)[number]) =>
  `${translate(`components.numberTable.${column}`)}${column === "stock" ? "" : " (৳)"}`;

function filterOf(
  { paths, translate }: ConsoleContext,
  seller_key: string,
  { view, id_category, search }: TableAsked,
  categories: readonly { id_category: number; name: string }[],
) {
  return {
    title: translate("bulkEdit.categories.find"),
    action: paths.shop(seller_key, "goods/table"),
    hidden: tableQuery({ view }),
    category: {
      label: translate("bulkEdit.categories.label"),
      value: id_category === undefined ? "" : String(id_category),
      options: [
        { value: "", label: translate("bulkEdit.categories.all") },
        ...categories.map(({ id_category: id, name }) => ({ value: String(id), label: name })),
      ],
    },
    search: { label: translate("stock.search"), value: search ?? "" },
    submit: translate("bulkEdit.categories.show"),
  };
}

/** A row with its numbers as they are typed, and with what they are. */
function rowOf({ language, translate }: ConsoleContext, row: GoodsTableRow) {
  const { id_product, id_combination, name, choice, price, old_price, stock } = row;
  const id = `${id_product}-${id_combination ?? 0}`;
  const of = { name: choice ? `${name} · ${choice}` : name };
  const money = (poisha: number | null) => (poisha === null ? "" : typedMoney(poisha, language));
  return {
    id,
    title: name,
    note: choice || undefined,
    was: `${price},${old_price ?? ""},${stock}`,
    cells: [
      {
        name: tableFields.price(id),
        label: translate("components.numberTable.priceOf", of),
        value: money(price),
      },
      {
        name: tableFields.oldPrice(id),
        label: translate("components.numberTable.oldPriceOf", of),
        value: money(old_price),
      },
      {
        name: tableFields.stock(id),
        label: translate("components.numberTable.stockOf", of),
        value: formatNumber(stock, language),
      },
    ],
  };
}

function ruleFieldsOf({ language, translate }: ConsoleContext): ConsoleFieldData[] {
  const choices = (name: string, label: string, values: readonly [string, string][]): ConsoleFieldData => ({
    kind: "select",
    name,
    label,
    value: values[0]?.[0],
    options: values.map(([value, text]) => ({ value, label: text })),
  });
  const taka = (amount: number): [string, string] => [
    String(amount),
    translate("bulkEdit.rule.roundTo", { formatted: formatNumber(amount, language) }),
  ];
  return [
    choices(ruleFields.move, translate("bulkEdit.rule.move"), [
      ["lower", translate("bulkEdit.rule.lower")],
      ["raise", translate("bulkEdit.rule.raise")],
    ]),
    { kind: "text", keypad: "numeric", name: ruleFields.amount, label: translate("bulkEdit.rule.amount") },
    choices(ruleFields.unit, translate("bulkEdit.rule.unit"), [
      ["percent", translate("bulkEdit.rule.percent")],
      ["taka", translate("bulkEdit.rule.taka")],
    ]),
    choices(ruleFields.round, translate("bulkEdit.rule.round"), [taka(1), taka(5), taka(10)]),
    {
      kind: "tick",
      name: ruleFields.crossOut,
      label: translate("bulkEdit.rule.crossOut"),
      optionalMark: "",
    },
  ];
}

/** A change that was done, and the way to it. */
function editRow(
  { language, paths, translate }: ConsoleContext,
  seller_key: string,
  edit: BulkEdit,
): ListRow {
  const { id_bulk_edit, state, at, name, row_count: count } = edit;
  const rows = translate("bulkEdit.last.row", { count, formatted: formatNumber(count, language) });
  return {
    id: String(id_bulk_edit),
    title: formatDateTime(at, language),
    lines: [name ? `${rows} · ${name}` : rows],
    state: { label: translate(`bulkEdit.state.${state}`), tone: state === "applied" ? "success" : "info" },
    href: paths.bulkEdit(seller_key, id_bulk_edit),
  };
}
