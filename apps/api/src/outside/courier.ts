import type { CourierAccountField, KnownCourier } from "@haat/contract/shared/courier-choices";

/** What a shop is at a courier. */
export type CourierAccount = Partial<Record<CourierAccountField, string>>;

/** A parcel as a courier is asked to bring it. */
export interface BookedConsignment {
  /** Our own number, by which the courier knows that it has the parcel already. */
  number: string;
  name: string;
  /** E.164. */
  phone: string;
  address: string;
  /** Area and district; empty where nobody wrote them down. */
  area: string;
  /** What is to be collected, and what the goods are worth, in poisha. */
  cash: number;
  value: number;
  /** Boxes or bags, and pieces of goods in them. */
  pieces: number;
  items: number;
  goods: string;
  weightGrams: number | null;
  note: string;
  shop: string;
}

/** What a courier says to a parcel. */
export type BookingAnswer =
  | {
      is: "booked";
      trackingCode: string;
      /** What the courier calls it; empty where it says nothing. */
      consignment: string;
      /** Poisha; null where it is not said. */
      fee: number | null;
    }
  | {
      is: "refused" | "account_refused";
      /** In the courier's own words; empty where it has none. */
      message: string;
    };

/** The courier surely has not taken a parcel: it was never reached, or asks to come again later. */
export class CourierUnreached extends Error {
  override readonly name = "CourierUnreached";
}

/** A parcel that a courier has taken, as it is asked for. */
export interface FollowedParcel {
  number: string;
  consignment: string;
  tracking: string;
}

/** A way to couriers. */
export interface CourierPort {
  /** What of an account a shop types in; undefined for a courier that is not reached. */
  asks(kind: KnownCourier): readonly CourierAccountField[] | undefined;
  /**
   * Asks a courier to bring a parcel. What it throws bears nothing of account or parcel.
   * @throws CourierUnreached; anything else where nobody knows whether the courier has taken it
   */
  book(kind: KnownCourier, account: CourierAccount, consignment: BookedConsignment): Promise<BookingAnswer>;
  /** Whether it can be asked for what has become of a parcel. */
  follows(kind: KnownCourier): boolean;
  /**
   * What has become of a parcel, in the courier's own word.
   * @throws where it does not say; what it throws bears nothing of account or parcel
   */
  follow(kind: KnownCourier, account: CourierAccount, parcel: FollowedParcel): Promise<string>;
}
