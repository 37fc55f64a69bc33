import { answerQuestions } from "../../process/worker-thread";
import { answerList, type ListAnswer, type ListQuestion } from "./list-question";
import { bytesOf, unpackListing, type PackedListing } from "./packed-listing";
import type { ShopListing } from "./shop-listing";

/** What the thread does with a listing, which has the number that it was given. */
export type ListingWork =
  { keep: number; packed: PackedListing } | { ask: number; question: ListQuestion } | { drop: number };

/** `bytes` is the memory that a listing takes that is kept now; `page` answers a question. */
export interface ListingReply {
  bytes?: number;
  page?: ListAnswer;
}

const listings = new Map<number, ShopListing>();

// A thread of its own: it has the listings of large shops and computes their lists.
answerQuestions<ListingWork, ListingReply>((work) => {
  if ("drop" in work) {
    listings.delete(work.drop);
    return {};
  }
  if ("keep" in work) {
    const listing = unpackListing(work.packed);
    listings.set(work.keep, listing);
    return { bytes: bytesOf(listing) };
  }
  const listing = listings.get(work.ask);
  if (!listing) throw new Error(`There is no listing ${work.ask} here.`);
  return { page: answerList(listing, work.question) };
});
