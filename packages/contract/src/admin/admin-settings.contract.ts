import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { platformSettingsFields } from "./settings-fields";
import { coercedNumber } from "../shared/coerced-number";

/** What was said of the platform; empty, and `null`, is not set. */
export const platformSettings = z.object({
  /** As it is dialled. */
  help_phone: z.string(),
  help_hours_bn: z.string(),
  help_hours_en: z.string(),
  office_address_bn: z.string(),
  office_address_en: z.string(),
  office_email: z.string(),
  sms_per_day: z.int().nullable(),
});
export type PlatformSettings = z.infer<typeof platformSettings>;

/** What holds where nothing is set. */
export const usualSettings = platformSettings.pick({
  help_phone: true,
  help_hours_bn: true,
  help_hours_en: true,
});
export type UsualSettings = z.infer<typeof usualSettings>;

/** The settings as the console's form needs them. */
export const settingsToChange = z.object({
  settings: platformSettings,
  /** Counts the changes, from 0; who changes them names the one they read. */
  version: z.int(),
  usual: usualSettings,
  /** The most that `sms_per_day` may be: what the server's own budget pays for. */
  most_sms_per_day: z.int(),
});
export type SettingsToChange = z.infer<typeof settingsToChange>;

const answer = envelope(settingsToChange);
const tags = ["Console: platform"];

export const adminSettingsCalls = {
  platformSettings: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/platform_settings",
      tags,
      summary: "The help phone, the office and the most text messages of a day, as they were set",
    })
    .input(z.strictObject({}))
    .output(answer),
  savePlatformSettings: baseCall
    .route({
      method: "PUT",
      path: "/v1/admin/platform_settings",
      tags,
      summary: "Set them all; of two people at once the later hears review_conflict",
      description: "Pages and text messages have them at once. What is left empty is as usual again.",
    })
    .input(z.strictObject({ ...platformSettingsFields, version: coercedNumber(z.number().int().min(0)) }))
    .output(answer),
};
