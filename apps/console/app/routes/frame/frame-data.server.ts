import type { ConsoleAccount, OwnShop } from "@haat/contract/seller/seller-account.contract";
import { shopPermissionForPage } from "@haat/contract/shared/permissions";
import { formatDateTime } from "@haat/i18n/dates";
import { brand } from "@haat/i18n/brand";
import { locales } from "@haat/i18n/locales";
import { initialsOf } from "@haat/i18n/initials";
import { attempt } from "@haat/web-forms/call-failure.server";
import { languageChoicePath } from "@haat/web-host/language-choice";
import type { ConsoleArgs, ConsoleContext } from "../../server/http/console-context.server";
import { entryFor } from "../../server/http/guard.server";
import { isPassing } from "../../server/failure/page-failure.server";
import { componentLabels } from "../../server/present/labels.server";
import type { FrameEntry } from "../frame-entry";
import { platformMenu, shopMenu } from "./menu.server";

/** What stands around every page of the console: where one is, the ways into its parts, and the waiting message. */
export async function loadFrame({ context, params }: ConsoleArgs) {
  const { language, platform, session, translate } = context;
  const other = language === "bn" ? "en" : "bn";
  const { me, isKnown } = await whoIsHere(context);
  return {
    ...placeOf(context, me, params.sellerKey),
    account: accountLink(context, me, isKnown),
    warning: warningOf(context, me?.factor_reset),
    otherLanguage: { action: languageChoicePath, code: other, name: locales[other].name },
    help: { label: translate("pages.help.label"), phone: platform.helpPhone },
    message: session.readMessage(),
    labels: {
      skipLink: componentLabels(context).skipLink,
      errorTitle: translate("pages.errorTitle"),
      main: componentLabels(context).consoleNav.main,
      messages: {
        close: componentLabels(context).toast.close,
        ok: translate("accountPages.dialogs.ok"),
        requestFailed: translate("accountPages.dialogs.requestFailed"),
        unsent: translate("accountPages.dialogs.unsent"),
      },
    },
  };
}

interface Visitor {
  /** Nobody where the session is missing, over or not proved yet, and where it cannot be known now. */
  me?: ConsoleAccount | undefined;
  /** Not where a session is there and nothing says now whose it is: the page itself says why. */
  isKnown: boolean;
}

async function whoIsHere(context: ConsoleContext): Promise<Visitor> {
  if (!context.session.data.token) return { isKnown: true };
  try {
    const found = await attempt(context.me());
    return found.ok ? { me: found.answer, isKnown: true } : { isKnown: !isPassing(found.failure.status) };
  } catch (error) {
    if (entryFor(error)) return { isKnown: true };
    throw error;
  }
}

/** Who is signed in is not asked to sign in again because nothing answers. */
function accountLink({ paths, translate }: ConsoleContext, me: ConsoleAccount | undefined, isKnown: boolean) {
  if (!me && isKnown)
    return { label: translate("consoleShell.signIn"), href: paths.to("login"), icon: "user" as const };
  const label = me?.account.first_name ?? translate("consoleShop.account.title");
  return { label, href: paths.to("account"), icon: "user" as const };
}

/** What is said on every page to whose second factor is to be taken away, with the way to stop it. */
function warningOf(
  { language, path, paths, translate }: ConsoleContext,
  reset: ConsoleAccount["factor_reset"] | undefined,
) {
  const href = paths.to("account/factor-reset");
  if (!reset || path === href) return undefined;
  const text = reset.due_at
    ? translate("factorReset.bandDue", { date: formatDateTime(reset.due_at, language) })
    : translate("factorReset.band");
  return { text, way: { href, label: translate("factorReset.bandWay") } };
}

/** What is said to somebody of the platform who looks into a shop, with the way out. */
function viewOf({ language, paths, translate }: ConsoleContext, { seller_key }: OwnShop, until: string) {
  return {
    text: translate("review.view.banner", { time: formatDateTime(until, language) }),
    action: paths.adminShopView(seller_key),
    end: translate("review.view.end"),
  };
}

/** What is said on every page of a shop that its owner closed. */
function closingOf({ path, paths, translate }: ConsoleContext, shop: OwnShop) {
  const { status, seller_key, permissions } = shop;
  if (status !== "closing" && status !== "closed") return undefined;
  const href = paths.shop(seller_key, "close");
  const isWay = permissions.includes(shopPermissionForPage("shop-closing")) && path !== href;
  return {
    text: translate(`shopClosing.band.${status}`),
    way: isWay ? { href, label: translate("shopClosing.band.way") } : undefined,
  };
}

/** The shop that the address names, the platform, or neither. */
function placeOf(context: ConsoleContext, me: ConsoleAccount | undefined, sellerKey: string | undefined) {
  const { language, path, paths, translate } = context;
  const shop = me?.shops.find(({ seller_key }) => seller_key === sellerKey);
  const places = (me?.shops.length ?? 0) + (me?.platform ? 1 : 0);
  const change =
    places > 1 ? { href: paths.to("shops"), label: translate("components.consoleHeader.change") } : undefined;
  if (shop)
    return {
      place: {
        name: shop.title,
        href: paths.shop(shop.seller_key),
        initials: initialsOf(shop.title),
        logo: shop.logo === null ? undefined : `/media/${shop.logo}`,
      },
      change,
      entries: shopMenu(context, shop),
      closing: closingOf(context, shop),
      view: shop.viewed_until === null ? undefined : viewOf(context, shop, shop.viewed_until),
    };
  const isPlatform = me?.platform && /^(\/en)?\/admin(\/|$)/.test(path);
  return {
    place: {
      name: translate(isPlatform ? "consoleAdmin.name" : "consoleShell.name"),
      href: paths.home,
      initials: initialsOf(brand[language]),
    },
    change,
    closing: undefined,
    view: undefined,
    entries: me?.platform && isPlatform ? platformMenu(context, me.platform) : ([] as FrameEntry[]),
  };
}
