const bangladeshiDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" });

/** The day that it is in Bangladesh, as `2026-03-01`. */
export function dayInBangladesh(moment: Date): string {
  return bangladeshiDay.format(moment);
}
