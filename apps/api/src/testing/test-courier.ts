import type { KnownCourier } from "@haat/contract/shared/courier-choices";
import type { BookedConsignment, CourierAccount, CourierPort } from "../outside/courier";
import { createDemoCourier } from "../outside/demo-courier";

export interface TestCourier extends CourierPort {
  /** What it was asked to bring, and by whose account. */
  asked: { kind: KnownCourier; account: CourierAccount; consignment: BookedConsignment }[];
  /** What it says to the parcels to come, in place of what the demo's courier says. */
  answer: CourierPort["book"] | undefined;
  /** What it says of parcels that it has, in place of what the demo's courier says. */
  news: CourierPort["follow"] | undefined;
}

/** The demo's courier, which remembers what it was asked and can be told what to answer. */
export function createTestCourier(): TestCourier {
  const demo = createDemoCourier();
  const courier: TestCourier = {
    asked: [],
    answer: undefined,
    news: undefined,
    follows: (kind) => demo.follows(kind),
    follow: (kind, account, parcel) => (courier.news ?? demo.follow)(kind, account, parcel),
    asks: (kind) => demo.asks(kind),
    book: (kind, account, consignment) => {
      courier.asked.push({ kind, account, consignment });
      return (courier.answer ?? demo.book)(kind, account, consignment);
    },
  };
  return courier;
}
