import { orderStatuses } from "@haat/contract/shared/business-constants";
import { displayPhone } from "@haat/contract/shared/phone";
import {
  readyKinds,
  type ReadyKind,
  type StatementKind,
  type StatementMatch,
} from "@haat/contract/shared/statement-choices";
import type { StatementLine } from "./statement-lines";

/** What the shop's book says of an order that a row may be about. Amounts are poisha. */
export interface OrderFacts {
  orderId: number;
  number: string;
  status: number;
  /** In E.164. */
  phone: string;
  /** Whom its parcel was handed to; null where none was. */
  courierId: number | null;
  trackingCode: string;
  /** Its number with the courier that it was booked under, where that is another one. */
  consignment: string;
  /** What the courier was told to collect. */
  cashToCollect: number | null;
  /** How much of its cash the courier of the statement has collected. */
  held: number;
  /** The statement that has settled it. */
  settledBy: number | null;
}

/** What a row is beside the book. */
export interface Verdict {
  kind: StatementKind;
  match: StatementMatch | null;
  orderId: number | null;
  held: number | null;
  earlierId: number | null;
}

/** Which statement is judged, and of which courier. */
export interface Judged {
  statementId: number;
  courierId: number;
}

/** An order's number or a parcel's as it is compared: couriers change letters' case, signs and spaces. */
export const foldedKey = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Says of each row what it is beside the book. A row is found by the order's number, then by the parcel's, then by phone and
 * amount where it names no order; where number and parcel are of two orders, it is none of them. Of two rows about one order
 * the first counts.
 * @param facts of all orders that rows may be about
 */
export function judgeLines(
  lines: readonly StatementLine[],
  facts: readonly OrderFacts[],
  judged: Judged,
): Verdict[] {
  const found = new Map<number, Found>();
  const byKey = keyed(facts);
  for (const line of lines) if (line.flaw === null) found.set(line.position, foundByKey(line, byKey, judged));
  const named = new Set([...found.values()].flatMap(({ fact }) => (fact ? [fact.orderId] : [])));
  const ofCourier = facts.filter((fact) => isWith(fact, judged));
  const byPhone = grouped(ofCourier, ({ phone }) => [displayPhone(phone)]);
  const seen = new Set<number>();
  return lines.map((line) => {
    const keyFound = found.get(line.position);
    if (!keyFound) return nothing("unreadable");
    const { fact, match, isUnclear } =
      keyFound.fact || keyFound.isUnclear ? keyFound : foundByPhone(line, byPhone, named);
    if (!fact || match === null) return nothing(isUnclear ? "unclear" : "unknown");
    const isRepeated = seen.has(fact.orderId);
    seen.add(fact.orderId);
    return verdictOf(line, fact, match, { ...judged, isRepeated });
  });
}

const nothing = (kind: StatementKind): Verdict => ({
  kind,
  match: null,
  orderId: null,
  held: null,
  earlierId: null,
});

interface Found {
  fact: OrderFacts | undefined;
  match: StatementMatch | null;
  /** Several orders fit. */
  isUnclear: boolean;
}

interface ByKey {
  numbers: ReadonlyMap<string, OrderFacts[]>;
  codes: ReadonlyMap<string, OrderFacts[]>;
}

const keyed = (facts: readonly OrderFacts[]): ByKey => ({
  numbers: grouped(facts, ({ number }) => [foldedKey(number)]),
  codes: grouped(facts, ({ trackingCode, consignment }) => [foldedKey(trackingCode), foldedKey(consignment)]),
});

function grouped(
  facts: readonly OrderFacts[],
  keysOf: (fact: OrderFacts) => string[],
): Map<string, OrderFacts[]> {
  const groups = new Map<string, OrderFacts[]>();
  for (const fact of facts)
    for (const key of new Set(keysOf(fact))) {
      if (key === "") continue;
      const group = groups.get(key);
      if (group) group.push(fact);
      else groups.set(key, [fact]);
    }
  return groups;
}

/** Whether the courier has or had the parcel or the cash. */
const isWith = (fact: OrderFacts, { courierId }: Judged) => fact.courierId === courierId || fact.held > 0;

const notFound: Found = { fact: undefined, match: null, isUnclear: false };

function foundByKey(
  { ownNumber, trackingCode }: StatementLine,
  { numbers, codes }: ByKey,
  judged: Judged,
): Found {
  const [numbered] = numbers.get(foldedKey(ownNumber)) ?? [];
  const coded = codes.get(foldedKey(trackingCode)) ?? [];
  const own = coded.filter((fact) => isWith(fact, judged));
  if (numbered) {
    const isAnothers = own.length > 0 && !own.includes(numbered);
    return isAnothers
      ? { ...notFound, isUnclear: true }
      : { fact: numbered, match: "number", isUnclear: false };
  }
  return only(own.length > 0 ? own : coded, "tracking");
}

/** The one that fits; several are none. */
function only(fitting: readonly OrderFacts[], match: StatementMatch): Found {
  const [fact, ...others] = fitting;
  if (!fact) return notFound;
  return others.length > 0 ? { ...notFound, isUnclear: true } : { fact, match, isUnclear: false };
}

/** What the courier should have collected, as far as anything says so. */
const expectedOf = ({ held, cashToCollect }: OrderFacts) => (held > 0 ? held : cashToCollect);

/** Numbers of orders as the platform's shops have them: four signs of the shop's, five of the order's. */
const orderNumber = /^(?=.*[A-Z])[2-9A-HJ-NP-TV-Z]{9}$/;

/** Orders that no other row names are preferred, and of these the ones that are not settled. */
function foundByPhone(
  { ownNumber, phone, collected }: StatementLine,
  byPhone: ReadonlyMap<string, OrderFacts[]>,
  named: ReadonlySet<number>,
): Found {
  // Who names another order, of another shop of theirs, is not heard as if they named none.
  if (phone === "" || collected === null || orderNumber.test(foldedKey(ownNumber))) return notFound;
  const fitting = (byPhone.get(phone) ?? []).filter((fact) => expectedOf(fact) === collected);
  const unnamed = fitting.filter(({ orderId }) => !named.has(orderId));
  const open = unnamed.filter(({ settledBy }) => settledBy === null);
  const preferred = [open, unnamed].find((some) => some.length > 0);
  return only(preferred ?? fitting, "phone");
}

/** What a row about a certain order is beside the book. */
export function verdictOf(
  line: Pick<StatementLine, "collected">,
  fact: OrderFacts,
  match: StatementMatch,
  judged: Judged & { isRepeated: boolean },
): Verdict {
  const { orderId, held, settledBy } = fact;
  const kind = kindOf(line.collected ?? 0, fact, judged);
  return { kind, match, orderId, held, earlierId: kind === "earlier" ? settledBy : null };
}

function kindOf(
  collected: number,
  fact: OrderFacts,
  { isRepeated, statementId, courierId }: Judged & { isRepeated: boolean },
): StatementKind {
  const { held, settledBy, status } = fact;
  if (isRepeated || settledBy === statementId) return "repeated";
  if (settledBy !== null) return "earlier";
  if (held === 0 && fact.courierId !== null && fact.courierId !== courierId) return "other_courier";
  if (status === orderStatuses.cancel && collected === 0) return "came_back";
  if (status !== orderStatuses.delivered) return "not_delivered";
  if (collected === held) return "fits";
  if (held === 0) return "not_held";
  return collected < held ? "less" : "more";
}

/** Whether a row can be settled. */
export const isReady = (kind: StatementKind): kind is ReadyKind => readyKinds.some((ready) => ready === kind);

/** What of an order's cash is settled with a row, in whole taka: never more than the courier has by the book. */
export function settledAmount({
  kind,
  collected,
  held,
}: {
  kind: ReadyKind;
  collected: number;
  held: number;
}): number {
  if (kind === "came_back") return 0;
  return Math.floor(Math.min(collected, held) / 100) * 100;
}
