import { json, redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { parseForm, refusedForm } from "@haat/web-forms/form-data.server";
import { pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { openingOf } from "../opening-of.server";
import { chosenPicture } from "../picture-ways.server";
import { aboutItem } from "./items/about.item.server";
import { coloursItem } from "./items/colours.item.server";
import { deliveryItem } from "./items/delivery.item.server";
import { labelItem } from "./items/label.item.server";
import { logoItem } from "./items/logo.item.server";
import { nameItem } from "./items/name.item.server";
import { placeItem } from "./items/place.item.server";
import type { FilledItem, ItemPlace, OpeningItem } from "./opening-item";
import { intentField } from "./opening-item.form";

const items: Readonly<Record<FilledItem, OpeningItem>> = {
  name: nameItem,
  label: labelItem,
  logo: logoItem,
  colours: coloursItem,
  place: placeItem,
  delivery: deliveryItem,
  about: aboutItem,
};

const isItem = (name: string): name is FilledItem => Object.hasOwn(items, name);

/** One part of the application, with its form. What is no part of it is no page. */
export async function openingItemPage(context: ConsoleContext, shop: OwnShop, name: string) {
  if (!isItem(name)) throw pageFailure(context, 404);
  const { paths, translate } = context;
  const place = await placeOf(context, shop);
  const { seller_key, opening } = place;
  const remark = opening.tasks.find(({ task }) => task === name)?.remark;
  const { other, ...form } = await items[name].form(place);
  const action = paths.openingItem(seller_key, name);
  return {
    ...formPage(context, {
      title: translate(`openingPages.items.${name}.title`),
      lead: translate(`openingPages.items.${name}.lead`),
      back: { href: paths.shop(seller_key, "opening"), label: translate("openingPages.list.back") },
      note: remark
        ? { tone: "warning", title: translate("components.taskList.remark"), text: remark }
        : undefined,
      action,
      submit: translate("components.consoleForm.save"),
      ...form,
    }),
    other: other && { ...other, action },
  };
}

async function placeOf(context: ConsoleContext, shop: OwnShop): Promise<ItemPlace> {
  const opening = await openingOf(context, shop);
  return { context, seller_key: shop.seller_key, opening, answers: opening.answers };
}

/** Keeps one part of the application, and goes back to all of them. */
export async function saveOpeningItem(
  context: ConsoleContext,
  shop: OwnShop,
  name: string,
  request: Request,
) {
  if (!isItem(name)) throw pageFailure(context, 404);
  const { paths, translate } = context;
  const place = await placeOf(context, shop);
  const item = items[name];
  const { form, intent, file } = await readItem(place, item, request);
  const parsed = parseForm(form, await item.schema(place), translate);
  if (!parsed.ok) return json(parsed.result, { status: 422 });
  const saved = await item.save(place, parsed.value, { intent, file });
  if (!saved.ok) return refusedForm(context, form, saved.failure);
  leaveMessage(context, "success", saved.answer.message ?? translate("shopOpening.saved"));
  return redirect(paths.shop(shop.seller_key, "opening"));
}

/** A box without its tick is kept as empty, so that a refused form comes back as it was sent. */
function copyTicks(ticks: readonly { name: string }[], sent: FormData, form: FormData): void {
  for (const { name } of ticks) form.append(name, sent.get(name) === "on" ? "on" : "");
}

/** Of what was sent only the fields that the form has. */
async function readItem(place: ItemPlace, item: OpeningItem, request: Request) {
  const sent = await request.formData().catch(() => new FormData());
  const { fields: inSight, folded } = await item.form(place);
  const fields = [...inSight, ...(folded?.fields ?? [])];
  const form = new FormData();
  for (const field of fields) {
    const value = sent.get(field.name);
    if (field.kind === "ticks") copyTicks(field.ticks, sent, form);
    else if (field.kind === "tick") copyTicks([field], sent, form);
    else if (field.kind !== "picture" && typeof value === "string") form.append(field.name, value);
  }
  const picture = fields.find(({ kind }) => kind === "picture");
  const file = picture && chosenPicture(sent, picture.name);
  const intent = sent.get(intentField);
  return { form, file, intent: typeof intent === "string" ? intent : "" };
}
