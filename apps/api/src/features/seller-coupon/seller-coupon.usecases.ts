import type { couponRuleFields } from "@haat/contract/seller/coupon-fields";
import type { CouponState, CouponVersion, SellerCoupon } from "@haat/contract/seller/seller-coupons.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { z } from "zod";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { randomText } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { couponTerms } from "../coupon/coupon.usecases";
import { shortLinkOfCoupon } from "../shop-address/shop-address.usecases";
import * as coupons from "./seller-coupon.repository";
import type { CouponRow, CouponRules } from "./seller-coupon.repository";

type RuleFields = { [Field in keyof typeof couponRuleFields]: z.output<(typeof couponRuleFields)[Field]> };

/** Who looks at a shop's coupons, and in which language. */
interface Reader {
  language: Language;
  seller_key: string;
}

/** Letters and digits that are not mistaken for each other, read out or written down. */
const codeAlphabet = "23456789ABCDEFGHJKLMNPQRSTVWXYZ";

/** Days are whole ones of Bangladesh, which knows no summer time. */
const firstMoment = (day: string) => new Date(`${day}T00:00:00+06:00`);
const lastMoment = (day: string) => new Date(`${day}T23:59:59.999+06:00`);
const dayOf = (moment: Date | null | undefined) => (moment ? dayInBangladesh(moment) : null);

const rowOf = (given: RuleFields): CouponRules => ({
  titleBn: given.title_bn,
  titleEn: given.title_en,
  kind: given.kind,
  percent: given.percent,
  amount: given.amount,
  minItemTotal: given.min_item_total,
  maxDiscount: given.max_discount,
  startsAt: given.starts_on === null ? null : firstMoment(given.starts_on),
  endsAt: given.ends_on === null ? null : lastMoment(given.ends_on),
  totalUses: given.total_uses,
  usesPerCustomer: given.uses_per_customer,
  isPublic: given.is_public,
});

type DescribedRow = Omit<CouponRow, "id" | "code" | "isPaused" | "state">;

const describeRules = (row: DescribedRow, language: Language): CouponVersion => ({
  version: row.version,
  title_bn: row.titleBn,
  title_en: row.titleEn,
  kind: row.kind,
  percent: row.percent,
  amount: row.amount,
  min_item_total: row.minItemTotal,
  max_discount: row.maxDiscount,
  starts_on: dayOf(row.startsAt),
  ends_on: dayOf(row.endsAt),
  total_uses: row.totalUses,
  uses_per_customer: row.usesPerCustomer,
  is_public: row.isPublic,
  terms: couponTerms(row, language),
  used: row.usedCount,
  cost: row.cost,
});

const describeCoupon = (
  { config }: Services,
  { language, seller_key }: Reader,
  row: CouponRow,
): SellerCoupon => ({
  ...describeRules(row, language),
  id_coupon: row.id,
  code: row.code,
  state: row.state,
  short_link: shortLinkOfCoupon(config.platformOrigin, seller_key, row.code),
});

function stateOf(row: CouponRow): AuditState {
  const days = [dayOf(row.startsAt), dayOf(row.endsAt)];
  return {
    name_bn: row.titleBn,
    name_en: row.titleEn,
    percent: row.percent,
    amount: row.amount,
    min_total: row.minItemTotal,
    max_off: row.maxDiscount,
    days_of: days.some((day) => day !== null) ? days.map((day) => day ?? "…").join(" – ") : null,
    uses: row.totalUses,
    uses_each: row.usesPerCustomer,
    is_public: row.isPublic,
  };
}

/** A page of a shop's coupons in a state, newest first, with how many each state has. */
export async function listShopCoupons(
  services: Services,
  scope: MemberScope,
  reader: Reader,
  { view, before }: { view: CouponState; before?: number | undefined },
) {
  const { shopId } = scope;
  const now = services.clock.now();
  const most = business.couponsPerPage;
  return inTransaction(
    services.db,
    async (tx) => {
      const rows = await coupons.listCoupons(tx, { shopId, state: view, before, now }, most + 1);
      const shown = rows.slice(0, most);
      return {
        coupons: shown.map((row) => describeCoupon(services, reader, row)),
        counts: await coupons.countCoupons(tx, shopId, now),
        next_before: rows.length > most ? (shown.at(-1)?.id ?? null) : null,
      };
    },
    scope,
  );
}

/** A coupon of a shop, with the rules that it had before and that orders were placed by. @throws not_found */
export async function showShopCoupon(services: Services, scope: MemberScope, reader: Reader, id: number) {
  const { shopId } = scope;
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await coupons.findCoupon(tx, shopId, id, services.clock.now());
      if (!row) throw new DomainError("not_found");
      const versions = await coupons.listVersions(tx, shopId, id);
      return {
        coupon: describeCoupon(services, reader, row),
        versions: versions.map((version) => describeRules(version, reader.language)),
      };
    },
    scope,
  );
}

/** A code that no coupon of the shop has: the beginning of the shop's name, and some characters by chance. */
export async function suggestCouponCode({ db }: Services, scope: MemberScope): Promise<string> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const name = (await coupons.slugOfShop(tx, shopId)).replace(/[^a-z0-9]/g, "").slice(0, 4);
      for (;;) {
        const code = name.toUpperCase() + randomText(codeAlphabet, 5);
        if (!(await coupons.hasCode(tx, shopId, code))) return code;
      }
    },
    scope,
  );
}

/** @throws invalid_input where the last day is over already */
function requireDayToCome(ends_on: string | null, now: Date): void {
  if (ends_on !== null && ends_on < dayInBangladesh(now))
    throw new DomainError("invalid_input", {}, [{ field: "ends_on", code: "date_past" }]);
}

/** @throws not_found */
async function requireCoupon(tx: Queryable, shopId: number, id: number, now: Date): Promise<CouponRow> {
  const row = await coupons.lockCoupon(tx, shopId, id, now);
  if (!row) throw new DomainError("not_found");
  return row;
}

/**
 * Makes a coupon.
 * @param givenKey of the request; repeated with the same key it makes nothing twice
 * @throws invalid_input where the code is taken or the last day is over; too_many_coupons; idempotency_key_required
 */
export function createShopCoupon(
  services: Services,
  { scope, actor }: InShop,
  reader: Reader,
  { code, ...given }: RuleFields & { code: string },
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest(
    { scope, actor },
    "create_coupon",
    { code, ...given },
    checkedKey(givenKey, true),
  );
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await coupons.holdShop(tx, shopId);
    requireDayToCome(given.ends_on, now);
    if (await coupons.hasCode(tx, shopId, code))
      throw new DomainError("invalid_input", {}, [{ field: "code", code: "coupon_code_taken" }]);
    const counts = Object.values(await coupons.countCoupons(tx, shopId, now));
    if (counts.reduce((sum, each) => sum + each, 0) >= business.couponsMost)
      throw new DomainError("too_many_coupons");
    const id = await coupons.insertCoupon(tx, { shopId, code, ...rowOf(given) });
    const row = await requireCoupon(tx, shopId, id, now);
    const command = { action: "coupon_create", subject: code, after: stateOf(row) } as const;
    await recordCommand(tx, actor, command, now);
    return describeCoupon(services, reader, row);
  });
}

/**
 * Changes the rules of a coupon. The same again changes nothing; what was ordered by the rules before stays as it was.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input where it was used more often than it is to
 * be, or its new last day is over
 */
export function changeShopCoupon(
  services: Services,
  { scope, actor }: InShop,
  reader: Reader,
  { id, version, ...given }: RuleFields & { id: number; version: number },
): Promise<SellerCoupon> {
  const { shopId } = scope;
  const now = services.clock.now();
  return inTransaction(
    services.db,
    async (tx) => {
      const before = await requireCoupon(tx, shopId, id, now);
      if (isAsGiven(before, given)) return describeCoupon(services, reader, before);
      if (before.version !== version) throw new DomainError("review_conflict");
      if (given.total_uses !== null && given.total_uses < before.usedCount)
        throw new DomainError("invalid_input", {}, [{ field: "total_uses", code: "coupon_uses_below" }]);
      if (given.ends_on !== dayOf(before.endsAt)) requireDayToCome(given.ends_on, now);
      await coupons.updateCoupon(tx, { shopId, id }, rowOf(given));
      const after = await requireCoupon(tx, shopId, id, now);
      const states = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "coupon_change", subject: before.code, ...states }, now);
      return describeCoupon(services, reader, after);
    },
    scope,
  );
}

/** Whether a coupon has these rules already; of its moments only the days count. */
function isAsGiven(row: CouponRow, given: RuleFields): boolean {
  const { startsAt, endsAt, ...rest } = rowOf(given);
  const isSame = Object.entries(rest).every(([name, value]) => row[name as keyof typeof rest] === value);
  return isSame && dayOf(row.startsAt) === dayOf(startsAt) && dayOf(row.endsAt) === dayOf(endsAt);
}

/** Pauses a coupon, or goes on with it; what stands so already stays as it is. @throws not_found */
export function pauseShopCoupon(
  services: Services,
  { scope, actor }: InShop,
  reader: Reader,
  { id, isPaused }: { id: number; isPaused: boolean },
): Promise<SellerCoupon> {
  const { shopId } = scope;
  const now = services.clock.now();
  return inTransaction(
    services.db,
    async (tx) => {
      const before = await requireCoupon(tx, shopId, id, now);
      if (before.isPaused === isPaused) return describeCoupon(services, reader, before);
      await coupons.updateCoupon(tx, { shopId, id }, { isPaused });
      const action = isPaused ? "coupon_pause" : "coupon_resume";
      await recordCommand(tx, actor, { action, subject: before.code }, now);
      return describeCoupon(services, reader, await requireCoupon(tx, shopId, id, now));
    },
    scope,
  );
}

/** Removes a coupon. @returns its code @throws not_found; coupon_used where orders have used it */
export function removeShopCoupon(
  { db, clock }: Services,
  { scope, actor }: InShop,
  id: number,
): Promise<string> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const before = await requireCoupon(tx, shopId, id, now);
      if (before.usedCount > 0) throw new DomainError("coupon_used");
      await coupons.deleteCoupon(tx, shopId, id);
      const command = { action: "coupon_remove", subject: before.code, before: stateOf(before) } as const;
      await recordCommand(tx, actor, command, now);
      return before.code;
    },
    scope,
  );
}
