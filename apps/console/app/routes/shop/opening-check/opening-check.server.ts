import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm, refusedForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { formPage } from "../../../server/present/form-page.server";
import { openingSummary } from "../../../server/present/opening-summary.server";
import { openingOf, taskPath } from "../opening-of.server";

const versionField = "version";

/** All that was answered, each part with the way to change it, and the button that sends it where nothing is left to do. */
export async function openingCheckPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const opening = await openingOf(context, shop);
  const { seller_key, version, moves } = opening;
  if (!moves.includes("send")) throw redirect(paths.shop(seller_key, "opening"));
  return {
    ...formPage(context, {
      title: translate("openingPages.check.title"),
      lead: translate("openingPages.check.lead"),
      back: { href: paths.shop(seller_key, "opening"), label: translate("openingPages.list.back") },
      action: paths.shop(seller_key, "opening/check"),
      hidden: { [versionField]: String(version) },
      fields: [],
      submit: translate("openingPages.check.submit"),
    }),
    open: openTasks(context, opening),
    rows: openingSummary(context, opening, (task) => ({
      href: taskPath(context, seller_key, task),
      label: translate("openingPages.check.change"),
    })),
  };
}

/** What is left to do before it can be sent; nothing where all is done. */
function openTasks({ translate }: ConsoleContext, { can_be_sent, tasks }: ShopOpening) {
  if (can_be_sent) return undefined;
  const open = tasks
    .filter(({ state }) => state !== "done")
    .map(({ task }) => translate(`openingPages.items.${task}.title`));
  return translate("openingPages.check.open", { tasks: open.join("\u00a0· ") });
}

/** Sends the application as it was read. */
export async function sendOpening(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths, translate } = context;
  const form = await readForm(request, [versionField]);
  const version = Number(form.get(versionField));
  const calls = context.client().sellerOpening;
  const sent = await attempt(calls.sendForReview({ language, seller_key, version }));
  // What is open stands on the page itself.
  if (!sent.ok && sent.failure.code === "opening_unfinished")
    return redirect(paths.shop(seller_key, "opening/check"));
  if (!sent.ok) return refusedForm(context, form, sent.failure);
  leaveMessage(context, "success", sent.answer.message ?? translate("shopOpening.sent"));
  return redirect(paths.shop(seller_key, "opening"));
}
