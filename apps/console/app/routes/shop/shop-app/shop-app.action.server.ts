import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { fingerprintField } from "@haat/contract/seller/seller-shop-app.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { shopAppFields, shopAppIntents } from "./shop-app.form";

const linesOf = (text: string) =>
  text
    .split(/\s+/)
    .map((line) => line.trim())
    .filter(Boolean);

const wrong: FieldErrorCode = "fingerprint_shape";
const schema = z.object({
  [shopAppFields.fingerprints]: z
    .string()
    .default("")
    .refine((text) => linesOf(text).every((line) => fingerprintField.safeParse(line).success), wrong),
});

/** Has the app made anew, or keeps who signs it in stores. */
export async function keepShopApp(
  context: ConsoleContext,
  { seller_key }: Pick<OwnShop, "seller_key">,
  request: Request,
) {
  const form = await readForm(request, Object.values(shopAppFields));
  const calls = context.client().sellerShopApp;
  const isSaving = form.get(shopAppFields.intent) === shopAppIntents.save;
  const parsed = parseForm(form, schema, context.translate);
  if (isSaving && !parsed.ok) return json(parsed.result, { status: 422 });
  const fingerprints = parsed.ok ? linesOf(parsed.value.fingerprints) : [];
  const asked: PromiseLike<{ message?: string | undefined }> = isSaving
    ? calls.saveFingerprints({ seller_key, fingerprints })
    : calls.makeShopApp({ seller_key });
  const done = await attempt(asked);
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? "");
  return redirect(context.paths.shop(seller_key, "app"));
}
