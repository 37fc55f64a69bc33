import { createHash } from "node:crypto";
import { CourierUnreached, type CourierPort } from "./courier";

/** What the demo's courier asks for a parcel, in poisha. */
const fee = 6_000;

/**
 * A courier that brings nothing, for the demo, development and tests: it answers to the name of Steadfast and knows a parcel
 * again by its number. Some keys of an account make it behave badly: `wrong`, `refuse`, `silent`, `down`.
 */
export function createDemoCourier(): CourierPort {
  return {
    asks: (kind) => (kind === "steadfast" ? ["key", "secret"] : undefined),
    book: async (_, { key }, { number }) => {
      if (key === "wrong") return { is: "account_refused", message: "Invalid API key." };
      if (key === "refuse") return { is: "refused", message: "The recipient's area is not served." };
      if (key === "silent") throw new Error("The demo's courier did not answer.");
      if (key === "down") throw new CourierUnreached("The demo's courier was not reached.");
      const mark = createHash("sha256").update(number).digest("hex").slice(0, 8).toUpperCase();
      return { is: "booked", trackingCode: `DEMO${mark}`, consignment: String(parseInt(mark, 16)), fee };
    },
    follows: (kind) => kind === "steadfast",
    follow: async (_, { key }) => {
      if (key === "silent") throw new Error("The demo's courier did not answer.");
      return "in_review";
    },
  };
}
