import type { ModeratedRating } from "@haat/contract/admin/admin-ratings.contract";
import type { ShopRating } from "@haat/contract/seller/seller-ratings.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { OwnRating, ShownRating } from "@haat/contract/shop/rating.contract";
import { textIn } from "../../http/language";
import type { RatingRow } from "./rating.repository";

function describeFacts({ id, stars, text, ratedAt, answer, answeredAt }: RatingRow) {
  return {
    id_rating: id,
    stars,
    text,
    rated_at: ratedAt.toISOString(),
    answer: answer !== null && answeredAt ? { text: answer, at: answeredAt.toISOString() } : null,
  };
}

export const describeShown = (row: RatingRow): ShownRating => ({
  ...describeFacts(row),
  name: row.shownName,
});

export const describeOwn = (row: RatingRow): OwnRating => ({
  ...describeFacts(row),
  is_hidden: row.state === "hidden",
});

const saidAt = (reason: string | null, at: Date | null) =>
  reason !== null && at ? { reason, at: at.toISOString() } : null;

export const describeForShop = (row: RatingRow, language: Language): ShopRating => ({
  ...describeShown(row),
  state: row.state,
  product: { slug: row.slug, name: textIn(language, row.name) },
  report: saidAt(row.reportReason, row.reportedAt),
  decision: saidAt(row.decisionReason, row.decidedAt),
});

export const describeForPlatform = (row: RatingRow, language: Language): ModeratedRating => ({
  ...describeForShop(row, language),
  shop: { seller_key: row.sellerKey, title: textIn(language, row.shopTitle) },
});
