/** What is sent to take a day off back. */
export const dayOffFields = { intent: "intent", day: "day" } as const;

export const hoursIntents = { remove: "remove" } as const;

/** The week as it begins in Bangladesh: on Saturday. */
export const week = [6, 0, 1, 2, 3, 4, 5] as const;

/** Ticked, the days between the first one and Friday, which most shops close on or cut short, are as the first. */
export const sameField = "same";

/** The days that `sameField` is about. */
export const daysAlike = [0, 1, 2, 3, 4] as const;

/** The field of a weekday; 0 is Sunday. */
export const weekdayField = (weekday: (typeof week)[number]) => `day_${weekday}` as const;
