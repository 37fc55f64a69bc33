const bangladeshiDay = new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Dhaka" });

/** The day that it is in Bangladesh, as `2026-03-01`. */
export function dayInBangladesh(moment: Date): string {
  return bangladeshiDay.format(moment);
}

const dayMilliseconds = 86_400_000;
/** Bangladesh is six hours ahead of UTC all year round. */
const aheadMilliseconds = 6 * 3_600_000;

/** When the day that it is in Bangladesh ends there. */
export function nextMidnightInBangladesh(moment: Date): Date {
  const days = Math.floor((moment.getTime() + aheadMilliseconds) / dayMilliseconds);
  return new Date((days + 1) * dayMilliseconds - aheadMilliseconds);
}
