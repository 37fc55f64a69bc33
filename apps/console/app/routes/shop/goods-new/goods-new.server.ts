import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { goodsNewFields } from "./goods-new.form";

/** Photos of a shelf, ten at once: each becomes a draft. */
export function goodsNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const title = translate("productDraft.new.title");
  return {
    head: pageHead(context, title),
    title,
    lead: translate("productDraft.new.lead"),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    action: paths.shop(seller_key, "goods/new"),
    key: randomUUID(),
    labels: {
      one: translate("goods.add"),
      many: translate("productDraft.many"),
      pictures: translate("productDraft.new.pictures"),
      picturesHint: translate("productDraft.new.picturesHint", {
        most: formatNumber(business.productPicturesMost, language),
      }),
      choose: translate("components.fileField.choosePictures"),
      submit: translate("productDraft.new.submit"),
      errors: componentLabels(context).formErrors,
      uploads: componentLabels(context).uploadList,
    },
    show: {
      name: goodsNewFields.show,
      label: translate("productDraft.new.show"),
      value: "each",
      options: [
        { value: "each", title: translate("productDraft.new.each") },
        { value: "one", title: translate("productDraft.new.one") },
      ],
    },
  };
}
