import { isCounted, type RibbonRule, type SellerRibbon } from "@haat/contract/seller/seller-ribbons.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { holdShop } from "../shop/shop.usecases";
import { freeSlug, placed, requireFreeNames } from "../seller-category/named-rows";
import { ribbonColours } from "../shop-theme/guarded-theme";
import { usableTheme } from "../shop/stored-theme";
import { followSoon, wearSoon } from "./ribbon-cards.usecases";
import { followRule } from "./ribbon-rule.repository";
import * as ribbons from "./ribbon.repository";
import type { RibbonRow, Worn } from "./ribbon.repository";

/** What is said of a ribbon. */
export interface RibbonGiven {
  name_bn: string;
  name_en: string;
  tone: SellerRibbon["tone"];
  rule: RibbonRule;
  rule_count?: number | undefined;
  /** From 1; behind the last one where the list is shorter. */
  position: number;
}

const versionOf = ({ nameBn, nameEn, tone, rule, ruleCount }: RibbonRow) =>
  hashOf(JSON.stringify([nameBn, nameEn, tone, rule, ruleCount])).slice(0, 16);

const describe = (row: RibbonRow, place: number): SellerRibbon => ({
  id_ribbon: row.id,
  name_bn: row.nameBn,
  name_en: row.nameEn,
  tone: row.tone,
  rule: row.rule ?? "by_hand",
  rule_count: row.ruleCount,
  position: place + 1,
  product_count: row.products,
  version: versionOf(row),
});

const stateOf = ({ name_bn, name_en, tone, rule, rule_count, position }: SellerRibbon): AuditState => ({
  name_bn,
  name_en,
  tone,
  rule,
  rule_count,
  position,
});

/** What the table has of what is said. */
const columnsOf = ({ name_bn, name_en, tone, rule, rule_count }: RibbonGiven) => ({
  nameBn: name_bn,
  nameEn: name_en,
  tone,
  rule: rule === "by_hand" ? null : rule,
  ruleCount: isCounted(rule) ? (rule_count ?? null) : null,
});

/** Every ribbon of a shop in its order, and what they can look like in it. */
export async function listShopRibbons({ db, logger }: Services, scope: MemberScope) {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => ({
      ribbons: (await ribbons.listRibbons(tx, shopId)).map(describe),
      tones: ribbonColours(usableTheme(await ribbons.findTheme(tx, shopId), shopId, logger)),
    }),
    scope,
  );
}

/** One of a shop's ribbons. @throws not_found */
export async function requireRibbon(tx: Queryable, shopId: number, id: number): Promise<SellerRibbon> {
  const all = (await ribbons.listRibbons(tx, shopId)).map(describe);
  const found = all.find(({ id_ribbon }) => id_ribbon === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

/** Puts what a ribbon's rule chooses on it, and the ribbon at its place; then each card wears the first one of its own, at once or soon. */
async function arrange(
  tx: Queryable,
  shopId: number,
  { id, others, position, wanted }: { id: number; others: RibbonRow[]; position: number; wanted: number },
  { rule, ruleCount }: ReturnType<typeof columnsOf>,
  now: Date,
): Promise<void> {
  for (const moved of placed<{ id: number; position: number }>(others, { id, position }, wanted))
    await ribbons.updateRibbon(tx, { shopId, id: moved.id }, { position: moved.position });
  const more = await followRule(tx, shopId, { id, rule, ruleCount }, { now });
  if (more !== undefined) return followSoon(tx, shopId, now);
  await wearSoon(tx, shopId, now);
}

/**
 * Adds a ribbon to a shop. With a rule it has its products at once, where they are thousands the rest of them soon.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws invalid_input where a name is taken; too_many_of_shop; idempotency_key_required
 */
export function createShopRibbon(
  services: Services,
  { scope, actor }: InShop,
  given: RibbonGiven,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "create_ribbon", given, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await holdShop(tx, shopId);
    const others = await ribbons.listRibbons(tx, shopId);
    if (others.length >= business.ribbonsPerShop)
      throw new DomainError("too_many_of_shop", { most: business.ribbonsPerShop });
    requireFreeNames(others, given, "ribbon_name_taken");
    const position = others.length;
    const columns = columnsOf(given);
    const slug = freeSlug(others, given, "ribbon");
    const id = await ribbons.insertRibbon(tx, { shopId, slug, ...columns, position });
    await arrange(tx, shopId, { id, others, position, wanted: given.position }, columns, now);
    const after = await requireRibbon(tx, shopId, id);
    const command = { action: "ribbon_create", subject: String(id), after: stateOf(after) } as const;
    await recordCommand(tx, actor, command, now);
    return after;
  });
}

/**
 * Changes a ribbon of a shop. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input where a name is taken
 */
export function changeShopRibbon(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, version, ...given }: RibbonGiven & { id: number; version: string },
): Promise<SellerRibbon> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const all = await ribbons.listRibbons(tx, shopId);
      const before = await requireRibbon(tx, shopId, id);
      const columns = columnsOf(given);
      const wanted = Math.min(given.position, all.length);
      const asked = stateOf({ ...before, ...given, rule_count: columns.ruleCount, position: wanted });
      if (JSON.stringify(stateOf(before)) === JSON.stringify(asked)) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      requireFreeNames(all, given, "ribbon_name_taken", id);
      await ribbons.updateRibbon(tx, { shopId, id }, columns);
      const others = all.filter((row) => row.id !== id);
      const position = all.find((row) => row.id === id)?.position ?? all.length;
      await arrange(tx, shopId, { id, others, position, wanted }, columns, now);
      const after = await requireRibbon(tx, shopId, id);
      const states = { before: stateOf(before), after: stateOf(after) };
      const command = { action: "ribbon_change", subject: String(id), ...states } as const;
      await recordCommand(tx, actor, command, now);
      return after;
    },
    scope,
  );
}

/**
 * Removes a ribbon of a shop: nothing wears it any more, though cards of a large shop have their next one a little later.
 * @returns how many products that customers can meet wore it
 * @throws not_found
 */
export function removeShopRibbon(
  { db, clock }: Services,
  { scope, actor }: InShop,
  id: number,
): Promise<number> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const before = await requireRibbon(tx, shopId, id);
      // Before the shop is held, for its orders would wait for it; afterwards there are a few at most.
      await ribbons.takeOffAll(tx, shopId, id);
      await holdShop(tx, shopId);
      await ribbons.takeOffAll(tx, shopId, id);
      await ribbons.deleteRibbon(tx, shopId, id);
      await wearSoon(tx, shopId, now);
      const command = { action: "ribbon_remove", subject: String(id), before: stateOf(before) } as const;
      await recordCommand(tx, actor, command, now);
      return before.product_count;
    },
    scope,
  );
}

/** The ribbons that products wear by hand, in place of those they had. */
export async function replaceRibbons(
  tx: Queryable,
  shopId: number,
  products: readonly { id: number; ribbons: readonly number[] }[],
): Promise<void> {
  if (products.length === 0) return;
  const ids = products.map(({ id }) => id);
  const worn = await ribbons.listOnByHand(tx, shopId, ids);
  const wanted = products.flatMap(({ id: productId, ribbons: own }) =>
    own.map((ribbonId) => ({ ribbonId, productId })),
  );
  const without = (all: readonly Worn[], others: readonly Worn[]) => {
    const known = new Set(others.map(({ ribbonId, productId }) => `${ribbonId} ${productId}`));
    return all.filter(({ ribbonId, productId }) => !known.has(`${ribbonId} ${productId}`));
  };
  await ribbons.takeOff(tx, shopId, without(worn, wanted));
  await ribbons.putOn(tx, shopId, without(wanted, worn));
  await ribbons.wearFirst(tx, shopId, ids);
}
