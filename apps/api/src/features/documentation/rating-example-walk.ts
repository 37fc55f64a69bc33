import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";
import { keepComplaint } from "./complaint-example-walk";

type People = Record<"customer" | "owner" | "admin", ApiClient>;
interface InShop {
  language: Language;
  seller_key: string;
}

/** What a customer says of a delivered order: what is wrong with it, and what a product of it is like. */
export async function hearOfDelivered(people: People, inShop: InShop, order_id: string): Promise<void> {
  await keepComplaint(people, inShop, order_id);
  await keepRating(people, inShop, order_id);
}

/** A customer says what a product is like, its shop answers and reports it, and the platform looks at it. */
async function keepRating(
  { customer, owner, admin }: People,
  inShop: InShop,
  order_id: string,
): Promise<void> {
  const { language, seller_key: sellerKey } = inShop;
  const isBengali = language === "bn";
  const { data } = await customer.ratings.orderRatings({ language, orderId: order_id });
  const [product] = data.products;
  if (!product) throw new Error("The delivered order has nothing to rate.");
  const { id_product, slug } = product;
  const text = isBengali ? "যেমন দেখানো হয়েছে তেমনই পেয়েছি।" : "It is just as it was shown.";
  const { data: rated } = await customer.ratings.rateProduct({
    language,
    order_id,
    id_product,
    stars: 4,
    text,
  });
  const { id_rating, rated_at } = rated.rating;
  await customer.ratings.productRatings({ language, sellerKey, slug, page: 1 });
  await owner.sellerRatings.ratings({ ...inShop, box: "waiting" });
  await owner.sellerRatings.rating({ ...inShop, id_rating });
  const answer = isBengali ? "ধন্যবাদ, আবার আসবেন।" : "Thank you, come again.";
  await owner.sellerRatings.answerRating({ ...inShop, id_rating, text: answer });
  const reason = isBengali ? "এটি অন্য পণ্যের কথা।" : "It speaks of something else.";
  await owner.sellerRatings.reportRating({ ...inShop, id_rating, reason });
  await admin.adminRatings.ratings({ language, box: "reported" });
  await admin.adminRatings.rating({ ...inShop, id_rating });
  const kept = isBengali ? "পণ্যটির কথাই বলা হয়েছে।" : "It is about the product.";
  await admin.adminRatings.decideRating({ ...inShop, id_rating, decision: "keep", reason: kept, rated_at });
}
