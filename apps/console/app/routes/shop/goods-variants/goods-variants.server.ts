import { redirect } from "@remix-run/node";
import type { ContentCombination } from "@haat/contract/seller/product-content";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { Language } from "@haat/contract/shared/languages";
import { measureUnit } from "@haat/contract/shared/measure";
import { business } from "@haat/contract/shared/business-constants";
import { formatMoney, typedMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageOf } from "../../../server/http/page-number.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { draftOf, titleOf } from "../draft-of.server";
import { asItIs, variantFields } from "./goods-variants.form";

const perPage = business.combinationsPerPage;

/** The combinations of a product, fifty at once: what differs from the others is said of each. */
export async function goodsVariantsPage(
  context: ConsoleContext,
  { seller_key, ...shop }: OwnShop,
  named: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const draft = await draftOf(context, { seller_key, ...shop }, named);
  const { combinations, price } = draft.content;
  if (combinations.length === 0) throw redirect(paths.draft(seller_key, draft.id_draft, "options"));
  const lastPage = Math.ceil(combinations.length / perPage);
  const page = Math.min(pageOf(request), lastPage);
  const to = (number: number) =>
    paths.draft(seller_key, draft.id_draft, "variants", number > 1 ? { page: String(number) } : {});
  const count = combinations.length;
  const title = translate("productDraft.variants.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate(`productDraft.variants.${price === null ? "leadUnpriced" : "lead"}`, {
      count,
      formatted: formatNumber(count, language),
      price: price === null ? "" : formatMoney(price, language),
    }),
    back: { href: paths.draft(seller_key, draft.id_draft), label: titleOf(context, draft) },
    action: to(page),
    hidden: { [variantFields.version]: String(draft.version), [variantFields.page]: String(page) },
    rows: rowsOf(context, draft, page),
    pictures: page === 1 ? pictureChoices(context, draft) : [],
    units: measureUnit.options.map((unit) => ({
      value: unit,
      label: translate(`productDraft.units.${unit}`),
    })),
    /** Some of the page hold something else than the product says. */
    measuresDiffer: combinations
      .slice((page - 1) * perPage, page * perPage)
      .some(({ measure }) => measure !== null),
    asksStock: draft.stocks.includes(null),
    steps: {
      previous: page > 1 ? to(page - 1) : undefined,
      next: page < lastPage ? to(page + 1) : undefined,
    },
    labels: labelsOf(context, page, lastPage),
  };
}

function labelsOf(context: ConsoleContext, page: number, lastPage: number) {
  const { language, translate } = context;
  return {
    price: translate("productDraft.variants.price"),
    measures: translate("productDraft.variants.measures"),
    measuresHint: translate("productDraft.variants.measuresHint"),
    measure: translate("productDraft.variants.measure"),
    measureUnit: translate("productDraft.variants.measureUnit"),
    stock: translate("productDraft.variants.stock"),
    shown: translate("productDraft.variants.shown"),
    stockOfAll: translate("productDraft.variants.stockOfAll"),
    stockOfAllHint: translate("productDraft.variants.stockOfAllHint"),
    pictures: translate("productDraft.variants.pictures"),
    submit: translate(page < lastPage ? "productDraft.variants.saveNext" : "productDraft.variants.save"),
    previous: translate("consoleShell.list.previous"),
    next: translate("consoleShell.list.next"),
    page:
      lastPage > 1
        ? `${translate("goods.page")} ${formatNumber(page, language)} / ${formatNumber(lastPage, language)}`
        : "",
    errors: componentLabels(context).formErrors,
  };
}

const nameIn = (language: "bn" | "en", { name_bn, name_en }: { name_bn: string; name_en: string }) =>
  language === "bn" ? name_bn || name_en : name_en || name_bn;

/** A page of the combinations, each by its values. */
function rowsOf({ language }: ConsoleContext, { content, stocks }: ProductDraft, page: number) {
  const values = new Map(
    content.attributes.flatMap((attribute) => attribute.values.map((value) => [value.key, value])),
  );
  const first = (page - 1) * perPage;
  return content.combinations.slice(first, first + perPage).map((combination, at) => {
    const place = first + at;
    const own = combination.values.flatMap((key) => values.get(key) ?? []);
    const stock = stocks[place] ?? null;
    return {
      place,
      label: own.map((value) => nameIn(language, value)).join(" · "),
      swatch: own.find((value) => value.swatch)?.swatch ?? undefined,
      picture: combination.picture ? `/media/${combination.picture}` : undefined,
      price: combination.price === null ? "" : typedMoney(combination.price, language),
      measure: measureText(combination, language),
      measureUnit: combination.measure?.unit ?? content.measure?.unit ?? "g",
      /** The pieces that the ledger has; a new one's first are typed. */
      counted: stock === null ? undefined : formatNumber(stock, language),
      stock: combination.stock === null ? "" : formatNumber(combination.stock, language),
      shown: !combination.hidden,
    };
  });
}

/** For each value of the first attribute, which of the product's pictures shows it. */
function pictureChoices({ language, translate }: ConsoleContext, { content }: ProductDraft) {
  const [attribute] = content.attributes.filter(({ values }) => values.some(({ swatch }) => swatch));
  const chosen = attribute ?? content.attributes[0];
  if (!chosen || content.pictures.length < 2) return [];
  return chosen.values.map((value) => {
    const shown = new Set(
      content.combinations.filter(({ values }) => values.includes(value.key)).map(({ picture }) => picture),
    );
    const [one = null] = shown;
    return {
      name: variantFields.picture(value.key),
      label: nameIn(language, value),
      value: shown.size > 1 ? asItIs : (one ?? ""),
      options: [
        { value: "", label: translate("productDraft.variants.noPicture") },
        ...content.pictures.map((picture, place) => ({
          value: picture,
          label: translate("productDraft.picture.alt", { number: formatNumber(place + 1, language) }),
        })),
        ...(shown.size > 1 ? [{ value: asItIs, label: translate("productDraft.variants.several") }] : []),
      ],
    };
  });
}

/** How much a pack holds, as its field shows it. */
export const measureText = ({ measure }: ContentCombination, language: Language): string =>
  measure ? formatNumber(measure.amount, language) : "";
