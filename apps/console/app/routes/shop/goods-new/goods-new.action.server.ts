import { randomUUID } from "node:crypto";
import type { SubmissionResult } from "@conform-to/react";
import { json, redirect } from "@remix-run/node";
import { productNameField, typedPriceField, typedStockField } from "@haat/contract/seller/product-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { optionalIdField } from "@haat/contract/shared/fields";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refusedForm, refuseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { chosenPicture } from "../picture-ways.server";
import { goodsNewFields } from "./goods-new.form";

const { picture: pictureField, uploaded: uploadedField, key: keyField } = goodsNewFields;
const missing: FieldErrorCode = "picture_required";
const schema = z.object({
  [uploadedField]: z.string({ error: missing }).max(100, missing),
  name: productNameField,
  price: typedPriceField,
  stock: typedStockField,
  [goodsNewFields.category]: optionalIdField("category_unknown"),
});

/** Puts a product on sale. Its photo is kept before all else is looked at, so that a refused form has it still. */
export async function putOnSale(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const sent = await request.formData().catch(() => new FormData());
  const form = typedPart(sent);
  const uploading = await uploadChosen(context, seller_key, chosenPicture(sent, pictureField));
  if (uploading && !uploading.ok) return refusePicture(context, form, uploading.failure);
  if (uploading) form.set(uploadedField, uploading.answer.data.picture);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(atPicture(parsed.result), { status: 422 });
  const { uploaded: picture, ...product } = parsed.value;
  const idempotencyKey = String(form.get(keyField) ?? "") || randomUUID();
  const made = await attempt(
    context
      .client()
      .sellerProducts.createProduct(
        { language, seller_key, picture, ...product },
        { context: { idempotencyKey } },
      ),
  );
  if (!made.ok) {
    // The key stands for another product: what is typed now is one more, and gets the page's new key.
    if (made.failure.code === "idempotency_key_reused") form.delete(keyField);
    return refusedForm(context, form, made.failure);
  }
  leaveMessage(context, "success", made.answer.message ?? "");
  return redirect(paths.shop(seller_key, "goods"));
}

/** What was typed, in the order of the page; the photo is no text. */
function typedPart(sent: FormData): FormData {
  const form = new FormData();
  for (const name of Object.values(goodsNewFields)) {
    const value = sent.get(name);
    if (name !== pictureField && typeof value === "string") form.set(name, value);
  }
  return form;
}

function uploadChosen(context: ConsoleContext, seller_key: string, picture: File | undefined) {
  if (!picture) return undefined;
  const { language } = context;
  return attempt(context.client().sellerProducts.uploadProductPicture({ language, seller_key, picture }));
}

/** That there is no photo is said at the field for one. */
function atPicture(result: SubmissionResult<string[]>): SubmissionResult<string[]> {
  const { [uploadedField]: noPicture, ...errors } = result.error ?? {};
  return { ...result, error: noPicture ? { [pictureField]: noPicture, ...errors } : errors };
}

/** What is wrong with a photo is said at its field. */
function refusePicture(context: ConsoleContext, form: FormData, failure: CallFailure) {
  flashFailure(context, failure);
  const result = refuseForm(form, { ...failure, errors: [] });
  const error = { [pictureField]: [failure.errors[0]?.message ?? failure.detail] };
  return json({ ...result, error }, { status: failure.status });
}
