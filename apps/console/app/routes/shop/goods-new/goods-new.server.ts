import { randomUUID } from "node:crypto";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import { formPage } from "../../../server/present/form-page.server";
import { cameraOf } from "../picture-ways.server";
import { goodsNewFields } from "./goods-new.form";

/** Photo, name, price, stock: all that a product needs to be sold. */
export async function goodsNewPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { paths, translate } = context;
  const category = await categoryFields(context, seller_key);
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
      ...category,
    ],
    submit: translate("goods.new.submit"),
  });
}

/** Among which of the shop's categories it goes: the first one, unless another is chosen; of a single one nobody is asked. */
async function categoryFields(context: ConsoleContext, seller_key: string): Promise<ConsoleFieldData[]> {
  const { language, translate } = context;
  const asked = context.client().sellerProducts.productCategories({ language, seller_key });
  const { categories } = (await answerOrPage(context, asked)).data;
  if (categories.length < 2) return [];
  const options = categories.map(({ id_category, name }) => ({ value: String(id_category), label: name }));
  return [
    {
      kind: "select",
      name: goodsNewFields.category,
      label: translate("goods.new.category"),
      value: options[0]?.value,
      options,
    },
  ];
}
