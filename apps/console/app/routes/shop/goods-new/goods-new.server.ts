import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { cameraOf } from "../picture-ways.server";
import { goodsNewFields } from "./goods-new.form";

/** Photo, name, price, stock: all that a product needs to be sold. */
export function goodsNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { paths, translate } = context;
  return formPage(context, {
    title: translate("goods.new.title"),
    back: { href: paths.shop(seller_key, "goods"), label: translate("goods.title") },
    action: paths.shop(seller_key, "goods/new"),
    hidden: { [goodsNewFields.key]: randomUUID() },
    fields: [
      {
        kind: "picture",
        name: goodsNewFields.picture,
        label: translate("goods.new.picture"),
        hint: translate("goods.new.pictureHint"),
        camera: cameraOf(translate),
        labels: {
          choose: translate("goods.new.choose"),
          replace: translate("goods.new.replace"),
          current: translate("goods.new.current"),
          chosen: translate("goods.new.chosen"),
        },
      },
      {
        kind: "text",
        name: goodsNewFields.name,
        label: translate("goods.new.name"),
        hint: translate("goods.new.nameHint"),
      },
      {
        kind: "taka",
        name: goodsNewFields.price,
        label: translate("goods.new.price"),
        hint: translate("goods.new.priceHint"),
      },
      {
        kind: "text",
        keypad: "numeric",
        name: goodsNewFields.stock,
        label: translate("goods.new.stock"),
        hint: translate("goods.new.stockHint"),
      },
    ],
    submit: translate("goods.new.submit"),
  });
}
