import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { SellerPage } from "@haat/contract/seller/seller-pages.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { addressInShop, extraPageOf, extraPagesOf, extraPageTitle } from "../extra-page-of.server";
import { extraPageFormFields as fields, extraPageIntents as intents, newExtraPage } from "./extra-page.form";
import type { ExtraPageForm } from "./extra-page.view";

/** A page of a shop to be changed, or a new one. */
export async function extraPagePage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<ExtraPageForm & { head: { title: string } }> {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const all = await extraPagesOf(context, shop);
  const page = param === newExtraPage ? undefined : extraPageOf(context, all, param);
  const others = all.filter((each) => each !== page);
  const form = formPage(context, {
    title: page ? extraPageTitle(context, page) : translate("extraPages.newTitle"),
    back: { href: paths.shop(seller_key, "pages"), label: translate("extraPages.back") },
    action: paths.extraPage(seller_key, page?.id_extra_page ?? newExtraPage),
    hidden: page ? { [fields.version]: page.version } : { [fields.key]: randomUUID() },
    submit: translate(page ? "extraPages.save" : "extraPages.create"),
    fields: [...textFields(context, page), whereField(context, page), positionField(context, others, page)],
  });
  return {
    ...form,
    save: { name: fields.intent, value: intents.save },
    preview: {
      name: fields.intent,
      value: intents.preview,
      label: translate("extraPages.preview"),
      title: translate("extraPages.previewTitle"),
      lead: translate("extraPages.previewLead"),
    },
    see: page && {
      href: addressInShop(context, shop.slug, page.slug),
      label: translate("extraPages.see"),
    },
    removal: page && {
      href: paths.extraPage(seller_key, page.id_extra_page, "remove"),
      label: translate("extraPages.remove"),
    },
  };
}

/** Title and text, first in the page's own language. */
function textFields({ language, translate }: ConsoleContext, page?: SellerPage): ConsoleFieldData[] {
  const inLanguage = (lang: "bn" | "en"): ConsoleFieldData[] => {
    const isOwn = lang === language;
    const [title, body] =
      lang === "bn" ? [fields.title_bn, fields.body_bn] : [fields.title_en, fields.body_en];
    return [
      {
        kind: "text",
        name: title,
        label: translate(lang === "bn" ? "extraPages.titleBn" : "extraPages.titleEn"),
        hint: isOwn ? translate("extraPages.titleHint") : undefined,
        optionalMark: isOwn ? undefined : translate("components.optional"),
        lang,
        value: page?.[title],
      },
      {
        kind: "lines",
        rows: 12,
        name: body,
        label: translate(lang === "bn" ? "extraPages.bodyBn" : "extraPages.bodyEn"),
        hint: isOwn ? translate("extraPages.bodyHint") : undefined,
        optionalMark: isOwn ? undefined : translate("components.optional"),
        lang,
        value: page?.[body],
      },
    ];
  };
  return language === "bn"
    ? [...inLanguage("bn"), ...inLanguage("en")]
    : [...inLanguage("en"), ...inLanguage("bn")];
}

function whereField({ translate }: ConsoleContext, page?: SellerPage): ConsoleFieldData {
  const tick = (isOn: boolean) => (isOn ? "on" : "");
  return {
    kind: "ticks",
    name: "where",
    label: translate("extraPages.where"),
    ticks: [
      {
        name: fields.in_footer,
        label: translate("extraPages.inFooter"),
        hint: translate("extraPages.inFooterHint"),
        value: tick(page?.in_footer ?? true),
      },
      {
        name: fields.in_header,
        label: translate("extraPages.inHeader"),
        hint: translate("extraPages.inHeaderHint"),
        value: tick(page?.in_header ?? false),
      },
    ],
  };
}

/** Its place, told by what stands before it. */
function positionField(
  context: ConsoleContext,
  others: readonly SellerPage[],
  page?: SellerPage,
): ConsoleFieldData {
  const { translate } = context;
  const behind = others.map((other, at) => ({
    value: String(at + 2),
    label: translate("adminContent.category.behind", { name: extraPageTitle(context, other) }),
  }));
  return {
    kind: "select",
    name: fields.position,
    label: translate("extraPages.place"),
    value: String(page?.position ?? others.length + 1),
    options: [{ value: "1", label: translate("adminContent.category.first") }, ...behind],
  };
}
