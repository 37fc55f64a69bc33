import type { ModeratedRating } from "@haat/contract/admin/admin-ratings.contract";
import type { ShopRating } from "@haat/contract/seller/seller-ratings.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { PlatformRatingBox, RatingDecision, ShopRatingBox } from "@haat/contract/shared/rating-choices";
import type { Queryable } from "../../database/database";
import type { MemberScope, StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop, type OnPlatform } from "../audit/audit.usecases";
import { describeForPlatform, describeForShop } from "./rating-view";
import * as ratings from "./rating.repository";
import type { RatingRow, WhichRating } from "./rating.repository";

const perPage = business.ratingsPerInboxPage;

interface Asked<Box> {
  box: Box;
  page: number;
  language: Language;
}

/** What customers say of a shop's goods, newest first. */
export function listShopRatings(
  { db }: Services,
  { shopId, ...rest }: MemberScope,
  { box, page, language }: Asked<ShopRatingBox>,
) {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await ratings.listInbox(tx, { shopId, box }, pageOf(page, perPage));
      const counts = {
        waiting: await ratings.countInbox(tx, { shopId, box: "waiting" }),
        answered: await ratings.countInbox(tx, { shopId, box: "answered" }),
        reported: await ratings.countInbox(tx, { shopId, box: "reported" }),
      };
      const described = rows.map((row) => describeForShop(row, language));
      return { ratings: described, counts, last_page: lastPageOf(counts[box], perPage) };
    },
    { shopId, ...rest },
  );
}

/** What shops reported, and what became of it, newest first. */
export function listReportedRatings(
  { db }: Services,
  scope: StaffScope,
  { box, page, language }: Asked<PlatformRatingBox>,
) {
  return inTransaction(
    db,
    async (tx) => {
      const rows = await ratings.listInbox(tx, { box }, pageOf(page, perPage));
      const counts = {
        reported: await ratings.countInbox(tx, { box: "reported" }),
        hidden: await ratings.countInbox(tx, { box: "hidden" }),
        kept: await ratings.countInbox(tx, { box: "kept" }),
      };
      const described = rows.map((row) => describeForPlatform(row, language));
      return { ratings: described, counts, last_page: lastPageOf(counts[box], perPage) };
    },
    scope,
  );
}

function required(row: RatingRow | undefined): RatingRow {
  if (!row) throw new DomainError("rating_not_found");
  return row;
}

/** @throws rating_not_found */
export function showShopRating(
  { db }: Services,
  scope: MemberScope,
  { id_rating: id, language }: { id_rating: number; language: Language },
): Promise<ShopRating> {
  return inTransaction(
    db,
    async (tx) =>
      describeForShop(required(await ratings.findRating(tx, { shopId: scope.shopId, id })), language),
    scope,
  );
}

interface Named {
  seller_key: string;
  id_rating: number;
  language: Language;
}

const namedBy = async (tx: Queryable, { seller_key, id_rating: id }: Named): Promise<WhichRating> => ({
  shopId: (await ratings.findShopId(tx, seller_key)) ?? 0,
  id,
});

/** @throws rating_not_found */
export function showReportedRating(
  { db }: Services,
  scope: StaffScope,
  named: Named,
): Promise<ModeratedRating> {
  return inTransaction(
    db,
    async (tx) =>
      describeForPlatform(required(await ratings.findRating(tx, await namedBy(tx, named))), named.language),
    scope,
  );
}

interface Words {
  id_rating: number;
  language: Language;
}

/**
 * Answers a rating, or changes the answer; the same once more changes nothing.
 * @throws rating_not_found
 */
export function answerRating(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_rating: id, text, language }: Words & { text: string },
): Promise<ShopRating> {
  return inTransaction(
    db,
    async (tx) => {
      const which = { shopId: scope.shopId, id };
      const row = required(await ratings.holdRating(tx, which));
      if (row.answer === text) return describeForShop(row, language);
      const now = clock.now();
      await ratings.changeRating(tx, which, {
        answer: text,
        answeredAt: now,
        answeredBy: actor.accountId,
      });
      const said = { before: { answer: row.answer }, after: { answer: text } };
      await recordCommand(tx, actor, { action: "rating_answer", subject: String(id), ...said }, now);
      return describeForShop(required(await ratings.findRating(tx, which)), language);
    },
    scope,
  );
}

/**
 * Asks the platform to look at a rating; what waits for it already stays as it is.
 * @throws rating_not_found; rating_move_refused where the platform has looked at it
 */
export function reportRating(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id_rating: id, reason, language }: Words & { reason: string },
): Promise<ShopRating> {
  return inTransaction(
    db,
    async (tx) => {
      const which = { shopId: scope.shopId, id };
      const row = required(await ratings.holdRating(tx, which));
      if (row.state === "reported") return describeForShop(row, language);
      if (row.state !== "shown") throw new DomainError("rating_move_refused");
      const now = clock.now();
      await ratings.changeRating(tx, which, {
        state: "reported",
        reportReason: reason,
        reportedAt: now,
        reportedBy: actor.accountId,
      });
      const said = { before: { state: row.state }, after: { state: "reported", reason } };
      await recordCommand(tx, actor, { action: "rating_report", subject: String(id), ...said }, now);
      return describeForShop(required(await ratings.findRating(tx, which)), language);
    },
    scope,
  );
}

/**
 * Takes a rating away, leaves it or brings it back; what is so already stays as it is.
 * @param rated_at as it was read
 * @throws rating_not_found; review_conflict where its customer changed it since
 */
export function decideRating(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  {
    decision,
    reason,
    rated_at,
    ...named
  }: Named & {
    decision: RatingDecision;
    reason: string;
    rated_at: string;
  },
): Promise<ModeratedRating> {
  return inTransaction(
    db,
    async (tx) => {
      const which = await namedBy(tx, named);
      const row = required(await ratings.holdRating(tx, which));
      const state = decision === "hide" ? "hidden" : "kept";
      if (row.state === state) return describeForPlatform(row, named.language);
      if (row.ratedAt.toISOString() !== rated_at) throw new DomainError("review_conflict");
      const now = clock.now();
      await ratings.changeRating(tx, which, {
        state,
        decisionReason: reason,
        decidedAt: now,
        decidedBy: actor.accountId,
      });
      const action = decision === "hide" ? "rating_hide" : "rating_keep";
      const said = { before: { state: row.state }, after: { state, reason } };
      await recordCommand(
        tx,
        actor,
        { action, shopId: which.shopId, subject: String(which.id), ...said },
        now,
      );
      return describeForPlatform(required(await ratings.findRating(tx, which)), named.language);
    },
    scope,
  );
}
