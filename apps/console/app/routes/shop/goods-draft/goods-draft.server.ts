import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { componentLabels } from "../../../server/present/labels.server";
import { measureText } from "../measure-text.server";
import { draftOf, savedLine, titleOf, type DraftWithFocus } from "../draft-of.server";
import { nameHere } from "../size-guide-of.server";
import { mainFields, moreFields } from "./draft-fields.server";
import { draftFields, draftIntents } from "./goods-draft.form";
import { focusOf } from "./picture-focus.server";

/** A draft on one screen: photo, name, price, stock; all else is in a closed section. */
export async function goodsDraftPage(context: ConsoleContext, shop: OwnShop, named: string | undefined) {
  const { paths, translate } = context;
  const draft = await draftOf(context, shop, named);
  const { seller_key } = shop;
  const isNew = draft.id_product === null;
  const page = formPage(context, {
    title:
      isNew && draft.content.name_bn + draft.content.name_en === ""
        ? translate("productDraft.title")
        : titleOf(context, draft),
    back: isNew
      ? { href: paths.shop(seller_key, "goods"), label: translate("goods.title") }
      : {
          href: paths.product(seller_key, draft.id_product ?? 0),
          label: translate("productDraft.product.back"),
        },
    lead: savedLine(context, draft),
    action: paths.draft(seller_key, draft.id_draft),
    hidden: { [draftFields.version]: String(draft.version), [draftFields.key]: randomUUID() },
    fields: mainFields(context, draft),
    submit: translate(isNew ? "productDraft.publish" : "productDraft.publishChange"),
  });
  const more = await moreFields(context, shop, draft);
  const boxes = more.find(({ name }) => name === draftFields.ribbons);
  const ribbons = boxes?.kind === "ticks" ? boxes.ticks.map(({ name }) => name.replace(/\D/g, "")) : [];
  return {
    ...page,
    hidden: { ...page.hidden, ...(ribbons.length > 0 && { [draftFields.ribbons]: ribbons.join(" ") }) },
    version: draft.version,
    more,
    pictures: picturesOf(context, draft),
    ways: [
      { ...optionsOf(context, draft), intent: draftIntents.options },
      { ...factsOf(context, draft), intent: draftIntents.facts },
    ],
    preview: previewOf(context, draft),
    overtaken: overtakenOf(context, draft),
    uploads: componentLabels(context).uploadList,
    words: {
      more: translate("productDraft.more"),
      notSaved: translate("productDraft.notSaved"),
      save: translate("productDraft.save"),
      isFirst: translate("productDraft.picture.isFirst"),
      overTitle: translate("productDraft.overTitle"),
      discard: translate(isNew ? "productDraft.discard" : "productDraft.discardChange"),
    },
  };
}

/** The pictures in their order, each with what can be done with it. */
function picturesOf(context: ConsoleContext, draft: DraftWithFocus) {
  const { language, translate } = context;
  return draft.content.pictures.map((picture, place) => {
    const number = formatNumber(place + 1, language);
    return {
      focus: focusOf(context, draft, place),
      src: `/media/${picture}`,
      alt: translate("productDraft.picture.alt", { number }),
      first:
        place > 0
          ? {
              value: `first:${place}`,
              label: translate("productDraft.picture.first"),
              spoken: translate("productDraft.picture.firstOf", { number }),
            }
          : undefined,
      remove: {
        value: `remove:${place}`,
        spoken: translate("productDraft.picture.removeOf", { number }),
      },
    };
  });
}

/** Where it is looked at in the shop, as soon as nothing is missing. */
function previewOf({ language, platformOrigin, translate }: ConsoleContext, { preview_path }: ProductDraft) {
  if (preview_path === null) return undefined;
  return {
    href: platformOrigin + inLanguage(preview_path, language),
    label: translate("productDraft.preview"),
    hint: translate("productDraft.previewHint"),
  };
}

/** The way to what customers choose by. */
function optionsOf(context: ConsoleContext, { content }: ProductDraft) {
  const { language, translate } = context;
  const names = content.attributes.map(({ name_bn, name_en }) =>
    language === "bn" ? name_bn || name_en : name_en || name_bn,
  );
  const count = content.combinations.filter(({ hidden }) => !hidden).length;
  return {
    label: translate(names.length > 0 ? "productDraft.options.change" : "productDraft.options.add"),
    text:
      names.length > 0
        ? translate("productDraft.options.have", {
            names: names.join(", "),
            count,
            formatted: formatNumber(count, language),
          })
        : translate("productDraft.options.none"),
  };
}

/** The way to its facts. */
function factsOf(context: ConsoleContext, { content: { facts } }: ProductDraft) {
  const { language, translate } = context;
  if (facts.length === 0)
    return { label: translate("productFacts.open"), text: translate("productFacts.none") };
  const names = facts.map((fact) => nameHere(context, fact)).join(", ");
  const count = { count: facts.length, formatted: formatNumber(facts.length, language) };
  return {
    label: translate("productFacts.change"),
    text: translate("productFacts.have", { names, ...count }),
  };
}

/** What the product has by now, where somebody changed it otherwise than the draft. */
function overtakenOf({ language, translate }: ConsoleContext, draft: ProductDraft): string[] {
  const { overtaken } = draft;
  const shown = (value: unknown, part: string): string => {
    if (value === null || value === "") return translate("productDraft.overtaken.nothing");
    if (part === "price" || part === "old_price") return formatMoney(Number(value), language);
    if (part === "measure") return measureText({ language, translate }, draft.overtaken.measure ?? null);
    return typeof value === "string" ? value : translate("productDraft.overtaken.changed");
  };
  return Object.entries(overtaken).map(([part, value]) =>
    translate("productDraft.overtaken.line", {
      part: translate(`productDraft.parts.${part as keyof typeof overtaken}`),
      value: shown(value, part),
    }),
  );
}
