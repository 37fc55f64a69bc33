import { formatDate } from "@haat/i18n/dates";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../server/http/console-context.server";

interface Days {
  starts_on: string | null;
  ends_on: string | null;
}

/** On which days something is shown, in words. */
export function daysWords({ language, translate }: ConsoleContext, { starts_on, ends_on }: Days): string {
  const from = starts_on === null ? "" : formatDate(starts_on, language);
  const to = ends_on === null ? "" : formatDate(ends_on, language);
  if (from && to) return translate("shopBanners.daysBoth", { from, to });
  if (from) return translate("shopBanners.daysFrom", { from });
  return to ? translate("shopBanners.daysTo", { to }) : translate("shopBanners.always");
}

/** The first and the last day on which something is shown. */
export function dayFields({ translate }: ConsoleContext, days?: Days): ConsoleFieldData[] {
  const optionalMark = translate("components.optional");
  const field = (name: keyof Days, label: string, hint: string): ConsoleFieldData => ({
    kind: "text",
    type: "date",
    name,
    label,
    hint,
    value: days?.[name] ?? "",
    optionalMark,
    half: true,
  });
  return [
    field("starts_on", translate("shopBanners.startsOn"), translate("shopBanners.startsOnHint")),
    field("ends_on", translate("shopBanners.endsOn"), translate("shopBanners.endsOnHint")),
  ];
}
