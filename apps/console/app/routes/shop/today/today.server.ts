import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { isClosedByOwner, isShut } from "@haat/contract/shared/shop-status";
import type { ApiClient } from "@haat/contract/shared/client";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { answerUnlessRefused } from "../../../server/failure/page-failure.server";
import { pageHead } from "../../../server/present/head.server";
import { formatNumber } from "@haat/i18n/numbers";
import { goodsCountText } from "../goods-count.server";
import { laneLinks } from "../orders-counts.server";
import { shopAddress } from "../../../server/present/shop-address.server";
import { statusBadge, statusText } from "../../../server/present/shop-words.server";
import { todayFigures } from "./today-figures.server";

type DeskCounts = Awaited<ReturnType<ApiClient["sellerOrders"]["deskCounts"]>>["data"];

/** What is to be done next about how a shop stands, for whom may do it; nothing while it sells, or once it is given up. */
function nextOf({ paths, translate }: ConsoleContext, { seller_key, status, permissions }: OwnShop) {
  const may = (page: string) => permissions.includes(shopPermissionForPage(page));
  if (status === "paused")
    return may("shop-pause")
      ? { label: translate("openingPages.list.resume"), href: paths.shop(seller_key, "pause") }
      : undefined;
  if (status === "approved" || isClosedByOwner(status) || !may("opening")) return undefined;
  const rest = isShut(status) ? "shut" : "opening";
  return {
    label: translate(`consoleShop.today.${status === "sent" ? "sent" : rest}`),
    href: paths.shop(seller_key, "opening"),
  };
}

/** Why nobody can buy from an open shop, each with the page that mends it, for whom may mend it. */
async function doctorOf(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("opening"))) return undefined;
  const { language, paths, translate } = context;
  const asked = context.client().sellerOpening.doctor({ language, seller_key });
  const findings = (await answerUnlessRefused(context, asked))?.data.findings ?? [];
  if (findings.length === 0) return undefined;
  return {
    title: translate("consoleShop.today.doctor"),
    rows: findings.map(({ finding, message, mend }) => ({
      id: finding,
      title: message,
      icon: "alert" as const,
      href: mend === "product" ? paths.shop(seller_key, "goods") : paths.openingItem(seller_key, mend ?? ""),
    })),
  };
}

/** What waits: orders, goods that are short and ratings; of each what somebody may see, and nothing of what they are refused. */
async function waitingIn(context: ConsoleContext, shop: OwnShop) {
  const [desk, complaints, ratings] = await Promise.all([
    deskCountsOf(context, shop),
    waitingComplaints(context, shop),
    waitingRatings(context, shop),
  ]);
  const lanes = desk ? lanesOf(context, shop, desk) : [];
  const rows = [...complaints, ...ratings];
  const shortage = desk ? desk.shortage : await goodsCountsOf(context, shop);
  return {
    orders:
      lanes.length + rows.length > 0
        ? { title: context.translate("orderDesk.today"), lanes, rows }
        : undefined,
    goods: shortGoods(context, shop, shortage),
  };
}

/** How many orders wait, and how many goods are short; nothing for who sees no orders. */
async function deskCountsOf(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("orders"))) return undefined;
  const asked = context.client().sellerOrders.deskCounts({ language: context.language, seller_key });
  return (await answerUnlessRefused(context, asked))?.data;
}

/** How many goods are short, for who keeps goods and is not told with the orders. */
async function goodsCountsOf(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("goods"))) return null;
  const { language } = context;
  const asked = context.client().sellerGoods.goods({ language, seller_key, view: "out" });
  return (await answerUnlessRefused(context, asked))?.data.counts ?? null;
}

/** What waits at the desk, lane by lane, each with its link; nothing before the shop sells. */
function lanesOf(context: ConsoleContext, shop: OwnShop, { counts, newest }: DeskCounts) {
  if (newest === null) return [];
  return laneLinks(context, shop, counts).map(({ lane, href, label, count, countText }) => ({
    id: lane as string,
    label,
    count: countText,
    icon: laneIcons[lane],
    href,
    tone: count > 0 ? laneTones[lane] : ("neutral" as const),
  }));
}

/** How many goods are sold out, or few, with the list of them; nothing where none are. */
function shortGoods(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  shortage: { out?: number; low?: number } | null,
) {
  const { out = 0, low = 0 } = shortage ?? {};
  if (out + low === 0) return undefined;
  const { paths, translate } = context;
  const view = out > 0 ? "out" : "low";
  const few = { count: low, formatted: goodsCountText(context, low) };
  return {
    title: translate("goods.entry"),
    rows: [
      {
        id: "shortage",
        title: translate(`stock.views.${view}`),
        lines: out > 0 && low > 0 ? [translate("stock.fewToo", few)] : [],
        icon: "tag" as const,
        href: paths.shop(seller_key, "goods", { view }),
        state:
          view === "out"
            ? { label: goodsCountText(context, out), tone: "danger" as const }
            : { label: goodsCountText(context, low), tone: "warning" as const },
      },
    ],
  };
}

/** How many complaints wait for an answer, for whom may answer them; nothing where none do. */
async function waitingComplaints(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("complaints"))) return [];
  const { language, paths, translate } = context;
  const asked = context.client().sellerComplaints.complaints({ language, seller_key, state: "open" });
  const open = (await answerUnlessRefused(context, asked))?.data.counts.open ?? 0;
  if (open === 0) return [];
  return [
    {
      id: "complaints",
      title: translate("complaints.inbox.title"),
      icon: "mail" as const,
      href: paths.shop(seller_key, "complaints"),
      state: { label: formatNumber(open, language), tone: "danger" as const },
    },
  ];
}

/** How many ratings wait for an answer, for whom may answer them; nothing where none do. */
async function waitingRatings(context: ConsoleContext, { seller_key, permissions }: OwnShop) {
  if (!permissions.includes(shopPermissionForPage("ratings"))) return [];
  const { language, paths, translate } = context;
  const asked = context.client().sellerRatings.ratings({ language, seller_key, box: "waiting", page: 1 });
  const waiting = (await answerUnlessRefused(context, asked))?.data.counts.waiting ?? 0;
  if (waiting === 0) return [];
  return [
    {
      id: "ratings",
      title: translate("ratings.inbox.today"),
      icon: "spark" as const,
      href: paths.shop(seller_key, "ratings"),
      state: { label: formatNumber(waiting, language), tone: "info" as const },
    },
  ];
}

const laneIcons = {
  accept: "bell",
  pack: "package",
  hand_over: "truck",
  on_the_way: "pin",
  pick_up: "store",
} as const;
const laneTones = {
  accept: "danger",
  pack: "warning",
  hand_over: "warning",
  on_the_way: "info",
  pick_up: "info",
} as const;

/** How a shop stands, and what waits in it. */
export async function todayPage(context: ConsoleContext, shop: OwnShop) {
  const { paths, translate } = context;
  const title = translate("components.consoleNav.today");
  const isOpen = shop.status === "approved";
  const { seller_terms: terms } = await context.me();
  const accepted = terms.accepted_version ?? "";
  // Of a shop that is paused too: its orders go on, and so does its cash.
  const hasFigures = isOpen || shop.status === "paused";
  const [waiting, sofar, doctor] = await Promise.all([
    waitingIn(context, shop),
    hasFigures ? todayFigures(context, shop) : undefined,
    isOpen ? doctorOf(context, shop) : undefined,
  ]);
  const isAsked = accepted < terms.version || accepted < (terms.coming_version ?? "");
  return {
    head: pageHead(context, title),
    title,
    state: statusBadge(context, shop.status),
    text: isOpen ? undefined : statusText(context, shop.status),
    terms:
      shop.permissions.includes(shopPermissionForPage("ownership")) && isAsked
        ? { label: translate("terms.today"), href: paths.to("terms") }
        : undefined,
    next: nextOf(context, shop),
    desk: waiting.orders,
    sofar,
    goods: waiting.goods,
    doctor,
    visit: isOpen
      ? {
          label: translate("consoleShop.today.visit"),
          href: shopAddress(context, shop.slug),
        }
      : undefined,
  };
}
