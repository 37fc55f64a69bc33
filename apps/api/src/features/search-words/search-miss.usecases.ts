import { business } from "@haat/contract/shared/business-constants";
import type { Database } from "../../database/database";
import type { Services } from "../../http/call";
import { foldText, searchWords } from "../words/search-words";
import { addMisses, keepMisses } from "./search-words.repository";

export { deleteMissesBefore } from "./search-words.repository";

/** What is counted and not written yet, by shop and words. */
type Waiting = Map<number, Map<string, { searches: number; lastAt: Date }>>;

/** How long counts are gathered before they are written together. */
const gatherMilliseconds = 3000;
/** How many different searches of a shop are gathered meanwhile: a flood of words is not written down. */
const mostGathered = 40;
/** From so many digits on it may be somebody's phone number, however they stand. */
const digitsOfPhone = 6;

/** Of each database that this process works with. */
const waitingIn = new WeakMap<Database, { counts: Waiting; timer: NodeJS.Timeout | undefined }>();

/**
 * The words of a search as they are kept; nothing where there are none, or where they may tell who somebody is: a number like
 * a phone's, an address of electronic mail.
 */
export function keptWords(searchText: string): string | undefined {
  const text = foldText(searchText);
  const digits = text.match(/\p{N}/gu)?.length ?? 0;
  if (digits >= digitsOfPhone || text.includes("@")) return undefined;
  const words = searchWords(text).join(" ");
  const isKept = /\p{L}/u.test(words) && [...words].length <= business.searchMissMaxLength;
  return isKept ? words : undefined;
}

/** Counts a search that found nothing in a shop. It is written later, together with others: nobody waits for it. */
export function noteMiss(services: Services, shopId: number, searchText: string): void {
  const words = keptWords(searchText);
  if (words === undefined) return;
  // A search may be read from a standby, which takes no change.
  const { primary: db } = services;
  const own = waitingIn.get(db) ?? { counts: new Map() as Waiting, timer: undefined };
  waitingIn.set(db, own);
  const ofShop = own.counts.get(shopId) ?? new Map<string, { searches: number; lastAt: Date }>();
  const known = ofShop.get(words);
  if (!known && ofShop.size >= mostGathered) return;
  ofShop.set(words, { searches: (known?.searches ?? 0) + 1, lastAt: services.clock.now() });
  own.counts.set(shopId, ofShop);
  own.timer ??= setTimeout(() => {
    own.timer = undefined;
    writeMisses({ db }).catch((error: unknown) => {
      services.logger.error({ error }, "Searches that found nothing were not counted");
    });
  }, gatherMilliseconds).unref();
}

/** Writes what was counted so far. */
export async function writeMisses({ db }: Pick<Services, "db">): Promise<void> {
  const own = waitingIn.get(db);
  if (!own || own.counts.size === 0) return;
  const counts = own.counts;
  own.counts = new Map();
  const rows = [...counts].flatMap(([shopId, ofShop]) =>
    [...ofShop].map(([words, { searches, lastAt }]) => ({ shopId, words, searches, lastAt })),
  );
  // In one order, so that processes that write at the same time do not wait for each other crosswise.
  rows.sort((one, other) => one.shopId - other.shopId || (one.words < other.words ? -1 : 1));
  await addMisses(db, rows);
  for (const shopId of counts.keys()) await keepMisses(db, shopId, business.searchMissesMost);
}
