import { platformPermissions, shopPermissions } from "@haat/contract/shared/permissions";
import type { ConsoleAccount, OwnShop } from "@haat/contract/seller/seller-account.contract";
import type { ConsoleContext } from "../../server/http/console-context.server";
import type { FrameEntry } from "../frame-entry";

type Entries = Record<string, (context: ConsoleContext, sellerKey: string) => FrameEntry>;

/** What the menu's entries of the table of permissions lead to. One that is not here leads nowhere yet, and is not shown. */
const shopEntries: Entries = {
  today: ({ paths, translate }, key) => ({
    href: paths.shop(key),
    label: translate("components.consoleNav.today"),
    icon: "home",
    exact: true,
  }),
  orders: ({ paths, translate }, key) => ({
    href: paths.shop(key, "orders"),
    label: translate("components.consoleNav.orders"),
    icon: "package",
    // The number of an order's customer is refused from the order, and the way back leads to it.
    also: [paths.shop(key, "trust/refuse", { order: "" })],
  }),
  goods: ({ paths, translate }, key) => ({
    href: paths.shop(key, "goods"),
    label: translate("goods.entry"),
    icon: "tag",
  }),
  shop: ({ paths, translate }, key) => ({
    href: paths.shop(key, "opening"),
    label: translate("components.consoleNav.shop"),
    icon: "store",
    also: [paths.shop(key, "pause")],
  }),
  members: ({ paths, translate }, key) => ({
    href: paths.shop(key, "members"),
    label: translate("consoleShop.members.entry"),
    icon: "user",
  }),
};
const platformEntries: Entries = {
  overview: ({ paths, translate }) => ({
    href: paths.admin(),
    label: translate("platformReport.overview.entry"),
    icon: "home",
    exact: true,
  }),
  platformOrders: ({ paths, translate }) => ({
    href: paths.admin("orders"),
    label: translate("platformOrders.entry"),
    icon: "package",
  }),
  reports: ({ paths, translate }) => ({
    href: paths.admin("reports"),
    label: translate("platformReport.entry"),
    icon: "info",
  }),
  applications: ({ paths, translate }) => ({
    href: paths.admin("applications"),
    label: translate("review.queue.entry"),
    icon: "store",
    also: [paths.admin("shops")],
  }),
  inbox: ({ paths, translate }) => ({
    href: paths.admin("inbox"),
    label: translate("inbox.entry"),
    icon: "mail",
    also: [paths.admin("complaints")],
  }),
  customers: ({ paths, translate }) => ({
    href: paths.admin("customers"),
    label: translate("adminCustomers.entry"),
    icon: "user",
  }),
  factorResets: ({ paths, translate }) => ({
    href: paths.admin("factor-resets"),
    label: translate("factorReset.entry"),
    icon: "clock",
  }),
  content: ({ paths, translate }) => ({
    href: paths.admin("categories"),
    label: translate("adminContent.entry"),
    icon: "tag",
    also: [paths.admin("places"), paths.admin("ratings")],
  }),
  jobs: ({ paths, translate }) => ({
    href: paths.admin("jobs"),
    label: translate("adminJobs.entry"),
    icon: "clock",
  }),
  audit: ({ paths, translate }) => ({
    href: paths.admin("audit"),
    label: translate("audit.entry"),
    icon: "search",
  }),
  settings: ({ paths, translate }) => ({
    href: paths.admin("settings"),
    label: translate("review.settings.entry"),
    icon: "filter",
  }),
  staff: ({ paths, translate }) => ({
    href: paths.admin("staff"),
    label: translate("consoleAdmin.staff.entry"),
    icon: "lock",
  }),
};

/** So many entries have room at the lower edge of a phone; what is left is below the last one. */
const mostEntries = 5;

/** Pages whose addresses lie below another entry's, though "More" alone leads to them: their ways back end there. */
const belowMore = [
  "goods/categories",
  "goods/ribbons",
  "goods/coupons",
  "goods/search-words",
  "goods/size-guides",
  "goods/feeds",
] as const;

/** The entries of a shop that a member may open, with the rest last. */
export function shopMenu(context: ConsoleContext, shop: OwnShop): FrameEntry[] {
  const entries = entriesOf(context, shopPermissions, shop.permissions, shopEntries, shop.seller_key);
  const { paths } = context;
  return withMore(context, entries, {
    href: paths.shop(shop.seller_key, "more"),
    rest: paths.shop(shop.seller_key),
    also: belowMore.map((page) => paths.shop(shop.seller_key, page)),
  });
}

type Platform = NonNullable<ConsoleAccount["platform"]>;

/** The entries of the platform that somebody of its people may open, with the rest last. */
export function platformMenu(context: ConsoleContext, platform: Platform): FrameEntry[] {
  const { paths } = context;
  return withMore(context, allPlatformEntries(context, platform), {
    href: paths.admin("more"),
    rest: paths.admin(),
    also: [],
  });
}

/** Those that find no room in the menu. */
export const platformRest = (context: ConsoleContext, platform: Platform): FrameEntry[] =>
  allPlatformEntries(context, platform).slice(mostEntries - 1);

const allPlatformEntries = (context: ConsoleContext, { permissions }: Platform) =>
  entriesOf(context, platformPermissions, permissions, platformEntries, "");

/** The entries that have room, and the last one, which stands for all the others. */
function withMore(
  { translate }: ConsoleContext,
  entries: readonly FrameEntry[],
  place: Required<Pick<FrameEntry, "href" | "rest" | "also">>,
): FrameEntry[] {
  const left = entries.slice(mostEntries - 1);
  const more: FrameEntry = {
    href: place.href,
    rest: place.rest,
    label: translate("components.consoleNav.more"),
    icon: "menu",
    also: [...place.also, ...left.flatMap((entry) => [entry.href, ...(entry.also ?? [])])],
  };
  return [...entries.slice(0, mostEntries - 1), more];
}

/** Where somebody of the platform's people begins: at the first thing that they may do there. */
export function platformHome(context: ConsoleContext, platform: Platform): string {
  return platformMenu(context, platform)[0]?.href ?? context.paths.to("account");
}

function entriesOf(
  context: ConsoleContext,
  table: Readonly<Record<string, { menu?: string }>>,
  permissions: readonly string[],
  known: Entries,
  sellerKey: string,
): FrameEntry[] {
  return Object.entries(table).flatMap(([key, { menu = "" }]) => {
    const entry = known[menu];
    return permissions.includes(key) && entry ? [entry(context, sellerKey)] : [];
  });
}
