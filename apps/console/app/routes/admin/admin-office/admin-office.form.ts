/** What of the platform can be set, and the version that was read. */
export const officeFields = {
  version: "version",
  phone: "help_phone",
  hoursBn: "help_hours_bn",
  hoursEn: "help_hours_en",
  addressBn: "office_address_bn",
  addressEn: "office_address_en",
  email: "office_email",
  smsPerDay: "sms_per_day",
} as const;
