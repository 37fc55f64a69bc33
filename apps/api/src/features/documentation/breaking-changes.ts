import type { Retirement } from "@haat/contract/shared/retiring-calls";
import type { FlatPlace, FlatSchema } from "./flat-schema";
import type { PromisedCall, PromisedCalls } from "./promised-calls";

/**
 * What would break a program that works with what was promised: a call, a field of an answer or a value that may be sent is gone
 * or another, or something more is asked for. What is new breaks nothing, nor does another value in an answer: programs are told to
 * pass over what they do not know.
 * @param retirementOf calls that may be gone, and from when
 * @param today as `YYYY-MM-DD`
 * @returns a sentence for each
 */
export function breakingChanges(
  before: PromisedCalls,
  after: PromisedCalls,
  retirementOf: (call: string) => Retirement | undefined,
  today: string,
): string[] {
  return Object.entries(before).flatMap(([call, promised]) => {
    const now = after[call];
    if (now) return changesOfCall(promised, now).map((change) => `${call} ${change}`);
    const until = retirementOf(call)?.until;
    return until !== undefined && until <= today ? [] : [`${call} is gone`];
  });
}

function changesOfCall(before: PromisedCall, after: PromisedCall): string[] {
  const moved = before.address === after.address ? [] : [`is at ${after.address}, not at ${before.address}`];
  const closed = isOpen(before.opensTo, after.opensTo)
    ? []
    : [`opens to ${after.opensTo}, not to ${before.opensTo}`];
  const answers = Object.entries(before.answers).flatMap(([kind, promised]) => {
    const now = after.answers[kind];
    return now ? lostAnswers(promised, now) : [`no longer answers ${kind}`];
  });
  return [...moved, ...closed, ...lostInputs(before.takes, after.takes), ...answers];
}

/** The wider the further on. */
const widths = ["customer", "guest", "anybody"];
const isOpen = (before: string, after: string) =>
  before === after || (widths.includes(before) && widths.indexOf(after) > widths.indexOf(before));

function lostInputs(before: FlatSchema, after: FlatSchema): string[] {
  const lost = Object.entries(before).flatMap(([path, promised]) => {
    const now = after[path];
    if (!now) return isTop(path, before, after) ? [`no longer takes ${path}`] : [];
    if (now.isRequired && !promised.isRequired) return [`needs ${path}`];
    return takesAll(promised, now) ? [] : [`takes less in ${path}`];
  });
  const asked = Object.entries(after).flatMap(([path, { isRequired }]) =>
    isRequired && !before[path] && (before[parentOf(path)] || !path.startsWith("body"))
      ? [`needs ${path}`]
      : [],
  );
  return [...lost, ...asked];
}

function lostAnswers(before: FlatSchema, after: FlatSchema): string[] {
  return Object.entries(before).flatMap(([path, promised]) => {
    const now = after[path];
    if (!now) return isTop(path, before, after) ? [`no longer answers ${path}`] : [];
    if (promised.isRequired && !now.isRequired) return [`does not always answer ${path}`];
    return isWithin(now.types, promised.types) ? [] : [`answers ${path} as ${now.types.join(" or ")}`];
  });
}

const parentOf = (path: string) => path.replace(/(\[\]|\.?[^.[\]]+)$/, "");

/** Whether what is around a place that is gone is still there: else that is told. */
const isTop = (path: string, before: FlatSchema, after: FlatSchema) =>
  !before[parentOf(path)] || after[parentOf(path)] !== undefined;

/** Whether each of the types is one of others; a whole number is a number. No types are any. */
const isWithin = (types: string[], others: string[]) =>
  others.length === 0 ||
  (types.length > 0 &&
    types.every((type) => others.includes(type) || (type === "integer" && others.includes("number"))));

function takesAll(before: FlatPlace, after: FlatPlace): boolean {
  if (!isWithin(before.types, after.types)) return false;
  return !after.values || before.values?.every((value) => after.values?.includes(value)) === true;
}
