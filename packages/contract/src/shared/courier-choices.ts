import type { z } from "zod";
import { oneWord } from "./choices";

const knownCouriers = {
  pathao: "Pathao Courier",
  steadfast: "Steadfast Courier",
  redx: "RedX",
} as const;

export type KnownCourier = keyof typeof knownCouriers;

export const knownCourier = oneWord("A courier that is known by itself", knownCouriers);

/** The couriers that are known by themselves. */
export const knownCourierKeys = Object.keys(knownCouriers) as KnownCourier[];

export const isKnownCourier = (courier: string): courier is KnownCourier =>
  (knownCourierKeys as string[]).includes(courier);

export const courierKind = oneWord("Whose columns and links a courier has", {
  ...knownCouriers,
  own: "one that the shop named itself, such as its own rider",
});
export type CourierKind = z.infer<typeof courierKind>;

/** What stands for the tracking number in the link of a courier. */
export const trackingPlace = "{code}";

/** What is known of couriers: their names, and where their parcels are followed, each of which a shop may write anew. */
export const courierFacts: Readonly<Record<KnownCourier, { name: string; link: string }>> = {
  pathao: { name: "Pathao", link: "https://merchant.pathao.com/tracking?consignment_id={code}" },
  steadfast: { name: "Steadfast", link: "https://steadfast.com.bd/t/{code}" },
  redx: { name: "RedX", link: "https://redx.com.bd/track-parcel/?trackingId={code}" },
};

export const courierAccountField = oneWord("What a shop types in of its account at a courier", {
  key: "its key, client id or token",
  secret: "its secret",
  store: "the number of the store that parcels are fetched from",
  user: "the email or name that it signs in with",
  password: "its password",
});
export type CourierAccountField = z.infer<typeof courierAccountField>;

export const sendingState = oneWord("How far it is that a parcel is sent to a courier by the platform", {
  waiting: "it is about to be sent, or is tried again because the courier was not reached",
  sending: "the courier is being asked",
  booked: "the courier has taken it",
  refused: "the courier said no",
  account_refused: "the courier does not know the shop's account",
  unreached: "the courier was not reached, however often it was tried",
  unknown:
    "no answer came, and nobody knows whether the courier has taken it: it is not sent again by itself",
});
export type SendingState = z.infer<typeof sendingState>;

export const parcelState = oneWord("Where a parcel is, as the courier says it", {
  handed_over: "the courier has it",
  on_the_way: "it is on its way",
  delivered: "the customer has it",
  part_delivered: "the customer has a part of it",
  held: "the courier holds it: nobody was there, or another day was asked for",
  returning: "it is on its way back to the shop",
  returned: "the shop has it again",
  lost: "it was lost",
});
export type ParcelState = z.infer<typeof parcelState>;

/**
 * Where a parcel is followed: the courier's link with the code in it, as text of one part of a path or query.
 * @returns nothing where there is no link or no code, or where the link leads nowhere safe
 */
export function trackingLink(pattern: string, code: string): string | null {
  if (code === "" || !isTrackingPattern(pattern)) return null;
  return pattern.replace(trackingPlace, encodeURIComponent(code));
}

/** Whether a link is one of the web, over https, with one place for the code, which is no part of its host. */
export function isTrackingPattern(pattern: string): boolean {
  if (pattern.split(trackingPlace).length !== 2) return false;
  const [one, other] = ["a1", "b2"].map((code) => {
    try {
      return new URL(pattern.replace(trackingPlace, code));
    } catch {
      return undefined;
    }
  });
  if (!one || !other) return false;
  const { protocol, origin, username, password, host } = one;
  return protocol === "https:" && !username && !password && origin === other.origin && host.includes(".");
}
