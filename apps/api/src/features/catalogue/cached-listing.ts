import { createFairTurns } from "../../process/fair-turns";
import { createThread } from "../../process/worker-thread";
import { answerList, type ListAnswer, type ListQuestion } from "./list-question";
import type { ListingReply, ListingWork } from "./listing-thread";
import { bytesOf, countPacked, unpackListing, type PackedListing } from "./packed-listing";

/** Up to so many products a list is computed sooner than a thread would be asked. */
export const mostHere = 5000;

/** A shop's listing that can be asked for pages. */
export interface CachedListing {
  readonly products: number;
  /** The memory that it takes. */
  readonly bytes: number;
  /** Whether the thread that had it has lost it. */
  readonly isLost: boolean;
  /** @throws ListingLost where the thread that had it has died; then it has to be read anew */
  ask(question: ListQuestion): Promise<ListAnswer>;
  /** Gives its memory back, when everybody who has asked it is answered. */
  drop(): void;
}

export class ListingLost extends Error {}

const askThread = createThread<ListingWork, ListingReply>(
  "listing-thread",
  new URL("./listing-thread.ts", import.meta.url),
  { hasState: true },
);
/** The thread does one thing at a time; a shop that asks for many lists waits behind its own. */
const turnOf = createFairTurns(1, 1);

let listingsKept = 0;

/** Keeps what was read of a shop: a small one here, a large one in a thread, so that its lists hold up nobody else's calls. */
export async function cacheListing(shopId: number, packed: PackedListing): Promise<CachedListing> {
  return countPacked(packed) <= mostHere ? keepHere(packed) : keepInThread(shopId, packed);
}

function keepHere(packed: PackedListing): CachedListing {
  const listing = unpackListing(packed);
  return {
    products: listing.ids.length,
    bytes: bytesOf(listing),
    isLost: false,
    ask: async (question) => answerList(listing, question),
    drop: () => undefined,
  };
}

async function keepInThread(shopId: number, packed: PackedListing): Promise<CachedListing> {
  const number = (listingsKept += 1);
  const inTurn = async (work: ListingWork) => {
    const endTurn = await turnOf(String(shopId));
    return askThread(work).finally(endTurn);
  };
  const { bytes = 0 } = await inTurn({ keep: number, packed });
  let [asking, isDropped, isLost] = [0, false, false];
  const letGo = () => {
    if (isDropped && asking === 0) askThread({ drop: number }).catch(() => undefined);
  };
  return {
    products: countPacked(packed),
    bytes,
    get isLost() {
      return isLost;
    },
    async ask(question) {
      asking += 1;
      try {
        return (await inTurn({ ask: number, question })).page;
      } catch (error) {
        isLost = true;
        throw new ListingLost("A listing was lost.", { cause: error });
      } finally {
        asking -= 1;
        letGo();
      }
    },
    drop() {
      // Whoever has just been given it asks before the turn of the loop ends.
      setImmediate(() => {
        isDropped = true;
        letGo();
      });
    },
  };
}
