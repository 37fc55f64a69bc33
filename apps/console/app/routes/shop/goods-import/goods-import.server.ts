import {
  goodsImportView,
  type GoodsImport,
  type GoodsImportView,
} from "@haat/contract/seller/goods-import.contract";
import { sheetFormat } from "@haat/contract/seller/goods-sheet";
import { idField } from "@haat/contract/shared/fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { importState } from "../import-state.server";
import { goodsImportFields, goodsImportIntents } from "./goods-import.form";
import { importedRow } from "./imported-row.server";

/** An import of goods: what it would do or did, product by product, and the one thing to do with it. */
export async function goodsImportPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  named: string,
  request: Request,
) {
  const { language, paths, translate } = context;
  const id = idField().safeParse(named);
  if (!id.success) throw pageFailure(context, 404);
  const id_import = id.data;
  const view = viewAsked(request);
  const page = pageOf(request);
  const call = context
    .client()
    .sellerGoodsImport.goodsImport({ language, seller_key, id_import, view, page });
  const {
    import: head,
    products,
    last_page,
    unknown_columns,
    left_pictures,
  } = (await answerOrPage(context, call)).data;
  const title = head.file_name;
  const to = (asked: GoodsImportView, number = 1) =>
    paths.goodsImport(seller_key, id_import, {
      ...(asked !== "all" && { view: asked }),
      ...(number > 1 && { page: String(number) }),
    });
  const isBusy = ["reading", "applying", "undoing"].includes(head.state);
  return {
    head: pageHead(context, title),
    title,
    state: importState(context, head.state),
    lead: leadOf(context, head),
    back: { href: paths.shop(seller_key, "goods/import"), label: translate("goodsImport.back") },
    action: to("all"),
    isBusy,
    progress: progressOf(context, head),
    refresh: isBusy ? { href: to(view, page), label: translate("goodsImport.edit.refresh") } : undefined,
    counts: countsOf(context, head),
    apply: applyOf(context, head),
    undo: undoOf(context, head),
    goOn: goOnOf(context, head),
    notes: notesOf(context, head, unknown_columns),
    pictureless: picturelessOf(context, seller_key, head),
    left: leftOf(context, left_pictures),
    failures: failureLinks(context, seller_key, head),
    views: viewsOf(context, head, view, to),
    products: {
      title: translate("goodsImport.edit.products"),
      rows: products.map((product) => importedRow(context, seller_key, head, product)),
      empty: translate("goodsImport.edit.empty"),
    },
    steps: stepsOf(context, page, last_page, (number) => to(view, number)),
  };
}

const stepsOf = (
  { translate }: ConsoleContext,
  page: number,
  lastPage: number,
  to: (page: number) => string,
) => ({
  previous: page > 1 ? to(page - 1) : undefined,
  next: page < lastPage ? to(page + 1) : undefined,
  previousLabel: translate("consoleShell.list.previous"),
  nextLabel: translate("consoleShell.list.next"),
});

const leftOf = ({ translate }: ConsoleContext, left: readonly { name: string; message: string }[]) => ({
  title: translate("goodsImport.edit.leftPictures"),
  lines: left.map(({ name, message }) => `${name}: ${message}`),
});

function viewAsked(request: Request): GoodsImportView {
  const asked = goodsImportView.safeParse(new URL(request.url).searchParams.get("view"));
  return asked.success ? asked.data : "all";
}

const counted = ({ language }: Pick<ConsoleContext, "language">, count: number) => ({
  count,
  formatted: formatNumber(count, language),
});

/** What is going on, or what to do; where nothing can be applied, a note says why. */
function leadOf({ language, translate }: ConsoleContext, head: GoodsImport): string | undefined {
  const { state, at, name } = head;
  const when = formatDateTime(at, language);
  if (state === "previewed")
    return canBeApplied(head) ? translate("goodsImport.edit.previewLead") : undefined;
  if (state === "undone") return translate("goodsImport.edit.undoneLead", { when });
  if (state !== "applied") return translate(`goodsImport.edit.${state}Lead`);
  return name
    ? translate("goodsImport.edit.appliedBy", { when, name })
    : translate("goodsImport.edit.appliedLead", { when });
}

const canBeApplied = ({ kinds }: GoodsImport) => kinds.new + kinds.changed + kinds.double > 0;

/** How far it is, while it is being done or taken back. */
function progressOf({ language, translate }: ConsoleContext, { state, products, outcomes }: GoodsImport) {
  if (state !== "applying" && state !== "undoing") return undefined;
  const toDo = state === "applying" ? outcomes.waiting : outcomes.done;
  const total = state === "applying" ? products : outcomes.done + outcomes.undone + outcomes.kept;
  return {
    label: translate("goodsImport.edit.progress"),
    value: total - toDo,
    max: Math.max(1, total),
    valueText: translate("goodsImport.edit.progressText", {
      done: formatNumber(total - toDo, language),
      total: formatNumber(total, language),
    }),
  };
}

/** What the file does, and once it is done what became of it: only what there is of it. */
function countsOf(context: ConsoleContext, { state, rows, kinds, outcomes }: GoodsImport) {
  const { language, translate } = context;
  const isLooked = state === "previewed" || state === "reading";
  const line = (label: string, count: number) => ({
    label,
    lines: [{ text: formatNumber(count, language) }],
  });
  const counts = isLooked
    ? (["new", "changed", "same", "double", "failed"] as const).map(
        (kind) => [translate(`goodsImport.view.${kind}`), kinds[kind]] as const,
      )
    : (["done", "same", "skipped", "failed", "undone", "kept"] as const).map(
        (outcome) => [translate(`goodsImport.outcome.${outcome}`), outcomes[outcome]] as const,
      );
  return {
    title: translate(`goodsImport.edit.${isLooked ? "counts" : "results"}`),
    text: translate("goodsImport.edit.rows", counted(context, rows)),
    rows: counts.filter(([, count]) => count > 0).map(([label, count]) => line(label, count)),
  };
}

/** The form that has it done, with the ticks that it asks for. */
function applyOf(context: ConsoleContext, head: GoodsImport) {
  const { translate } = context;
  const { state, kinds, zeros } = head;
  const certain = kinds.new + kinds.changed;
  if (state !== "previewed" || !canBeApplied(head)) return undefined;
  const tick = (name: string, label: string, hint: string) => ({ name, label, hint });
  return {
    title: translate("goodsImport.edit.applyTitle"),
    text:
      kinds.failed > 0 ? translate("goodsImport.edit.applyText", counted(context, kinds.failed)) : undefined,
    ticks: [
      ...(zeros > 0
        ? [
            tick(
              goodsImportFields.zeros,
              translate("goodsImport.edit.zeros", counted(context, zeros)),
              translate("goodsImport.edit.zerosHint"),
            ),
          ]
        : []),
      ...(kinds.double > 0
        ? [
            tick(
              goodsImportFields.doubles,
              translate("goodsImport.edit.doubles", counted(context, kinds.double)),
              translate("goodsImport.edit.doublesHint"),
            ),
          ]
        : []),
    ],
    intent: goodsImportIntents.apply,
    label:
      certain > 0
        ? translate("goodsImport.edit.apply", counted(context, certain))
        : translate("goodsImport.edit.applyChosen"),
  };
}

function undoOf({ translate }: ConsoleContext, { state, outcomes }: GoodsImport) {
  const isThere = state === "applying" || (state === "applied" && outcomes.done > 0);
  if (!isThere) return undefined;
  return {
    intent: goodsImportIntents.undo,
    label: translate("goodsImport.edit.undo"),
    text: translate("goodsImport.edit.undoText"),
  };
}

/** What is being done, or taken back, goes on where it stopped: whoever did it may have given up. */
function goOnOf({ translate }: ConsoleContext, { state }: GoodsImport) {
  if (state !== "applying" && state !== "undoing") return undefined;
  return {
    intent: goodsImportIntents[state === "applying" ? "apply" : "undo"],
    label: translate("goodsImport.edit.goOn"),
    text: translate("goodsImport.edit.goOnText"),
  };
}

/** What whoever looks at it has to know. */
function notesOf(context: ConsoleContext, head: GoodsImport, unknown: readonly string[]) {
  const { translate } = context;
  const { state, kinds, outcomes } = head;
  const isIdle = state === "previewed" && !canBeApplied(head);
  const notes = [
    isIdle && kinds.failed === 0 && translate("goodsImport.edit.nothing"),
    isIdle && kinds.failed > 0 && translate("goodsImport.edit.onlyWrong"),
    unknown.length > 0 && translate("goodsImport.edit.unknownColumns", { names: unknown.join(", ") }),
    outcomes.kept > 0 && translate("goodsImport.edit.kept", counted(context, outcomes.kept)),
  ];
  return notes.filter((note) => note !== false);
}

/** New products that are hidden until they have a picture, with the list of them once they are made. */
function picturelessOf(context: ConsoleContext, seller_key: string, { state, pictureless }: GoodsImport) {
  const { paths, translate } = context;
  if (pictureless === 0 || !["previewed", "applying", "applied"].includes(state)) return undefined;
  return {
    text: translate("goodsImport.edit.pictureless", counted(context, pictureless)),
    link:
      state === "previewed"
        ? undefined
        : {
            href: paths.shop(seller_key, "goods", { view: "hidden", lacking: "picture" }),
            label: translate("goodsImport.edit.picturelessList"),
          },
  };
}

function failureLinks({ paths, translate }: ConsoleContext, seller_key: string, head: GoodsImport) {
  const { id_import, state, kinds, outcomes } = head;
  const count = state === "previewed" ? kinds.failed + kinds.double : outcomes.failed + outcomes.skipped;
  if (count === 0 || state === "reading") return undefined;
  return {
    title: translate(`goodsImport.edit.${state === "previewed" ? "failuresAhead" : "failures"}`),
    links: sheetFormat.options.toReversed().map((format) => ({
      href: paths.goodsImportFailures(seller_key, id_import, format),
      label: translate(`goodsImport.export.${format}`),
    })),
  };
}

/** The views that have something in them, and all. */
function viewsOf(
  { language, translate }: ConsoleContext,
  { products, kinds, outcomes }: GoodsImport,
  current: GoodsImportView,
  to: (view: GoodsImportView) => string,
) {
  const views: [GoodsImportView, number][] = [
    ["all", products],
    ["failed", Math.max(kinds.failed, outcomes.failed)],
    ["double", kinds.double],
    ["new", kinds.new],
    ["changed", kinds.changed],
    ["same", kinds.same],
    ["kept", outcomes.kept],
  ];
  return {
    label: translate("goodsImport.view.label"),
    more: translate("consoleShell.list.moreViews"),
    tabs: views
      .filter(([view, count]) => view === "all" || count > 0)
      .map(([view, count]) => ({
        href: to(view),
        label: translate(`goodsImport.view.${view}`),
        count: formatNumber(count, language),
        current: view === current,
      })),
  };
}
