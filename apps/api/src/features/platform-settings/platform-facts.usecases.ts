import { platformSettings, type UsualSettings } from "@haat/contract/admin/admin-settings.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { helpPhone } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import { z } from "zod";
import { usableMembers } from "../../database/stored-value";
import type { Services } from "../../http/call";
import type { ApiConfig } from "../../process/config";
import type { Logger } from "../../process/log";
import { findStoredSettings } from "./platform-settings.repository";

const stored = platformSettings.extend({ version: z.int().min(0) });
export type StoredSettings = z.infer<typeof stored>;

/** Before anybody said anything. */
const unset: StoredSettings = {
  help_phone: "",
  help_hours_bn: "",
  help_hours_en: "",
  office_address_bn: "",
  office_address_en: "",
  office_email: "",
  sms_per_day: null,
  version: 0,
};

/** What is in the row; of what cannot be read, as if nobody had said it. */
export function readStoredSettings(value: string | undefined, logger: Logger): StoredSettings {
  if (value === undefined) return unset;
  const from = { table: "platform_setting", column: "value", row: "settings" };
  return { ...unset, ...usableMembers(stored, parsed(value), from, logger) };
}

function parsed(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** What holds where nobody said anything else. */
export const usualSettings: UsualSettings = {
  help_phone: helpPhone,
  help_hours_bn: translator("bn")("api.landing.helpHours"),
  help_hours_en: translator("en")("api.landing.helpHours"),
};

/** How many messages the server's own budget for a day pays for. */
export function mostSmsPerDay({ smsPrice, smsDayBudget }: Pick<ApiConfig, "smsPrice" | "smsDayBudget">) {
  if (smsPrice === 0 || smsDayBudget === 0) return business.smsPerDayMost;
  return Math.min(Math.floor(smsDayBudget / smsPrice), business.smsPerDayMost);
}

/** What is true of the platform at this moment. */
export interface PlatformFacts {
  /** As it is dialled. */
  helpPhone: string;
  /** What is not told in one language is told in the other. */
  helpHours: Record<Language, string>;
  officeAddress: Record<Language, string>;
  officeEmail: string;
  /** How many text messages may go out in a day, if that is limited. */
  smsPerDay: number | undefined;
}

/** For how long they are used when no change is heard of, in s: a change is told to every process (docs/decisions/009). */
const keptSeconds = 60;

/**
 * What is true of the platform, from memory. Never within a transaction: the embedded database has one connection, which
 * that transaction has.
 */
export async function platformFacts({
  cached,
  config,
  db,
  logger,
}: Pick<Services, "cached" | "config" | "db" | "logger">): Promise<PlatformFacts> {
  const ask = async () => readStoredSettings(await findStoredSettings(db), logger);
  const settings = await cached("settings of the platform", ask, { seconds: keptSeconds });
  const most = mostSmsPerDay(config);
  return {
    helpPhone: settings.help_phone || usualSettings.help_phone,
    helpHours: hoursOf(settings),
    officeAddress: { bn: settings.office_address_bn, en: settings.office_address_en },
    officeEmail: settings.office_email,
    smsPerDay: settings.sms_per_day === null ? undefined : Math.min(settings.sms_per_day, most),
  };
}

/** As they were said, in either language; as usual where they were said in neither. */
function hoursOf({ help_hours_bn: bn, help_hours_en: en }: StoredSettings): Record<Language, string> {
  if (bn === "" && en === "") return { bn: usualSettings.help_hours_bn, en: usualSettings.help_hours_en };
  return { bn: bn || en, en: en || bn };
}
