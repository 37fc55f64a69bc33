import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import { sizeGuideContent, type SizeGuideContent } from "@haat/contract/seller/size-guide-content";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm, refuseForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { sizeGuideEditor } from "./size-guide-editor.server";
import { newSizeGuide, sizeGuideFormFields as fields, sizeGuideIntents as intents } from "./size-guide.form";
import {
  fieldOfPart,
  reshaped,
  sizeGuideFieldNames,
  typedSizeGuide,
  withoutBlanks,
  type TypedSizeGuide,
} from "./typed-size-guide.server";

/** Gives the table another row or column, or one less; else adds the size guide to the shop, or changes it as it was read. */
export async function saveSizeGuide(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const form = await readForm(request, sizeGuideFieldNames);
  const intent = String(form.get(fields.intent) ?? intents.save);
  const typed = typedSizeGuide(form);
  if (intent !== intents.save) {
    const guide = reshaped(typed, intent);
    return json({ initialValue: typedTexts(form), editor: sizeGuideEditor(context, guide) });
  }
  const guide = withoutBlanks(typed);
  const parsed = sizeGuideContent.safeParse(guide);
  if (parsed.success) return store(context, shop, param, { form, guide, written: parsed.data });
  const error: Record<string, string[]> = {};
  for (const { path, message } of parsed.error.issues)
    error[fieldOfPart(path)] ??= [
      context.translate(`api.fields.${isFieldErrorCode(message) ? message : "invalid"}`),
    ];
  return refused(context, form, guide, error, 422);
}

async function store(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  { form, guide, written }: { form: FormData; guide: TypedSizeGuide; written: SizeGuideContent },
) {
  const { language, paths } = context;
  const given = { language, seller_key, ...written };
  const calls = context.client().sellerSizeGuides;
  const text = (name: string) => String(form.get(name) ?? "");
  const saved = await attempt(
    param === newSizeGuide
      ? calls.createSizeGuide(given, { context: { idempotencyKey: text(fields.key) || randomUUID() } })
      : calls.changeSizeGuide({
          ...given,
          id_size_guide: idOf(context, param),
          version: text(fields.version) || "none",
        }),
  );
  if (saved.ok) {
    leaveMessage(context, "success", saved.answer.message ?? "");
    return redirect(paths.shop(seller_key, "goods/size-guides"));
  }
  const { failure } = saved;
  if (failure.code === "not_found") throw pageFailure(context, 404);
  if (failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", failure.detail);
    return redirect(paths.sizeGuide(seller_key, idOf(context, param)));
  }
  flashFailure(context, failure);
  return refused(context, form, guide, refuseForm(form, failure).error ?? {}, failure.status);
}

/** The form with all that was typed and what is wrong with it. */
function refused(
  context: ConsoleContext,
  form: FormData,
  guide: TypedSizeGuide,
  error: Record<string, string[] | null>,
  status: number,
) {
  const editor = sizeGuideEditor(context, guide);
  return json({ status: "error" as const, error, initialValue: typedTexts(form), editor }, { status });
}

/** What was typed around the table, for the form to stand as it was. */
function typedTexts(form: FormData): Record<string, string> {
  const names = [fields.name_bn, fields.name_en, fields.how_bn, fields.how_en];
  return Object.fromEntries(names.map((name) => [name, String(form.get(name) ?? "")]));
}

function idOf(context: ConsoleContext, param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}
