import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedSynonymsField } from "@haat/contract/seller/synonym-fields";
import { idField } from "@haat/contract/shared/fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { newSynonyms, synonymFields as fields, synonymIntents } from "./synonyms.form";

const schema = z.object({ [fields.words]: typedSynonymsField });

/** Adds words that mean the same, changes them as they were read, or removes them. */
export async function saveSynonyms(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  request: Request,
) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const calls = context.client().sellerSearch;
  const list = paths.shop(seller_key, "goods/search-words");
  if (form.get(fields.intent) === synonymIntents.remove) {
    const removed = calls.removeSynonyms({ language, seller_key, id_synonyms: idOf(context, param) });
    leaveMessage(context, "success", (await answerOrPage(context, removed)).message ?? "");
    return redirect(list);
  }
  const version = String(form.get(fields.version));
  const key = String(form.get(fields.key) ?? "") || randomUUID();
  for (const name of [fields.version, fields.key, fields.intent]) form.delete(name);
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const given = { language, seller_key, words: parsed.value.words };
  const saved = await attempt(
    param === newSynonyms
      ? calls.createSynonyms(given, { context: { idempotencyKey: key } })
      : calls.changeSynonyms({ ...given, id_synonyms: idOf(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of them is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.synonyms(seller_key, idOf(context, param)));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(list);
}

function idOf(context: ConsoleContext, param: string): number {
  const id = idField().safeParse(param);
  if (!id.success) throw pageFailure(context, 404);
  return id.data;
}
