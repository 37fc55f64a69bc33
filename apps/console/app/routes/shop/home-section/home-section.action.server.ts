import { randomUUID } from "node:crypto";
import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { hasText, textMissing, typedSectionFields } from "@haat/contract/seller/seller-face.contract";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { chosenFile } from "../picture-ways.server";
import { homeOf, sectionOf } from "../section-of.server";
import { refusedWithFound, refuseTyped, typedTarget } from "../target-field.server";
import { isNewSection, newSections, sectionFormFields as fields } from "./home-section.form";

const schema = z.object(typedSectionFields).refine(hasText, textMissing);

/** Adds a text to the first page, or changes one as it was read. A picture is kept before all else is looked at. */
export async function saveSection(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const { seller_key } = shop;
  const { language, translate } = context;
  const kind = await kindOf(context, shop, param);
  const sent = await request.formData().catch(() => new FormData());
  const form = typedPart(sent);
  const file = kind === "picture_text" ? chosenFile(sent, fields.picture) : undefined;
  const { sellerFace: calls } = context.client();
  const uploaded =
    file && (await attempt(calls.uploadSectionPicture({ language, seller_key, picture: file })));
  if (uploaded && !uploaded.ok) return refuseAt(context, form, fields.picture, uploaded.failure);
  if (uploaded) form.set(fields.kept, uploaded.answer.data.picture);
  const note = uploaded && !uploaded.answer.data.fits ? translate("shopFace.section.notFilling") : "";
  return saveTyped(context, { seller_key, param, kind, form, note });
}

/** What is being written: a text, or one with a picture. */
async function kindOf(context: ConsoleContext, shop: OwnShop, param: string) {
  if (isNewSection(param)) return newSections[param];
  const { sections } = await homeOf(context, shop);
  return sectionOf(context, sections, param).kind === "text" ? ("text" as const) : ("picture_text" as const);
}

interface Typed {
  seller_key: string;
  param: string;
  kind: "text" | "picture_text";
  form: FormData;
  /** What is to be known of its picture. */
  note: string;
}

async function saveTyped(context: ConsoleContext, { seller_key, param, kind, form, note }: Typed) {
  const { language, paths } = context;
  const { sellerFace: calls } = context.client();
  const find = async (search: string) =>
    (await calls.faceTargets({ language, seller_key, search })).data.targets;
  const parsed = parseForm(form, schema, context.translate);
  const leads = await typedTarget(context, form, find);
  if (!parsed.ok || !leads.ok) return refuseTyped(context, form, parsed, leads);
  const picture = kind === "text" ? "" : textOf(form, fields.kept);
  const given = { language, seller_key, kind, ...parsed.value, picture, target: leads.target };
  const idempotencyKey = textOf(form, fields.key) || randomUUID();
  const version = textOf(form, fields.version) || "none";
  const saved = await attempt(
    isNewSection(param)
      ? calls.createSection(given, { context: { idempotencyKey } })
      : calls.changeSection({ ...given, id_section: idInAddress(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.homeSection(seller_key, param));
  }
  if (!saved.ok) return refusedWithFound(context, form, saved.failure);
  leaveMessage(context, "success", [saved.answer.message, note].filter(Boolean).join(" "));
  return redirect(paths.shop(seller_key, "home"));
}

const textOf = (form: FormData, name: string) => String(form.get(name) ?? "");

/** What was typed, without the file. */
function typedPart(sent: FormData): FormData {
  const form = new FormData();
  for (const name of Object.values(fields)) {
    const value = sent.get(name);
    if (typeof value === "string") form.set(name, value);
  }
  return form;
}

/** A picture that could not be kept, at its field; what was typed stays. */
function refuseAt(context: ConsoleContext, form: FormData, field: string, failure: CallFailure) {
  const errors = [{ field, code: "invalid", message: failure.detail }] as CallFailure["errors"];
  return refusedWithFound(context, form, { ...failure, errors });
}
