import { json, redirect } from "@remix-run/node";
import type { ProductContent } from "@haat/contract/seller/product-content";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedMoney } from "@haat/i18n/money";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refusedForm, refuseForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { draftOf, savedLine, type DraftWithFocus } from "../draft-of.server";
import { chosenPicture, isPhotoAlone, keepPhoto, keptPhotos } from "../picture-ways.server";
import { draftSchema } from "./draft-schema.server";
import { draftFields, draftIntents, sentTicks, tickedRibbons } from "./goods-draft.form";
import { focusedPictures } from "./picture-focus.server";
import { savedMeanwhile } from "./saved-meanwhile.server";

/** What came with a press of one of the page's buttons. */
interface Press {
  context: ConsoleContext;
  seller_key: string;
  draft: DraftWithFocus;
  /** What was typed. */
  form: FormData;
  intent: string;
}

/**
 * Saves a draft and does what its button says. A photo is kept before all else is looked at, so that a refused form has it
 * still.
 */
export async function keepDraft(
  context: ConsoleContext,
  shop: OwnShop,
  named: string | undefined,
  request: Request,
) {
  const { seller_key } = shop;
  const draft = await draftOf(context, shop, named);
  const sent = await request.formData().catch(() => new FormData());
  if (isPhotoAlone(sent)) return keepPhoto(context, seller_key, sent);
  const press = {
    context,
    seller_key,
    draft,
    form: typedPart(sent),
    intent: String(sent.get(draftFields.intent) ?? "save"),
  };
  if (press.intent === draftIntents.discard) return discard(press);

  const file = chosenPicture(sent, draftFields.picture);
  const { language, translate } = context;
  const uploaded =
    file &&
    (await attempt(
      context.client().sellerProducts.uploadProductPicture({ language, seller_key, picture: file }),
    ));
  if (uploaded && !uploaded.ok) return refuse(press, uploaded.failure, draftFields.picture);
  const focused = await focusedPictures(context, seller_key, draft, press.intent);
  if (!focused.ok) return refuse(press, focused.failure, draftFields.picture);
  const before = keptPhotos(sent).filter((key) => !draft.content.pictures.includes(key));
  const added = [...before, ...(uploaded ? [uploaded.answer.data.picture] : [])];
  const pictures = arranged(focused.change.pictures, press.intent, added);
  const shown = { ...focused.change, pictures };
  const same = untouchedPrices(context, draft, press.form);
  const parsed = parseForm(without(press.form, same), draftSchema, translate);
  if (!parsed.ok) {
    const { result } = parsed;
    const kept = added.length > 0 && (await save(press, shown, draft.version));
    const version = kept && kept.ok ? kept.answer.data.draft.version : undefined;
    const untouched = Object.fromEntries(same.map((name) => [name, String(press.form.get(name))]));
    const newer = version && { [draftFields.version]: String(version) };
    return json(
      { ...result, initialValue: { ...result.initialValue, ...untouched, ...newer } },
      { status: 422 },
    );
  }

  const { version, ...typed } = parsed.value;
  const change = Object.fromEntries(Object.entries(typed).filter(([name]) => !same.includes(name)));
  const ribbons = press.form.has(draftFields.ribbons) && { ribbons: tickedRibbons(press.form) };
  const saved = await save(press, { ...change, ...ribbons, ...shown }, version);
  if (!saved.ok) return refuse(press, saved.failure);
  return afterSaving(press, saved.answer.data.draft);
}

function save({ context, seller_key, draft }: Press, change: Partial<ProductContent>, version: number) {
  const { language } = context;
  const asked = { language, seller_key, id_draft: draft.id_draft, version, ...change };
  return attempt(context.client().productDrafts.saveDraft(asked));
}

async function afterSaving(press: Press, saved: ProductDraft) {
  const { context, seller_key, intent } = press;
  const { paths, translate } = context;
  if (intent === draftIntents.autosave)
    return json({
      status: "success" as const,
      initialValue: { [draftFields.version]: String(saved.version), saved: savedLine(context, saved) },
    });
  if (intent === draftIntents.publish || intent === draftIntents.over) return publish(press, saved);
  if (intent === draftIntents.facts) return redirect(paths.draft(seller_key, saved.id_draft, "facts"));
  if (intent === draftIntents.options) return redirect(paths.draft(seller_key, saved.id_draft, "options"));
  if (intent === draftIntents.save) leaveMessage(context, "success", translate("productDraft.savedNow"));
  return redirect(paths.draft(seller_key, saved.id_draft));
}

async function publish(press: Press, { id_draft, version }: ProductDraft) {
  const { context, seller_key, form, intent } = press;
  const { language, paths } = context;
  const idempotencyKey = String(form.get(draftFields.key) ?? "") || `draft ${id_draft} ${version}`;
  const published = await attempt(
    context
      .client()
      .productDrafts.publishDraft(
        { language, seller_key, id_draft, version, over: intent === draftIntents.over },
        { context: { idempotencyKey } },
      ),
  );
  // It was saved: what is typed next is typed into that.
  if (!published.ok) return refuse(withVersion(press, version), published.failure);
  leaveMessage(context, "success", published.answer.message ?? "");
  return redirect(paths.shop(seller_key, "goods"));
}

async function discard({ context, seller_key, draft }: Press) {
  const { language, paths, translate } = context;
  await context.client().productDrafts.discardDraft({ language, seller_key, id_draft: draft.id_draft });
  leaveMessage(context, "success", translate("productDraft.discarded"));
  return redirect(paths.shop(seller_key, "goods"));
}

/** The pictures as a button leaves them: one of them first, or gone; new ones come last. */
function arranged(pictures: readonly string[], intent: string, added: readonly string[]): string[] {
  const [move, place] = intent.split(":");
  const kept = [...pictures];
  const at = Number(place);
  if ((move === "first" || move === "remove") && kept[at] !== undefined) {
    const [moved] = kept.splice(at, 1);
    if (move === "first" && moved) kept.unshift(moved);
  }
  return [...kept, ...added];
}

/** Prices that stand as the page showed them: one from before may be no whole taka, and stays. */
function untouchedPrices({ language }: ConsoleContext, { content }: ProductDraft, form: FormData): string[] {
  return [draftFields.price, draftFields.oldPrice].filter((name) => {
    const shown = content[name];
    return shown !== null && form.get(name) === typedMoney(shown, language);
  });
}

function without(form: FormData, names: readonly string[]): FormData {
  const rest = new FormData();
  for (const [name, value] of form) if (!names.includes(name)) rest.append(name, value);
  return rest;
}

/** What was typed, in the order of the page; the photo is no text. */
function typedPart(sent: FormData): FormData {
  const form = new FormData();
  for (const name of Object.values(draftFields)) {
    const value = sent.get(name);
    if (name !== draftFields.picture && name !== draftFields.intent && typeof value === "string")
      form.set(name, value);
  }
  for (const [name, value] of sentTicks(sent)) form.set(name, value);
  return form;
}

function withVersion(press: Press, version: number): Press {
  const { form } = press;
  form.set(draftFields.version, String(version));
  return press;
}

/** What the API names otherwise than the page, and what has no field there. */
const placeOf: Readonly<Record<string, string>> = {
  facts: "",
  pictures: draftFields.picture,
  attributes: "",
  combinations: "",
};

/** A refusal with all that was typed; who was overtaken saves over the newer version with the next press. */
async function refuse(press: Press, failure: CallFailure, at?: string) {
  const { context, form, draft } = press;
  if (failure.code === "draft_changed") form.set(draftFields.version, String(draft.version));
  if (failure.code === "idempotency_key_reused") form.delete(draftFields.key);
  const ownName = context.language === "bn" ? draftFields.nameBn : draftFields.nameEn;
  const errors = failure.errors.map((error) => ({
    ...error,
    field: error.field === draftFields.nameBn ? ownName : (placeOf[error.field] ?? error.field),
  }));
  // Whoever was later sees at each field what the other one saved; the next press saves over it.
  if (failure.code === "draft_changed") errors.push(...savedMeanwhile(context, draft, form));
  const told = at && errors.length === 0 ? [{ field: at, code: "invalid", message: failure.detail }] : errors;
  const refused = { ...failure, errors: told as CallFailure["errors"] };
  // What saved itself says so beside the form; nobody pressed anything that a dialog would answer.
  if (press.intent === draftIntents.autosave)
    return json(refuseForm(form, refused), { status: failure.status });
  return refusedForm(context, form, refused);
}
