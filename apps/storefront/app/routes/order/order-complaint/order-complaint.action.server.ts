import { json, redirect } from "@remix-run/node";
import { business } from "@haat/contract/shared/business-constants";
import { idField, pictureFileField } from "@haat/contract/shared/fields";
import { complaintFields } from "@haat/contract/shop/complaint.contract";
import type { Order } from "@haat/contract/shop/order.contract";
import { attempt, type Attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refuseForm, type Parsed } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { OwnPlace } from "../../../server/http/shop-of-page.server";
import { complaintForm as fields, complaintIntents } from "./complaint.form";
import { keptText } from "./order-complaint.server";

const { kind, reason, text } = complaintFields;
const openSchema = z.object({
  [fields.kind]: z.enum(kind.options, { error: "complaint_reason_required" }),
  [fields.reason]: z.enum(reason.options, { error: "complaint_reason_required" }),
  [fields.text]: text,
});
const writeSchema = z.object({ [fields.text]: text });

/** Opens a complaint, writes more about it, passes it to the platform or closes it. */
export async function saveComplaint(
  context: RequestContext,
  place: OwnPlace,
  order: Order,
  request: Request,
) {
  const sent = await request.formData().catch(() => new FormData());
  const intent = sent.get(fields.intent);
  const id = idField().safeParse(sent.get(fields.complaint)).data ?? 1;
  if (intent === complaintIntents.pass || intent === complaintIntents.close)
    return moveComplaint(context, place, order, { id, to: intent });
  const asked = { context, order, id, sent, pictures: await keepPictures(context, sent) };
  const written = intent === complaintIntents.open ? await openComplaint(asked) : await writeMore(asked);
  if ("refusal" in written) return json(written.refusal, { status: written.status });
  leaveMessage(context, "success", written.message ?? "");
  return redirect(place.paths.orderComplaint(order.order_id));
}

interface Asked {
  context: RequestContext;
  order: Order;
  /** Of the complaint that more is written about. */
  id: number;
  sent: FormData;
  pictures: KeptPictures;
}

async function openComplaint({ context, order, sent, pictures }: Asked) {
  const form = only(sent, [fields.kind, fields.reason, fields.text]);
  const parsed = parseForm(form, openSchema, context.translate);
  if (!parsed.ok || pictures.error) return refused(context, form, pictures, parsed);
  const { kind: wish, reason: why, text: words } = parsed.value;
  const said = { order_id: order.order_id, kind: wish, reason: why, text: words, pictures: pictures.kept };
  const { language } = context;
  return done(
    context,
    form,
    pictures,
    await attempt(context.client().complaints.openComplaint({ language, ...said }, keyOf(sent))),
  );
}

async function writeMore({ context, order, id, sent, pictures }: Asked) {
  const form = only(sent, [fields.text]);
  const parsed = parseForm(form, writeSchema, context.translate);
  if (!parsed.ok || pictures.error) return refused(context, form, pictures, parsed);
  const said = {
    order_id: order.order_id,
    id_complaint: id,
    text: parsed.value.text,
    pictures: pictures.kept,
  };
  const { language } = context;
  return done(
    context,
    form,
    pictures,
    await attempt(context.client().complaints.writeComplaint({ language, ...said }, keyOf(sent))),
  );
}

/** The fields of a form that are no files. */
function only(sent: FormData, names: readonly string[]): FormData {
  const form = new FormData();
  for (const name of names) {
    const value = sent.get(name);
    if (typeof value === "string") form.append(name, value);
  }
  return form;
}

const keyOf = (sent: FormData) => ({
  context: { idempotencyKey: String(sent.get(fields.key) ?? "").slice(0, 100) },
});

/** What was typed, with what is wrong; pictures that are kept stay so: a browser gives no file back. */
function refused(context: RequestContext, form: FormData, pictures: KeptPictures, parsed: Parsed<unknown>) {
  const status = "error" as const;
  const result = parsed.ok
    ? { status, error: {}, initialValue: Object.fromEntries(form) as Record<string, string> }
    : parsed.result;
  const error = { ...result.error, ...(pictures.error && { [fields.pictures]: [pictures.error] }) };
  return { refusal: { ...result, error, ...keptOf(context, pictures) }, status: 422 };
}

const keptOf = (context: RequestContext, { kept }: KeptPictures) => ({
  kept,
  keptText: keptText(context, kept),
});

function done(
  context: RequestContext,
  form: FormData,
  pictures: KeptPictures,
  written: Attempt<{ message?: string | undefined }>,
) {
  if (written.ok) return { message: written.answer.message };
  flashFailure(context, written.failure);
  const refusal = { ...refuseForm(form, written.failure), ...keptOf(context, pictures) };
  return { refusal, status: written.failure.status };
}

interface KeptPictures {
  kept: string[];
  /** What is wrong with one of them, in words. */
  error?: string;
}

/** Keeps the pictures of a form, with those that it kept before. */
async function keepPictures(context: RequestContext, sent: FormData): Promise<KeptPictures> {
  const { language, translate } = context;
  const kept = sent
    .getAll(fields.kept)
    .filter((key): key is string => typeof key === "string" && key.length <= 100)
    .slice(0, business.complaintPicturesMost);
  const files = sent.getAll(fields.pictures).flatMap((each) => {
    const { data } = pictureFileField.safeParse(each);
    return data && data.size > 0 ? [data] : [];
  });
  if (kept.length + files.length > business.complaintPicturesMost)
    return { kept, error: translate("api.fields.complaint_pictures_many") };
  for (const picture of files) {
    const uploaded = await attempt(context.client().account.pictureUpload({ language, picture }));
    if (!uploaded.ok) return { kept, error: uploaded.failure.errors[0]?.message ?? uploaded.failure.detail };
    kept.push(uploaded.answer.data.picture);
  }
  return { kept };
}

async function moveComplaint(
  context: RequestContext,
  { paths }: OwnPlace,
  { order_id }: Order,
  { id, to }: { id: number; to: "pass" | "close" },
) {
  const { language } = context;
  const moved = await attempt(
    context.client().complaints.moveComplaint({ language, order_id, id_complaint: id, to }),
  );
  if (moved.ok) leaveMessage(context, "success", moved.answer.message ?? "");
  else {
    leaveMessage(context, "error", moved.failure.detail);
    flashFailure(context, moved.failure);
  }
  return redirect(paths.orderComplaint(order_id));
}
