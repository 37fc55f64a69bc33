import { json, redirect } from "@remix-run/node";
import { draftNameField } from "@haat/contract/seller/product-content";
import { typedPriceOrNothingField, typedStockOrNothingField } from "@haat/contract/seller/product-fields";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { business } from "@haat/contract/shared/business-constants";
import { attempt, type CallFailure } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm } from "@haat/web-forms/form-data.server";
import { formatNumber } from "@haat/i18n/numbers";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { sheetFields, sheetIntents } from "./goods-drafts.form";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** A row of the sheet as it was typed. */
interface Row {
  id: string;
  version: number;
  name: string;
  price: number | null;
  stock: number | null;
}

/** Saves each draft of the sheet, and puts on sale those that are whole, if that is asked for. */
export async function keepSheet(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const copy = request.clone();
  const numbers = (await readForm(copy, [sheetFields.drafts])).getAll(sheetFields.drafts);
  const ids = numbers
    .map(String)
    .filter((id) => /^\d{1,9}$/.test(id))
    .slice(0, business.draftsPerPage);
  const form = await readForm(request, [sheetFields.key, sheetFields.intent, ...ids.flatMap(namesOf)]);
  const parsed = parseForm(form, schemaOf(ids), translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });

  const typed = parsed.value as Record<string, string | number | null>;
  const isPublished = form.get(sheetFields.intent) === sheetIntents.publish;
  const key = String(form.get(sheetFields.key) ?? "");
  let published = 0;
  const refused: [string, string][] = [];
  for (const row of ids.map((id) => rowOf(id, typed))) {
    const saved = await saveRow(context, seller_key, row);
    if (!saved.ok) {
      refused.push([sheetFields.name(row.id), sentenceOf(saved.failure)]);
      continue;
    }
    const { draft } = saved.answer.data;
    form.set(sheetFields.version(row.id), String(draft.version));
    if (!isPublished || draft.lacks.length > 0) continue;
    const { id_draft, version } = draft;
    const sold = await attempt(
      context
        .client()
        .productDrafts.publishDraft(
          { language, seller_key, id_draft, version },
          { context: { idempotencyKey: `${key}-${id_draft}` } },
        ),
    );
    if (sold.ok) published += 1;
    else refused.push([sheetFields.name(row.id), sentenceOf(sold.failure)]);
  }

  if (refused.length > 0) {
    const values = Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
    const error = Object.fromEntries(refused.map(([field, sentence]) => [field, [sentence]]));
    return json({ status: "error" as const, initialValue: values, error }, { status: 409 });
  }
  const formatted = formatNumber(published, language);
  const said =
    published > 0
      ? translate("productDraft.sheet.published", { count: published, formatted })
      : translate("productDraft.savedNow");
  leaveMessage(context, "success", said);
  return redirect(paths.shop(seller_key, "goods/drafts"));
}

const namesOf = (id: string) => [
  sheetFields.version(id),
  sheetFields.name(id),
  sheetFields.price(id),
  sheetFields.stock(id),
];

function schemaOf(ids: readonly string[]) {
  return z.object(
    Object.fromEntries(
      ids.flatMap((id): [string, z.ZodType][] => [
        [sheetFields.version(id), coercedNumber(z.number().int().min(1))],
        [sheetFields.name(id), z.string().default("").pipe(draftNameField)],
        [sheetFields.price(id), typedPriceOrNothingField],
        [sheetFields.stock(id), typedStockOrNothingField],
      ]),
    ),
  );
}

const rowOf = (id: string, typed: Readonly<Record<string, string | number | null>>): Row => ({
  id,
  version: Number(typed[sheetFields.version(id)]),
  name: String(typed[sheetFields.name(id)] ?? ""),
  price: (typed[sheetFields.price(id)] ?? null) as number | null,
  stock: (typed[sheetFields.stock(id)] ?? null) as number | null,
});

function saveRow(context: ConsoleContext, seller_key: string, { id, version, name, price, stock }: Row) {
  const { language } = context;
  const named = language === "bn" ? { name_bn: name } : { name_en: name };
  const asked = { language, seller_key, id_draft: Number(id), version, price, stock, ...named };
  return attempt(context.client().productDrafts.saveDraft(asked));
}

const sentenceOf = ({ errors, detail }: CallFailure) => errors[0]?.message ?? detail;
