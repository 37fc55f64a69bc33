const dashBetweenNumbers = /(?<=\p{N})–(?=\p{N})/gu;

/** A sentence in which a range, such as 2–4 hours, stays on one line: Unicode's word joiner, which is not seen, keeps it. */
export const withWholeRanges = (text: string): string => text.replace(dashBetweenNumbers, "–\u2060");
