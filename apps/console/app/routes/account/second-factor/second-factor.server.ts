import { formatDate } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import type { SecondFactors } from "@haat/contract/seller/second-factor.contract";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { pageHead } from "../../../server/present/head.server";

/** What the account can prove itself with besides its phone, and the ways to more of it. */
export async function secondFactorPage(context: ConsoleContext) {
  const { language, paths, translate } = context;
  const { data } = await context.client().secondFactor.secondFactors({ language });
  const title = translate("secondFactor.title");
  const hasOne = data.authenticator !== null || data.passkeys.length > 0;
  const isMissing = data.is_required && !hasOne;
  return {
    head: pageHead(context, title),
    title,
    lead: translate(isMissing ? "secondFactor.neededLead" : "secondFactor.lead"),
    back: { href: paths.to("account"), label: translate("consoleShop.account.title") },
    parts: [
      { title: translate("secondFactor.authenticator"), rows: [authenticatorRow(context, data)] },
      { title: translate("secondFactor.passkeys"), rows: passkeyRows(context, data) },
      ...(hasOne ? [{ title: translate("secondFactor.codes.title"), rows: [codesRow(context, data)] }] : []),
    ],
  };
}

function authenticatorRow({ language, paths, translate }: ConsoleContext, data: SecondFactors): ListRow {
  const { authenticator } = data;
  if (!authenticator)
    return {
      id: "app",
      title: translate("secondFactor.authenticatorAdd"),
      lines: [translate("secondFactor.authenticatorOff")],
      icon: "plus",
      href: paths.to("account/second-factor/app"),
    };
  const date = formatDate(authenticator.added_at, language);
  return {
    id: "app",
    title: translate("secondFactor.authenticatorRemove"),
    lines: [translate("secondFactor.authenticatorSince", { date })],
    icon: "check",
    href: paths.to("account/second-factor/app/remove"),
  };
}

function passkeyRows({ language, paths, translate }: ConsoleContext, data: SecondFactors): ListRow[] {
  const used = (at: string | null) =>
    at === null ? [] : [translate("secondFactor.passkeyUsed", { date: formatDate(at, language) })];
  const kept = data.passkeys.map(({ id_passkey, name, added_at, last_used_at }): ListRow => ({
    id: id_passkey,
    title: name,
    lines: [
      [
        translate("secondFactor.passkeyAdded", { date: formatDate(added_at, language) }),
        ...used(last_used_at),
      ].join(" · "),
    ],
    icon: "check",
    href: paths.to("account/second-factor/passkey/remove", { passkey: id_passkey }),
  }));
  const add: ListRow = {
    id: "add",
    title: translate("secondFactor.passkeyAdd"),
    lines: kept.length === 0 ? [translate("secondFactor.passkeysNone")] : [],
    icon: "plus",
    href: paths.to("account/second-factor/passkey"),
  };
  return [...kept, add];
}

const codesRow = ({ language, paths, translate }: ConsoleContext, data: SecondFactors): ListRow => ({
  id: "codes",
  title: translate("secondFactor.codes.renew"),
  lines: [
    translate("secondFactor.codes.left", {
      formatted: formatNumber(data.recovery_codes_left, language),
    }),
  ],
  icon: "lock",
  href: paths.to("account/second-factor/codes"),
});
