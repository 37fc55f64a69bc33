import type { PlatformSettings, UsualSettings } from "@haat/contract/admin/admin-settings.contract";
import { business } from "@haat/contract/shared/business-constants";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { officeFields } from "./admin-office.form";

/** Who helps, where the office is, and how many messages a day may have. */
export async function officePage(context: ConsoleContext) {
  await requireFreshProof(context);
  const { language, paths, translate } = context;
  const { data } = await answerOrPage(context, context.client().adminSettings.platformSettings({}));
  const { most_sms_per_day: most, settings, usual, version } = data;
  return formPage(context, {
    title: translate("platformOffice.title"),
    lead: translate("platformOffice.lead"),
    back: { href: paths.admin("settings"), label: translate("review.settings.title") },
    action: paths.admin("settings/office"),
    hidden: { [officeFields.version]: String(version) },
    fields: [
      ...helpFields(context, settings, usual),
      ...addressFields(context, settings),
      {
        kind: "text",
        name: officeFields.smsPerDay,
        label: translate("platformOffice.smsPerDay"),
        hint: translate("platformOffice.smsPerDayHint", { most: formatNumber(most, language) }),
        value: settings.sms_per_day === null ? "" : String(settings.sms_per_day),
        keypad: "numeric",
        optionalMark: translate("components.optional"),
      },
    ],
    submit: translate("platformOffice.save"),
  });
}

function helpFields(
  { language: own, translate }: ConsoleContext,
  settings: PlatformSettings,
  usual: UsualSettings,
): ConsoleFieldData[] {
  const optionalMark = translate("components.optional");
  const hours = (language: "bn" | "en"): ConsoleFieldData => ({
    kind: "text",
    name: language === "bn" ? officeFields.hoursBn : officeFields.hoursEn,
    label: translate(language === "bn" ? "platformOffice.hoursBn" : "platformOffice.hoursEn"),
    // In the words of the page alone: nobody hears the other language's in the wrong voice.
    hint:
      language === own
        ? translate("platformOffice.hoursHint", { hours: usual[`help_hours_${language}`] })
        : translate("platformOffice.otherLanguageHint"),
    value: settings[`help_hours_${language}`],
    lang: language,
    maxLength: business.helpHoursMaxLength,
    half: true,
    optionalMark,
  });
  return [
    {
      kind: "text",
      name: officeFields.phone,
      label: translate("platformOffice.phone"),
      hint: translate("platformOffice.phoneHint", { phone: usual.help_phone }),
      value: settings.help_phone,
      lang: "en",
      keypad: "numeric",
      optionalMark,
    },
    hours("bn"),
    hours("en"),
  ];
}

function addressFields({ translate }: ConsoleContext, settings: PlatformSettings): ConsoleFieldData[] {
  const optionalMark = translate("components.optional");
  const maxLength = business.addressMaxLength;
  return [
    {
      kind: "text",
      name: officeFields.addressBn,
      label: translate("platformOffice.addressBn"),
      // Said of both, so that the two stand level beside each other.
      hint: translate("platformOffice.otherLanguageHint"),
      value: settings.office_address_bn,
      lang: "bn",
      maxLength,
      half: true,
      optionalMark,
    },
    {
      kind: "text",
      name: officeFields.addressEn,
      label: translate("platformOffice.addressEn"),
      hint: translate("platformOffice.otherLanguageHint"),
      value: settings.office_address_en,
      lang: "en",
      maxLength,
      half: true,
      optionalMark,
    },
    {
      kind: "text",
      name: officeFields.email,
      label: translate("platformOffice.email"),
      hint: translate("platformOffice.emailHint"),
      value: settings.office_email,
      lang: "en",
      optionalMark,
    },
  ];
}
