import type { SellerCoupon } from "@haat/contract/seller/seller-coupons.contract";
import { typedMoney } from "@haat/i18n/money";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { couponFormFields as fields } from "./coupon.form";

type Fields = Pick<ConsoleFormProps, "fields" | "folded">;

/** A coupon that there is, or the code of a new one. */
type Shown = SellerCoupon | { code: string };

type Known = number | null | undefined;
const numberText = ({ language }: ConsoleContext, number: Known) =>
  number ? formatDigits(String(number), language) : "";
const takaText = ({ language }: ConsoleContext, poisha: Known) =>
  poisha ? typedMoney(poisha, language) : "";

/**
 * The fields of a coupon's form: the code is asked for only where there is none yet, and what most coupons go without is
 * folded.
 */
export function couponFields(context: ConsoleContext, shown: Shown): Required<Fields> {
  const coupon = "id_coupon" in shown ? shown : undefined;
  const rare = [
    mostField(context, coupon),
    ...limitFields(context, coupon),
    ...titleFields(context, coupon),
  ] satisfies ConsoleFieldData[];
  return {
    fields: [
      ...(coupon ? [] : [codeField(context, shown.code)]),
      ...discountFields(context, coupon),
      audienceField(context, coupon),
    ],
    folded: {
      label: context.translate("coupons.more"),
      fields: rare,
      isOpen: rare.some((field) => "value" in field && Boolean(field.value)),
    },
  };
}

const codeField = ({ translate }: ConsoleContext, value: string): ConsoleFieldData => ({
  kind: "text",
  name: fields.code,
  label: translate("coupons.code"),
  hint: translate("coupons.codeHint"),
  lang: "en",
  value,
});

function discountFields(context: ConsoleContext, coupon?: SellerCoupon): ConsoleFieldData[] {
  const { translate } = context;
  const optionalMark = translate("components.optional");
  return [
    {
      kind: "cards",
      columns: 2,
      name: fields.kind,
      label: translate("coupons.kind"),
      value: coupon?.kind ?? "percent",
      options: [
        { value: "percent", title: translate("coupons.percent"), text: translate("coupons.percentText") },
        { value: "fixed", title: translate("coupons.fixed"), text: translate("coupons.fixedText") },
      ],
    },
    {
      kind: "text",
      keypad: "numeric",
      name: fields.value,
      label: translate("coupons.value"),
      hint: translate("coupons.valueHint"),
      value: coupon?.percent ? numberText(context, coupon.percent) : takaText(context, coupon?.amount),
    },
    {
      kind: "taka",
      name: fields.min_item_total,
      label: translate("coupons.minimum"),
      hint: translate("coupons.minimumHint"),
      optionalMark,
      value: takaText(context, coupon?.min_item_total),
    },
  ];
}

const mostField = (context: ConsoleContext, coupon?: SellerCoupon): ConsoleFieldData => ({
  kind: "taka",
  name: fields.max_discount,
  label: context.translate("coupons.maxDiscount"),
  hint: context.translate("coupons.maxDiscountHint"),
  optionalMark: context.translate("components.optional"),
  value: takaText(context, coupon?.max_discount),
});

function limitFields(context: ConsoleContext, coupon?: SellerCoupon): ConsoleFieldData[] {
  const { language, translate } = context;
  const optionalMark = translate("components.optional");
  const day = (name: string, label: string, value: string | null | undefined): ConsoleFieldData => ({
    kind: "text",
    type: "date",
    name,
    label,
    half: true,
    optionalMark,
    value: value ?? "",
  });
  const formatted = formatNumber(coupon?.used ?? 0, language);
  return [
    day(fields.starts_on, translate("coupons.startsOn"), coupon?.starts_on),
    day(fields.ends_on, translate("coupons.endsOn"), coupon?.ends_on),
    {
      kind: "text",
      keypad: "numeric",
      name: fields.total_uses,
      label: translate("coupons.totalUses"),
      half: true,
      hint: coupon?.used
        ? translate("coupons.totalUsesHintUsed", { formatted })
        : translate("coupons.totalUsesHint"),
      optionalMark,
      value: numberText(context, coupon?.total_uses),
    },
    {
      kind: "text",
      keypad: "numeric",
      name: fields.uses_per_customer,
      label: translate("coupons.perCustomer"),
      half: true,
      hint: translate("coupons.totalUsesHint"),
      optionalMark,
      value: numberText(context, coupon?.uses_per_customer),
    },
  ];
}

const audienceField = ({ translate }: ConsoleContext, coupon?: SellerCoupon): ConsoleFieldData => ({
  kind: "cards",
  columns: 2,
  name: fields.audience,
  label: translate("coupons.audience"),
  value: coupon?.is_public ? "all" : "code",
  options: [
    { value: "code", title: translate("coupons.audienceCode"), text: translate("coupons.audienceCodeText") },
    { value: "all", title: translate("coupons.audienceAll"), text: translate("coupons.audienceAllText") },
  ],
});

function titleFields({ language, translate }: ConsoleContext, coupon?: SellerCoupon): ConsoleFieldData[] {
  const title = (lang: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: lang === "bn" ? fields.title_bn : fields.title_en,
    label: translate(lang === "bn" ? "coupons.titleBn" : "coupons.titleEn"),
    hint: lang === language ? translate("coupons.titleHint") : undefined,
    lang,
    optionalMark: translate("components.optional"),
    value: (lang === "bn" ? coupon?.title_bn : coupon?.title_en) ?? "",
  });
  return language === "bn" ? [title("bn"), title("en")] : [title("en"), title("bn")];
}
