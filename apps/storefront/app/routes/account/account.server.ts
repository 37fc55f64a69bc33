import type { Profile } from "@haat/contract/account.contract";
import type { Session } from "@haat/contract/session.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { SessionData } from "@haat/ui/commerce/session-list/session-list";
import { mediaPath } from "../../server/present/display.server";
import { initialsOf } from "../../server/present/initials.server";
import { pageFailure } from "../../server/http/page-failure.server";
import type { RequestContext } from "../../server/http/request-context.server";
import type { Shop } from "../../server/http/shop.server";

/** Who is signed in. */
export async function loadProfile(context: RequestContext): Promise<Profile> {
  const { data } = await context.client().account.customerProfile({ language: context.language });
  const [profile] = data;
  if (!profile) throw pageFailure(context, 404);
  return profile;
}

/** The account's page: the customer's details, the ways on, and where else they are signed in. */
export async function loadAccount(context: RequestContext, { paths }: Shop) {
  const { language, translate } = context;
  const [profile, sessions] = await Promise.all([
    loadProfile(context),
    context.client().session.sessions({ language }),
  ]);
  const say = (key: "ordersText" | "addressesText" | "paymentText" | "signOutText") =>
    translate(`accountPages.account.${key}`);
  return {
    action: paths.account,
    person: personView(context, profile),
    edit: { href: paths.editAccount, label: translate("accountPages.account.edit") },
    password: {
      text: translate(`accountPages.account.${profile.has_password ? "passwordSet" : "passwordNone"}`),
      href: paths.password,
      label: translate(`accountPages.account.${profile.has_password ? "changePassword" : "setPassword"}`),
    },
    links: [
      {
        icon: "package",
        href: paths.orders,
        label: translate("pages.orders.title"),
        text: say("ordersText"),
      },
      {
        icon: "pin",
        href: paths.addresses,
        label: translate("pages.addresses.title"),
        text: say("addressesText"),
      },
      {
        icon: "bell",
        href: paths.stockAlerts,
        label: translate("accountPages.stockAlerts.title"),
        text: translate("accountPages.stockAlerts.linkText"),
      },
      {
        icon: "cash",
        href: paths.paymentMethods,
        label: translate("accountPages.payment.title"),
        text: say("paymentText"),
      },
      { icon: "user", href: paths.logout, label: translate("pages.shop.signOut"), text: say("signOutText") },
    ] as const,
    sessions: sessions.data.sessions.map((session) => sessionView(context, session)),
  };
}

function personView({ translate }: RequestContext, profile: Profile) {
  const name = `${profile.first_name} ${profile.last_name}`;
  return {
    name,
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

function sessionView({ language, translate }: RequestContext, session: Session): SessionData {
  const time = formatDateTime(session.last_used_at, language);
  return {
    id: session.id,
    device: session.device,
    lastUsed: translate("accountPages.account.lastUsed", { time }),
    current: session.current,
  };
}
