import { randomUUID } from "node:crypto";
import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { judgePage, sellerPageFields } from "@haat/contract/seller/seller-pages.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { readMarkdown } from "@haat/web-forms/markdown.server";
import { z } from "zod";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { addressInShop } from "../extra-page-of.server";
import { extraPageFormFields as fields, extraPageIntents as intents, newExtraPage } from "./extra-page.form";
import type { PreviewedText } from "./extra-page.view";

const tick = z
  .string()
  .optional()
  .transform((value) => value === "on");
const schema = z
  .object({ ...sellerPageFields, [fields.in_header]: tick, [fields.in_footer]: tick })
  .superRefine(judgePage);
type Written = z.output<typeof schema>;

/** Shows how a page would look, adds it to the shop, or changes it as it was read. */
export async function saveExtraPage(context: ConsoleContext, shop: OwnShop, param: string, request: Request) {
  const form = await readForm(request, Object.values(fields));
  const [version, key, intent] = [fields.version, fields.key, fields.intent].map((name) => {
    const sent = String(form.get(name) ?? "");
    form.delete(name);
    return sent;
  });
  const parsed = parseForm(form, schema, context.translate);
  if (!parsed.ok) return json({ ...withTicks(form, parsed.result), preview: undefined }, { status: 422 });
  if (intent === intents.preview)
    return json({
      ...withTicks(form, { initialValue: typedTexts(form) }),
      preview: previewOf(context, shop, parsed.value),
    });
  return store(context, shop, param, { form, written: parsed.value, version: version ?? "", key });
}

async function store(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  param: string,
  {
    form,
    written,
    version,
    key,
  }: { form: FormData; written: Written; version: string; key?: string | undefined },
) {
  const { language, paths } = context;
  const given = { language, seller_key, ...written };
  const calls = context.client().sellerPages;
  const saved = await attempt(
    param === newExtraPage
      ? calls.createPage(given, { context: { idempotencyKey: key || randomUUID() } })
      : calls.changePage({ ...given, id_extra_page: idOf(context, param), version }),
  );
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(paths.extraPage(seller_key, idOf(context, param)));
  }
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(paths.shop(seller_key, "pages"));
}

/** The texts as the shop would show them, in each language that has one. */
function previewOf(context: ConsoleContext, { slug }: OwnShop, written: Written): PreviewedText[] {
  const { translate } = context;
  const inside = (path: string) => addressInShop(context, slug, path);
  const texts = [
    { lang: "bn" as const, label: translate("extraPages.previewBn"), body: written.body_bn },
    { lang: "en" as const, label: translate("extraPages.previewEn"), body: written.body_en },
  ];
  return texts
    .filter(({ body }) => body !== "")
    .map(({ lang, label, body }) => ({
      lang,
      label,
      title: (lang === "bn" ? written.title_bn : written.title_en) || written.title_bn || written.title_en,
      blocks: readMarkdown(body, inside),
    }));
}

/** What was typed, for the form to stand as it was. */
function typedTexts(form: FormData): Record<string, string> {
  return Object.fromEntries([...form].map(([name, value]) => [name, String(value)]));
}

/** A box that was not ticked sends nothing: it has to be said that it stays so. */
function withTicks<Result extends { initialValue?: Record<string, unknown> | null | undefined }>(
  form: FormData,
  result: Result,
) {
  const ticks = [fields.in_header, fields.in_footer].map((name) => [name, form.get(name) ?? ""]);
  return { ...result, initialValue: { ...result.initialValue, ...Object.fromEntries(ticks) } };
}

function idOf(context: ConsoleContext, param: string): number {
  const id = Number(param);
  if (!Number.isSafeInteger(id) || id < 1) throw pageFailure(context, 404);
  return id;
}
