import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

/** A text message that was not sent. */
export const testMessage = z.object({
  /** National form; the number may be anybody's, for nothing goes to it. */
  to: z.string(),
  text: z.string(),
  /** RFC 3339, UTC. */
  at: z.string(),
});
export type TestMessage = z.infer<typeof testMessage>;

/** The shop in which programs are tried out. */
export const testShop = z.object({
  /** Names it in calls; its console and its keys are its own. */
  seller_key: z.string(),
  /** Its name in addresses. */
  shop: z.string(),
  title: z.string(),
  /** What signs its customers in, whenever it is asked for a code. */
  code: z.string(),
  /** The numbers of its customers, which are nobody's: the first and the last, in their national form. */
  first_number: z.string(),
  last_number: z.string(),
  products: z.int(),
  orders: z.int(),
  /** RFC 3339, UTC. */
  filled_at: z.string(),
  /** How many hours its time is ahead since it was filled. */
  hours_ahead: z.int(),
  /** The newest text messages that it would have sent. */
  messages: z.array(testMessage),
});
export type TestShop = z.infer<typeof testShop>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const tags = ["Console: programs"];

export const sellerTestShopCalls = {
  testShop: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/test_shop/{language}/{seller_key}",
      tags,
      summary:
        "The test shop of a shop, with the code and the numbers of its customers and what it would have sent",
      description:
        "Null before it is opened, and while the shop itself is closed. Whoever is in the test shop, with a key of it too, may name that instead of the shop, here and in the other calls about it.",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ test_shop: testShop.nullable() }))),
  fillTestShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/test_shop/{language}",
      tags,
      summary: "Open the test shop of a shop, or empty it and fill it again",
      description: `It gets the shop's ${business.testShopProducts} newest products on sale, with its categories and delivery fees, and orders as a shop has them: a new one, a packed one, one on its way, one that was delivered, one that was cancelled and one that came back. Its webhooks tell of all of them. What was in it goes: orders, carts, customers' addresses, messages; its keys and webhooks stay.`,
    })
    .input(z.strictObject(inShop))
    .output(envelope(testShop)),
  emptyTestShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/test_shop_emptying/{language}",
      tags,
      summary: "Empty the test shop of a shop: products and orders, carts, customers' addresses, messages",
      description: "Its keys and webhooks stay, and what was written down in its audit trail.",
    })
    .input(z.strictObject(inShop))
    .output(envelope(testShop)),
  passTestTime: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/test_shop_time/{language}",
      tags,
      summary: "Let time pass in a test shop, until it is so many hours ahead",
      description:
        "Its orders, parcels, carts and waiting deliveries grow older by what is missing to that; what was due in these hours is done within seconds. Where it is as far ahead already nothing changes. Filling it again brings its time back.",
    })
    .input(
      z.strictObject({
        ...inShop,
        hours_ahead: coercedNumber(z.number().int().min(1).max(business.testHoursMost)),
      }),
    )
    .output(envelope(testShop)),
};
