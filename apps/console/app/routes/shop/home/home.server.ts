import { redirect } from "@remix-run/node";
import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { sectionKey, sectionMove, type HomeSection } from "@haat/contract/seller/seller-face.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import { readForm } from "@haat/web-forms/form-data.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { backToMore } from "../back-to-more.server";
import { homeOf, sectionName } from "../section-of.server";
import { homeFields as fields } from "./home.form";
import type { MoveButton } from "./home.view";

/** The parts of a shop's first page in their order, each with what can be done with it. */
export async function homePage(context: ConsoleContext, shop: OwnShop, request: Request) {
  const { paths, translate } = context;
  const { seller_key } = shop;
  const { sections, version } = await homeOf(context, shop);
  const list = listPage(context, {
    asked: listAsked(request),
    to: (query) => paths.shop(seller_key, "home", query),
    title: translate("shopFace.home.title"),
    lead: `${translate("shopFace.home.lead")} ${translate("shopFace.home.emptyNote")}`,
    back: backToMore(context, { seller_key }),
    groups: [{ rows: sections.map((section) => rowOf(context, shop, section)) }],
  });
  return {
    ...list,
    formAction: paths.shop(seller_key, "home"),
    version,
    buttons: Object.fromEntries(
      sections.map((section, place) => [
        section.key,
        buttonsOf(context, section, { isFirst: place === 0, isLast: place === sections.length - 1 }),
      ]),
    ),
    ways: [
      { href: paths.homeSection(seller_key, "new-text"), label: translate("shopFace.home.addText") },
      { href: paths.homeSection(seller_key, "new-picture"), label: translate("shopFace.home.addPicture") },
    ],
  };
}

const icons = {
  banners: "picture",
  categories: "store",
  ribbon: "tag",
  text: "pencil",
  picture_text: "picture",
  about: "info",
} as const;

function rowOf(context: ConsoleContext, shop: OwnShop, section: HomeSection): ListRow {
  const { key, kind, picture, is_on } = section;
  return {
    id: key,
    title: sectionName(context, section),
    ...(picture ? { picture: `/media/${picture}` } : { icon: icons[kind] }),
    state: is_on ? undefined : { label: context.translate("shopFace.home.hidden"), tone: "neutral" },
    href: placeOf(context, shop, section),
  };
}

/** Where what a part shows is kept, for who may open that. */
function placeOf(
  { paths }: ConsoleContext,
  { seller_key, permissions }: OwnShop,
  { kind, id_ribbon, id_section }: HomeSection,
): string | undefined {
  if (id_section !== null) return paths.homeSection(seller_key, id_section);
  if (kind === "about" || !permissions.includes(shopPermissionForPage("ribbon"))) return undefined;
  if (id_ribbon !== null) return paths.ribbon(seller_key, id_ribbon);
  return paths.shop(seller_key, kind === "banners" ? "banners" : "goods/categories");
}

function buttonsOf(
  context: ConsoleContext,
  section: HomeSection,
  { isFirst, isLast }: { isFirst: boolean; isLast: boolean },
): MoveButton[] {
  const { translate } = context;
  const name = sectionName(context, section);
  const button = (move: MoveButton["move"]): MoveButton => ({
    move,
    label: translate(`shopFace.home.${move}`),
    spoken: translate(`shopFace.home.${move}Of`, { name }),
  });
  return [
    ...(isFirst ? [] : [button("up")]),
    ...(isLast ? [] : [button("down")]),
    button(section.is_on ? "hide" : "show"),
  ];
}

/** Moves a part, shows it or hides it; then the page shows the order. */
export async function moveSection(context: ConsoleContext, { seller_key }: OwnShop, request: Request) {
  const { language, paths } = context;
  const form = await readForm(request, Object.values(fields));
  const key = sectionKey.safeParse(form.get(fields.key));
  const move = sectionMove.safeParse(form.get(fields.move));
  const version = String(form.get(fields.version) || "none");
  const page = paths.shop(seller_key, "home");
  if (!key.success || !move.success) return redirect(page);
  const given = { language, seller_key, key: key.data, move: move.data, version };
  const done = await attempt(context.client().sellerFace.moveSection(given));
  if (done.ok) leaveMessage(context, "success", done.answer.message ?? "");
  else leaveMessage(context, "error", done.failure.detail);
  return redirect(page);
}
