import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { typedAnnouncementFields, type SellerAnnouncement } from "@haat/contract/seller/seller-face.contract";
import { daysInOrder, wrongOrder } from "@haat/contract/seller/shown-days";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, readForm } from "@haat/web-forms/form-data.server";
import { z } from "zod";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { backToMore } from "../back-to-more.server";
import { dayFields } from "../shown-days.server";
import { refusedWithFound, refuseTyped, targetFields, typedTarget } from "../target-field.server";
import { announcementFields as fields } from "./announcement.form";

const schema = z.object(typedAnnouncementFields).refine(daysInOrder, wrongOrder);

/** The line above the header of every page of a shop. */
export async function announcementPage(context: ConsoleContext, { seller_key }: OwnShop) {
  const { language, paths, translate } = context;
  const { sellerFace: calls } = context.client();
  const inShop = { language, seller_key };
  const { announcement } = (await answerOrPage(context, calls.announcement(inShop))).data;
  const { targets } = (await answerOrPage(context, calls.faceTargets(inShop))).data;
  const isThere = announcement.text_bn + announcement.text_en !== "";
  const note = announcement.is_shown ? "shopFace.announcement.shown" : "shopFace.announcement.notShown";
  return formPage(context, {
    title: translate("shopFace.announcement.title"),
    lead: translate("shopFace.announcement.lead"),
    back: backToMore(context, { seller_key }),
    note: isThere ? { tone: "info", text: translate(note) } : undefined,
    action: paths.shop(seller_key, "announcement"),
    hidden: { [fields.version]: announcement.version },
    fields: [
      ...textFields(context, announcement),
      ...targetFields(context, targets, announcement.target),
      ...dayFields(context, announcement),
    ],
    submit: translate("shopFace.announcement.save"),
  });
}

function textFields(
  { language, translate }: ConsoleContext,
  announcement: SellerAnnouncement,
): ConsoleFieldData[] {
  const field = (of: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: fields[`text_${of}`],
    label: translate(of === "bn" ? "shopFace.announcement.textBn" : "shopFace.announcement.textEn"),
    hint: translate(of === language ? "shopFace.announcement.textHint" : "shopFace.announcement.goneHint"),
    lang: of,
    value: announcement[`text_${of}`],
    optionalMark: "",
  });
  return language === "bn" ? [field("bn"), field("en")] : [field("en"), field("bn")];
}

/** Writes the line as it was read. */
export async function saveAnnouncement(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const { sellerFace: calls } = context.client();
  const find = async (search: string) =>
    (await calls.faceTargets({ language, seller_key, search })).data.targets;
  const parsed = parseForm(form, schema, context.translate);
  const leads = await typedTarget(context, form, find);
  if (!parsed.ok || !leads.ok) return refuseTyped(context, form, parsed, leads);
  const version = String(form.get(fields.version) || "none");
  const given = { language, seller_key, ...parsed.value, target: leads.target, version };
  const saved = await attempt(calls.saveAnnouncement(given));
  const page = paths.shop(seller_key, "announcement");
  if (!saved.ok && saved.failure.code === "review_conflict") {
    // What somebody else made of it is to be read first.
    leaveMessage(context, "error", saved.failure.detail);
    return redirect(page);
  }
  if (!saved.ok) return refusedWithFound(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? "");
  return redirect(page);
}
