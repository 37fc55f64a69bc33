import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { isCounted, ribbonRule, type SellerRibbon } from "@haat/contract/seller/seller-ribbons.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { placeField } from "../place-field.server";
import { ribbonName, ribbonOf, ribbonsAndTones } from "../ribbon-of.server";
import { newRibbon, ribbonFormFields as fields } from "./ribbon.form";
import type { RibbonPage } from "./ribbon.view";

type Tones = Awaited<ReturnType<typeof ribbonsAndTones>>["tones"];

const toneNames = { 1: "first", 2: "second", 3: "third", 4: "fourth" } as const;

/** How many a rule counts, until somebody says otherwise. */
const usualCount = 12;

/** A ribbon of a shop to be changed, or a new one. */
export async function ribbonPage(
  context: ConsoleContext,
  shop: OwnShop,
  param: string,
): Promise<RibbonPage & { head: { title: string } }> {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { ribbons, tones } = await ribbonsAndTones(context, shop);
  const ribbon = param === newRibbon ? undefined : ribbonOf(context, ribbons, param);
  const others = ribbons.filter((each) => each !== ribbon).map((each) => ribbonName(context, each));
  const form = formPage(context, {
    title: ribbon ? ribbonName(context, ribbon) : translate("shopRibbons.newTitle"),
    back: { href: paths.shop(seller_key, "goods/ribbons"), label: translate("shopRibbons.back") },
    action: paths.ribbon(seller_key, ribbon?.id_ribbon ?? newRibbon),
    hidden: ribbon ? { [fields.version]: ribbon.version } : { [fields.key]: randomUUID() },
    fields: [
      ...nameFields(context, ribbon),
      toneField(context, tones, ribbon),
      ...ruleFields(context, ribbon),
      placeField(context, fields.position, others, ribbon?.position),
    ],
    submit: translate(ribbon ? "shopRibbons.save" : "shopRibbons.create"),
  });
  const way = (part: "products" | "remove", label: string) => ({
    href: paths.ribbon(seller_key, ribbon?.id_ribbon ?? newRibbon, part),
    label,
  });
  return {
    ...form,
    ways: ribbon
      ? [way("products", translate("shopRibbons.choose")), way("remove", translate("shopRibbons.remove"))]
      : [],
  };
}

function nameFields({ language, translate }: ConsoleContext, ribbon?: SellerRibbon): ConsoleFieldData[] {
  const field = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: of === "bn" ? fields.name_bn : fields.name_en,
    label: translate(of === "bn" ? "shopRibbons.nameBn" : "shopRibbons.nameEn"),
    hint: of === language ? translate("shopRibbons.nameHint") : undefined,
    lang: of,
    value: ribbon?.[`name_${of}`],
  });
  return language === "bn" ? [field("bn"), field("en")] : [field("en"), field("bn")];
}

function toneField({ translate }: ConsoleContext, tones: Tones, ribbon?: SellerRibbon): ConsoleFieldData {
  return {
    kind: "cards",
    columns: 2,
    name: fields.tone,
    label: translate("shopRibbons.tone"),
    hint: translate("shopRibbons.toneHint"),
    value: String(ribbon?.tone ?? 1),
    options: tones.map(({ tone, ...swatch }) => ({
      value: String(tone),
      title: translate(`shopRibbons.tones.${toneNames[tone]}`),
      swatch,
    })),
  };
}

/** Which products wear it, and how many, which only some of the rules ask. */
function ruleFields({ language, translate }: ConsoleContext, ribbon?: SellerRibbon): ConsoleFieldData[] {
  return [
    {
      kind: "cards",
      name: fields.rule,
      label: translate("shopRibbons.rule"),
      hint: ribbon && translate("shopRibbons.handKept"),
      value: ribbon?.rule ?? "by_hand",
      options: ribbonRule.options.map((rule) => ({
        value: rule,
        title: translate(`shopRibbons.rules.${rule}`),
        text: translate(`shopRibbons.rulesText.${rule}`),
        reveals: isCounted(rule),
      })),
    },
    {
      kind: "text",
      keypad: "numeric",
      revealed: true,
      name: fields.rule_count,
      label: translate("shopRibbons.count"),
      hint: translate("shopRibbons.countHint"),
      value: formatNumber(ribbon?.rule_count ?? usualCount, language),
    },
  ];
}
