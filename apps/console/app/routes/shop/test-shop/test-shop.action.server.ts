import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { testShopFields, testShopIntents } from "./test-shop.form";

/** Opens the test shop, or lets time pass in it; then the page says how it stands. */
export async function moveTestShop(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, Object.values(testShopFields));
  const isPassing = form.get(testShopFields.intent) === testShopIntents.pass;
  const inShop = { language, seller_key };
  const calls = context.client().sellerTestShop;
  const asked = isPassing
    ? calls.passTestTime({ ...inShop, hours_ahead: Number(form.get(testShopFields.hours)) })
    : calls.fillTestShop(inShop, { context: { idempotencyKey: String(form.get(testShopFields.key)) } });
  const done = await attempt(asked);
  if (done.ok)
    leaveMessage(context, "success", translate(isPassing ? "testShop.time.passed" : "testShop.fill.done"));
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(paths.shop(seller_key, "test-shop"));
}
