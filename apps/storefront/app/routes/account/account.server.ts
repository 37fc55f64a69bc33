import type { Profile } from "@haat/contract/shop/account.contract";
import type { SignedInDevice } from "@haat/contract/shop/session.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { SentenceKey } from "@haat/i18n/translator";
import type { SessionData } from "@haat/ui/commerce/session-list/session-list";
import type { IconName } from "@haat/ui/primitives/icon/icon";
import { mediaPath } from "../../server/present/display.server";
import { initialsOf } from "@haat/i18n/initials";
import { pageFailure } from "../../server/failure/page-failure.server";
import type { PageLanguage, PageText, RequestContext } from "../../server/http/request-context.server";
import type { OwnPlace } from "../../server/http/shop-of-page.server";

/** Who is signed in. */
export async function loadProfile(context: RequestContext): Promise<Profile> {
  const { data } = await context.client().account.customerProfile({ language: context.language });
  const [profile] = data;
  if (!profile) throw pageFailure(context, 404);
  return profile;
}

/** The account's page: the customer's details, the ways on, and where else they are signed in. */
export async function loadAccount(context: RequestContext, place: OwnPlace) {
  const { language, translate } = context;
  const { paths } = place;
  const [profile, sessions] = await Promise.all([
    loadProfile(context),
    context.client().session.sessions({ language }),
  ]);
  return {
    action: paths.account,
    person: personView(context, profile),
    edit: { href: paths.editAccount, label: translate("accountPages.account.edit") },
    password: {
      text: translate(`accountPages.account.${profile.has_password ? "passwordSet" : "passwordNone"}`),
      href: paths.password,
      label: translate(`accountPages.account.${profile.has_password ? "changePassword" : "setPassword"}`),
    },
    links: waysOn(context, place),
    sessions: sessions.data.sessions.map((session) => sessionView(context, session)),
  };
}

interface WayOn {
  icon: IconName;
  href: string;
  label: string;
  text: string;
}

/** Where the account leads: to what is of one shop only where there is one, and from there to what is of all. */
function waysOn({ paths: all, translate }: PageText, { paths, shop }: OwnPlace): WayOn[] {
  const way = (icon: IconName, href: string, label: SentenceKey, text: SentenceKey): WayOn => ({
    icon,
    href,
    label: translate(label),
    text: translate(text),
  });
  const orders = shop ? "accountPages.account.ordersText" : "sitePages.account.ordersText";
  const here = shop
    ? [
        way(
          "cash",
          shop.paths.paymentMethods,
          "accountPages.payment.title",
          "accountPages.account.paymentText",
        ),
        way("store", all.own.account, "sitePages.account.allShops", "sitePages.account.allShopsText"),
      ]
    : [
        way(
          "store",
          all.platform("find-store"),
          "sitePages.frame.findStores",
          "sitePages.account.storesText",
        ),
      ];
  return [
    way("package", paths.orders, "pages.orders.title", orders),
    way("pin", paths.addresses, "pages.addresses.title", "accountPages.account.addressesText"),
    way("bell", paths.stockAlerts, "accountPages.stockAlerts.title", "accountPages.stockAlerts.linkText"),
    ...here,
    way("sign-out", paths.logout, "pages.shop.signOut", "accountPages.account.signOutText"),
  ];
}

function personView({ translate }: PageLanguage, profile: Profile) {
  const name = `${profile.first_name} ${profile.last_name}`;
  return {
    name,
    phone: profile.mobile,
    initials: initialsOf(profile.first_name),
    picture: profile.picture === null ? undefined : mediaPath(profile.picture),
    greeting: translate("accountPages.account.greeting", { name: profile.first_name }),
    facts: [
      { label: translate("accountPages.account.name"), value: name },
      { label: translate("accountPages.account.mobile"), value: profile.mobile },
      {
        label: translate("accountPages.account.email"),
        value: profile.email ?? translate("accountPages.account.noEmail"),
      },
    ],
  };
}

function sessionView({ language, translate }: PageLanguage, session: SignedInDevice): SessionData {
  const time = formatDateTime(session.last_used_at, language);
  return {
    id: session.id,
    device: session.device,
    lastUsed: translate("accountPages.account.lastUsed", { time }),
    current: session.current,
  };
}
