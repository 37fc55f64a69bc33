import type { Measure } from "@haat/contract/shared/measure";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleContext } from "../../server/http/console-context.server";

/** What a pack holds, in words; empty for nothing. */
export function measureText(
  { language, translate }: Pick<ConsoleContext, "language" | "translate">,
  measure: Measure | null,
): string {
  return measure
    ? `${formatNumber(measure.amount, language)} ${translate(`productDraft.units.${measure.unit}`)}`
    : "";
}
