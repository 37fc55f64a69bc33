import type { FactorReset } from "@haat/contract/admin/admin-factor-resets.contract";
import { formatDateTime } from "@haat/i18n/dates";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** One of the two admins, and when. @param at RFC 3339 */
export function whoAndWhen(
  { language, translate }: ConsoleContext,
  { name, is_self }: FactorReset["asked_by"],
  at: string,
): string {
  const who = is_self ? translate("factorReset.you", { name }) : name;
  return translate("factorReset.by", { name: who, date: formatDateTime(at, language) });
}
