import type { ShopDomain } from "@haat/contract/seller/seller-domain.contract";
import { formatDateTime } from "@haat/i18n/dates";
import { formatAge } from "@haat/i18n/durations";
import type { ConsoleContext } from "../../../server/http/console-context.server";

/** From so many s on a moment is told by its date. */
const longestAge = 48 * 3600;

/** What DNS said last, in a sentence with its age. */
export function lookOf(context: ConsoleContext, { looked_at, record, hosts }: ShopDomain, now = Date.now()) {
  const { language, translate } = context;
  const records = { true: "recordThere", false: "recordMissing", null: "recordUnknown" } as const;
  if (looked_at === null) return translate("shopDomains.one.unseen");
  const [one = "", other = ""] = hosts.map(({ host, state }) =>
    translate(`shopDomains.one.host.${state ?? "unknown"}`, { host }),
  );
  const told = translate(`shopDomains.one.${records[`${record.is_there}`]}`);
  const found = `${told} ${translate("shopDomains.one.and", { one, other })}`;
  const age = Math.max(1, (now - Date.parse(looked_at)) / 1000);
  return age < longestAge
    ? translate("shopDomains.one.seen", { age: formatAge(age, language), found })
    : translate("shopDomains.one.seenOn", { date: formatDateTime(looked_at, language), found });
}
