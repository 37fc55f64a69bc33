import type { Contract } from "../contract";

/** A call as in `contract`, such as `cart.addToCart`. */
export type CallName = {
  [Group in keyof Contract]: `${Group}.${keyof Contract[Group] & string}`;
}[keyof Contract];

/** What is true of one call: for the server, the documentation and the census tests. */
export interface CallTraits {
  /**
   * Who may make it: `anybody`, a `guest` too, whom the key of the cart (`X-Cart-Key`) tells from others, or only a
   * signed-in `customer`; in the console an `account` that is signed in there, a `member` of the shop that `seller_key`
   * names, or somebody of the platform's `staff`, both with the permission that opens the call (permissions.ts). Who is not
   * signed in hears 401, who lacks the permission 403.
   */
  caller: "anybody" | "guest" | "customer" | "account" | "member" | "staff";
  /** `shared`: the answer is the same for everybody, so that anybody may keep it for a moment. `own`: nobody keeps it. */
  answer: "shared" | "own";
  /** It costs more than reading what is known, so it has limits of its own. */
  searches?: true;
  /** It draws a document, which costs a hundred times what reading does: it has the tightest limits, on pages too. */
  draws?: true;
  /** It takes an `Idempotency-Key`: repeated with the same key and body it changes nothing twice. `always`: it needs one. */
  repeatable?: true | "always";
  /** It waits for its shop's turn by itself, after what it can tell its caller without one. */
  queuesItself?: true;
  /**
   * What it reads it has in memory, or reads in one trip to the database with all who ask at that moment: many of a shop's may
   * be at work at once. What else it asks for, which is seldom, waits for a turn of its own.
   */
  readsAlong?: true;
  /** It opens before the account's second factor was proved in the session. */
  beforeProof?: true;
  /**
   * It asks for a proof of the last half hour (`business.proofSeconds`): of the second factor, and from who has none of a code
   * that came to their phone.
   */
  asksAgain?: true;
  /** It takes `If-Match` and refuses to change what has changed since it was read. */
  conditional?: true;
}
