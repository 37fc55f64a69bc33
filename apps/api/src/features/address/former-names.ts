/** English names of districts before 2018 and earlier, which people go on typing, with today's. */
const formerNames: readonly (readonly [former: string, today: string])[] = [
  ["Chittagong", "Chattogram"],
  ["Comilla", "Cumilla"],
  ["Barisal", "Barishal"],
  ["Jessore", "Jashore"],
  ["Bogra", "Bogura"],
  ["Dacca", "Dhaka"],
];

/** What a place was called, also as a part of a name such as that of its central upazila. */
export function formerNamesOf(name: string): string[] {
  return formerNames
    .filter(([, today]) => name.split(" ").includes(today))
    .map(([former, today]) => name.replace(today, former));
}

/** A typed word, and today's name where it was a place's: what is stored mostly has that. */
export function namesThenAndNow(word: string): string[] {
  const today = formerNames.find(([former]) => former.toLowerCase() === word.toLowerCase())?.[1];
  return today ? [word, today] : [word];
}

/** A beginning that only a former name has, as the beginning of today's: "chitt" is "chattogram". */
export function todaysBeginnings(typed: string): string[] {
  const text = typed.toLowerCase();
  if (text.length < shortestBeginning) return [text];
  const today = formerNames
    .filter(([former]) => former.toLowerCase().startsWith(text))
    .map(([, name]) => name.toLowerCase());
  return [...new Set([text, ...today])];
}

/** Fewer letters begin too many names. */
const shortestBeginning = 3;
