import { randomUUID } from "node:crypto";
import type { ListedDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { goesLine } from "../draft-of.server";
import { sheetFields } from "./goods-drafts.form";

/** Every draft of a shop in one sheet: name, price and pieces of each that needs no more. */
export async function goodsDraftsPage(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const page = pageOf(request);
  const call = context.client().productDrafts.drafts({ language, seller_key, page });
  const { drafts, total, last_page } = (await answerOrPage(context, call)).data;
  const title = translate("productDraft.sheet.title");
  const to = (number: number) =>
    paths.shop(seller_key, "goods/drafts", number > 1 ? { page: String(number) } : {});
  return {
    head: pageHead(context, title),
    title,
    lead: translate("productDraft.sheet.lead", { count: total, formatted: formatNumber(total, language) }),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    action: to(page),
    key: randomUUID(),
    stay: translate("productDraft.sheet.stay"),
    rows: drafts.map((draft) => rowOf(context, seller_key, draft)),
    empty: {
      title: translate("productDraft.sheet.empty"),
      text: translate("goods.emptyText"),
      step: { href: paths.shop(seller_key, "goods/new"), label: translate("goods.add") },
    },
    steps: {
      previous: page > 1 ? to(page - 1) : undefined,
      next: page < last_page ? to(page + 1) : undefined,
    },
    labels: {
      name: translate("goods.new.name"),
      price: translate("goods.new.price"),
      stock: translate("goods.new.stock"),
      open: translate("productDraft.sheet.open"),
      save: translate("productDraft.sheet.save"),
      publish: translate("productDraft.sheet.publish"),
      previous: translate("consoleShell.list.previous"),
      next: translate("consoleShell.list.next"),
      errors: componentLabels(context).formErrors,
    },
  };
}

/** A draft in the sheet; one of a product that is sold, or with a choice to make, is written on its own page. */
function rowOf(context: ConsoleContext, seller_key: string, draft: ListedDraft) {
  const { language, paths, translate } = context;
  const id = String(draft.id_draft);
  const name = draft.name || translate("productDraft.nameless");
  return {
    id,
    href: paths.draft(seller_key, draft.id_draft),
    title: name,
    picture: draft.picture === null ? undefined : `/media/${draft.picture}`,
    state: translate(draft.id_product === null ? "productDraft.sheet.isNew" : "productDraft.sheet.isChange"),
    goes: goesLine(context, draft),
    isTyped: draft.id_product === null && !draft.has_attributes,
    fields: {
      [sheetFields.version(id)]: String(draft.version),
      [sheetFields.name(id)]: draft.name,
      [sheetFields.price(id)]: draft.price === null ? "" : typedMoney(draft.price, language),
      [sheetFields.stock(id)]: draft.stock === null ? "" : String(draft.stock),
    } as Record<string, string>,
  };
}
