import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { isFillable, isShown, isShut, isTest, type ShopStatus } from "@haat/contract/shared/shop-status";
import { formatNumber } from "@haat/i18n/numbers";
import type { Task } from "@haat/ui/console/task-list/task-list";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";
import { componentLabels } from "../../../server/present/labels.server";
import { shopAddress } from "../../../server/present/shop-address.server";
import { openingOf, taskPath } from "../opening-of.server";
import { statusBadge, statusText } from "../../../server/present/shop-words.server";

/** Where a shop stands that has never been open: then its parts are a list of tasks. */
const beforeOpening: ReadonlySet<ShopStatus> = new Set(["draft", "sent", "changes_asked", "rejected"]);

/** What is to be done before a shop opens, and what is done. */
export async function openingPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const opening = await openingOf(context, shop);
  const { seller_key, status, tasks } = opening;
  const wasOpened = !beforeOpening.has(status);
  const title = translate(`openingPages.list.${wasOpened ? "openedTitle" : "title"}`);
  const can = (move: ShopOpening["moves"][number]) => opening.moves.includes(move);
  return {
    head: pageHead(context, title),
    title,
    lead: leadOf(context, opening),
    reason: reasonOf(context, opening),
    state: statusBadge(context, status),
    progress: wasOpened ? translate("openingPages.list.opened") : doneOf(context, tasks),
    // Nobody can change them now, so nothing leads to them.
    tasks: (isFillable(status) ? tasks : []).map(({ task, state, remark }): Task => ({
      href: taskPath(context, seller_key, task),
      title: translate(`openingPages.items.${task}.title`),
      done: state === "done",
      remark: remark ?? undefined,
    })),
    ways: [
      ...(status === "suspended" ? [callWay(context, { isMain: true })] : []),
      ...(opening.can_be_sent
        ? [
            {
              href: paths.shop(seller_key, "opening/check"),
              label: translate("openingPages.list.check"),
              isMain: true,
            },
          ]
        : []),
      ...(status === "rejected" ? [callWay(context, { isMain: false })] : []),
      ...shopWay(context, shop, opening),
      ...(can("pause")
        ? [
            {
              href: paths.shop(seller_key, "pause"),
              label: translate("openingPages.list.pause"),
              isMain: false,
            },
          ]
        : []),
      ...(can("resume")
        ? [
            {
              href: paths.shop(seller_key, "pause"),
              label: translate("openingPages.list.resume"),
              isMain: true,
            },
          ]
        : []),
    ],
    labels: componentLabels(context).taskList,
  };
}

/** How many of the tasks are done. */
function doneOf({ language, translate }: ConsoleContext, tasks: ShopOpening["tasks"]): string {
  const done = tasks.filter(({ state }) => state === "done").length;
  return translate("openingPages.list.done", {
    done: formatNumber(done, language),
    all: formatNumber(tasks.length, language),
  });
}

/** A shop that the platform closed is opened again by the platform's people alone; who was turned down may ask them. */
function callWay({ platform: { helpPhone }, translate }: ConsoleContext, { isMain }: { isMain: boolean }) {
  return {
    href: `tel:${helpPhone}`,
    label: translate("openingPages.list.call", { phone: helpPhone }),
    isMain,
  };
}

/** To the shop itself once customers see it, before that to its preview; what is closed is shown to nobody. */
function shopWay(context: ConsoleContext, { slug }: OwnShop, { status, preview_path }: ShopOpening) {
  const { language, platformOrigin, translate } = context;
  if (isShut(status)) return [];
  if (isShown(status) && !isTest(status))
    return [{ href: shopAddress(context, slug), label: translate("consoleShop.today.visit"), isMain: false }];
  const href = platformOrigin + inLanguage(preview_path, language);
  return [{ href, label: translate("openingPages.list.preview"), isMain: false }];
}

/** What the platform wrote of it. */
function reasonOf({ translate }: ConsoleContext, { status, status_reason: text }: ShopOpening) {
  if (status !== "rejected" && status !== "suspended") return undefined;
  return { title: translate(`openingPages.list.${status}`), text };
}

function leadOf(context: ConsoleContext, { status }: ShopOpening): string {
  const { translate } = context;
  if (status === "sent") return translate("openingPages.list.sentLead");
  if (status === "changes_asked") return translate("openingPages.list.changesLead");
  if (status === "rejected") return translate("openingPages.list.rejectedLead");
  if (status === "suspended") return translate("openingPages.list.suspendedLead");
  if (status === "paused") return translate("openingPages.list.pausedLead");
  if (isShut(status)) return statusText(context, status);
  return translate(status === "draft" ? "openingPages.list.lead" : "openingPages.list.openLead");
}
