import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { pauseFields } from "@haat/contract/seller/opening-fields";
import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { formatDay } from "@haat/i18n/dates";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm, refusedForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { openingOf } from "../opening-of.server";
import { noteField } from "./shop-pause.form";

const intents = { pause: "pause", resume: "resume", note: "note" } as const;
const intentField = "intent";
const schema = z.object(pauseFields);

/** Asks what customers are to read meanwhile; of a shop that is paused, whether it sells again, and what they are to read now. */
export async function pausePage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const { seller_key, moves, pause } = await openingOf(context, shop);
  const isResuming = moves.includes("resume");
  const fields = noteFields(context, pause);
  const page = formPage(context, {
    note: isResuming ? readNow(context, pause) : undefined,
    title: translate(isResuming ? "openingPages.pause.resume" : "openingPages.pause.title"),
    lead: translate(isResuming ? "openingPages.pause.resumeLead" : "openingPages.pause.lead"),
    back: { href: paths.shop(seller_key, "opening"), label: translate("openingPages.list.back") },
    action: paths.shop(seller_key, "pause"),
    hidden: { [intentField]: isResuming ? intents.resume : intents.pause },
    fields: isResuming ? [] : fields,
    submit: translate(isResuming ? "openingPages.pause.resume" : "openingPages.pause.submit"),
  });
  const change = {
    title: translate("openingPages.pause.change"),
    fields,
    hidden: { [intentField]: intents.note },
    submit: translate("openingPages.pause.save"),
  };
  return { ...page, noteForm: isResuming ? change : undefined };
}

function noteFields({ translate }: ConsoleContext, pause: ShopOpening["pause"]): ConsoleFieldData[] {
  const optionalMark = translate("components.optional");
  return [
    {
      kind: "text",
      name: noteField,
      label: translate("openingPages.pause.note"),
      hint: translate("openingPages.pause.noteHint"),
      value: pause?.note,
      maxLength: 400,
      optionalMark,
    },
    {
      kind: "text",
      type: "date",
      name: "until",
      label: translate("openingPages.pause.until"),
      value: pause?.until ?? undefined,
      optionalMark,
    },
  ];
}

/** What customers of a paused shop read. */
function readNow({ language, translate }: ConsoleContext, pause: ShopOpening["pause"]) {
  const standing = pause?.until
    ? translate("shopPages.standing.pausedUntil", { day: formatDay(pause.until, language) })
    : translate("shopPages.standing.pausedText");
  const text = [standing, pause?.note].filter(Boolean).join("\n");
  return { tone: "info" as const, title: translate("openingPages.pause.note"), text };
}

/** Pauses the shop, has it sell again, or tells its customers something else meanwhile. */
export async function changePause(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const { seller_key } = shop;
  const form = await readForm(request, [intentField, ...Object.keys(pauseFields)]);
  const intent = form.get(intentField);
  form.delete(intentField);
  const parsed = parseForm(form, schema, translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });

  const calls = context.client().sellerOpening;
  // Who only saves words does not pause a shop that somebody let sell again meanwhile.
  const only_if_paused = intent === intents.note;
  const asked =
    intent === intents.resume
      ? calls.resumeShop({ language, seller_key })
      : calls.pauseShop({ language, seller_key, ...parsed.value, only_if_paused });
  const done = await attempt(asked);
  if (!done.ok) return refusedForm(context, form, done.failure);
  leaveMessage(context, "success", done.answer.message ?? translate("shopOpening.saved"));
  return redirect(paths.shop(seller_key, "opening"));
}
