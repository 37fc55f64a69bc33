import { json, redirect } from "@remix-run/node";
import { productContent } from "@haat/contract/seller/product-content";
import type { ContentFact } from "@haat/contract/seller/product-facts";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { isFieldErrorCode } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { flashFailure, leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { draftOf } from "../draft-of.server";
import { factsEditor } from "./facts-editor.server";
import { factField, factFields, factIntents, factParts } from "./goods-facts.form";
import { factFieldNames, reshapedFacts, saidFacts, typedFacts } from "./typed-facts.server";

/** Gives the page another row, or one less; else keeps the facts with the draft. */
export async function keepFacts(
  context: ConsoleContext,
  shop: OwnShop,
  named: string | undefined,
  request: Request,
) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const draft = await draftOf(context, shop, named);
  const form = await readForm(request, factFieldNames);
  const intent = String(form.get(factFields.intent) ?? factIntents.save);
  const version = String(form.get(factFields.version) ?? "");
  if (intent !== factIntents.save)
    return json(shown(context, reshapedFacts(typedFacts(form), intent), version));

  const facts = saidFacts(typedFacts(form));
  const parsed = productContent.shape.facts.safeParse(facts);
  if (!parsed.success) {
    const error = errorsAt(context, parsed.error.issues);
    return json({ ...shown(context, facts, version), status: "error" as const, error }, { status: 422 });
  }
  const asked = { language, seller_key, id_draft: draft.id_draft, version: Number(version) || 1 };
  const saved = await attempt(context.client().productDrafts.saveDraft({ ...asked, facts: parsed.data }));
  if (saved.ok) {
    leaveMessage(context, "success", translate("productDraft.savedNow"));
    return redirect(paths.draft(seller_key, draft.id_draft));
  }
  const { failure } = saved;
  flashFailure(context, failure);
  // Whoever was later has read that, and saves over the newer version with the next press.
  const next = failure.code === "draft_changed" ? String(draft.version) : version;
  return json({ ...shown(context, facts, next), status: "error" as const }, { status: failure.status });
}

/** The page as it stands now. */
const shown = (context: ConsoleContext, facts: readonly ContentFact[], version: string) => ({
  initialValue: { [factFields.version]: version },
  editor: factsEditor(context, facts),
});

/** What is wrong at which field; a name that is missing is missing in the page's own language. */
function errorsAt(
  { language, translate }: ConsoleContext,
  issues: readonly { path: readonly PropertyKey[]; message: string }[],
): Record<string, string[]> {
  const error: Record<string, string[]> = {};
  for (const { path, message } of issues) {
    const [row, named] = path;
    const part = factParts.find((known) => known === named) ?? "name_bn";
    const place = message === "fact_name_required" ? (`name_${language}` as const) : part;
    const field = typeof row === "number" ? factField(row, place) : "";
    error[field] ??= [translate(`api.fields.${isFieldErrorCode(message) ? message : "invalid"}`)];
  }
  return error;
}
