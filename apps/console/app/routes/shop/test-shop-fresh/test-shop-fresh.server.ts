import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { formatNumber } from "@haat/i18n/numbers";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { freshChoices, freshFields } from "./test-shop-fresh.form";

/** Asks whether a test shop is to be emptied, and says what goes; where there is none its page is shown. */
export async function testShopFreshPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const call = context.client().sellerTestShop.testShop({ language, seller_key });
  const { test_shop } = (await answerOrPage(context, call)).data;
  const back = paths.shop(seller_key, "test-shop");
  if (!test_shop) throw redirect(back);
  const products = formatNumber(test_shop.products, language);
  const orders = formatNumber(test_shop.orders, language);
  const goes = translate("testShop.fresh.goes", { products, orders });
  return formPage(context, {
    title: translate("testShop.fresh.title"),
    lead: translate("testShop.fresh.lead"),
    back: { href: back, label: translate("testShop.title") },
    note: { tone: "warning", text: `${goes}\n${translate("testShop.fresh.stays")}` },
    action: paths.shop(seller_key, "test-shop/fresh"),
    hidden: { [freshFields.key]: randomUUID() },
    fields: [
      {
        kind: "cards",
        name: freshFields.what,
        label: translate("testShop.fresh.what"),
        value: "fill",
        options: freshChoices.map((value) => ({
          value,
          title: translate(`testShop.fresh.choices.${value}`),
        })),
      },
    ],
    tone: "danger",
    submit: translate("testShop.fresh.submit"),
  });
}

/** Empties it, and fills it again unless it is to stay empty; its page then says so. */
export async function startAfresh(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(freshFields));
  const what = form.get(freshFields.what) === "empty" ? "empty" : "fill";
  const { emptyTestShop, fillTestShop } = context.client().sellerTestShop;
  const idempotencyKey = String(form.get(freshFields.key));
  const inShop = { language, seller_key };
  const once = { context: { idempotencyKey } };
  const done = await attempt(what === "empty" ? emptyTestShop(inShop, once) : fillTestShop(inShop, once));
  if (done.ok) leaveMessage(context, "success", translate(`testShop.${what}.done`));
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.shop(seller_key, "test-shop"));
}
