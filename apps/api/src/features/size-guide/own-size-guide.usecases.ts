import type { SellerSizeGuide, SizeColumn } from "@haat/contract/seller/seller-size-guides.contract";
import type { SizeGuideContent } from "@haat/contract/seller/size-guide-content";
import { sizeGuideLimits } from "@haat/contract/shared/size-guide-limits";
import { typedLength } from "@haat/contract/shared/typed-length";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import * as guides from "./size-guide.repository";
import type { GuideRow } from "./size-guide.repository";

/** A guide's row: lengths as `typedLength` writes them, whatever script they were typed in. */
const rowOf = (given: SizeGuideContent): Omit<GuideRow, "shopId" | "id"> => ({
  nameBn: given.name_bn,
  nameEn: given.name_en,
  howBn: given.how_bn,
  howEn: given.how_en,
  columns: given.columns,
  rows: given.rows.map(({ size, cells }) => ({
    size,
    cells: cells.map((text, place) => storedCell(text, given.columns[place])),
  })),
});

const storedCell = (text: string, column: SizeColumn | undefined) =>
  column === undefined || column.unit === "words" ? text : (typedLength(text) ?? "");

const versionOf = (row: Omit<GuideRow, "shopId" | "id">) =>
  hashOf(
    JSON.stringify([
      row.nameBn,
      row.nameEn,
      row.howBn,
      row.howEn,
      row.columns.map(({ name_bn, name_en, unit }) => [name_bn, name_en, unit]),
      row.rows.map(({ size, cells }) => [size, cells]),
    ]),
  ).slice(0, 16);

const describeGuide = (row: GuideRow, products: number): SellerSizeGuide => ({
  id_size_guide: row.id,
  name_bn: row.nameBn,
  name_en: row.nameEn,
  how_bn: row.howBn,
  how_en: row.howEn,
  columns: row.columns,
  rows: row.rows,
  products,
  version: versionOf(row),
});

/** Of the table itself the trail has how large it is and which one it was. */
const stateOf = ({ name_bn, name_en, rows, version }: SellerSizeGuide): AuditState => ({
  name_bn,
  name_en,
  rows: rows.length,
  fingerprints: version,
});

const subjectOf = ({ name_bn, name_en }: SellerSizeGuide) => name_en || name_bn;

/** Every size guide of a shop, the first one first. */
export function listOwnGuides({ db }: Services, scope: MemberScope): Promise<SellerSizeGuide[]> {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => {
      const products = await guides.countProducts(tx, shopId);
      return (await guides.listGuides(tx, shopId)).map((row) =>
        describeGuide(row, products.get(row.id) ?? 0),
      );
    },
    scope,
  );
}

async function requireGuide(tx: Queryable, shopId: number, id: number): Promise<SellerSizeGuide> {
  const row = await guides.findGuide(tx, shopId, id);
  if (!row) throw new DomainError("not_found");
  return describeGuide(row, (await guides.countProducts(tx, shopId)).get(id) ?? 0);
}

/**
 * Adds a size guide to a shop.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws too_many_size_guides; idempotency_key_required
 */
export function createGuide(
  services: Services,
  { scope, actor }: InShop,
  given: SizeGuideContent,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "create_size_guide", given, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await guides.holdShop(tx, shopId);
    if ((await guides.listGuides(tx, shopId)).length >= sizeGuideLimits.guidesMost)
      throw new DomainError("too_many_size_guides");
    const id = await guides.insertGuide(tx, { shopId, ...rowOf(given) });
    const made = await requireGuide(tx, shopId, id);
    const command = { action: "size_guide_create", subject: subjectOf(made), after: stateOf(made) } as const;
    await recordCommand(tx, actor, command, now);
    return made;
  });
}

/**
 * Changes a size guide of a shop. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since
 */
export function changeGuide(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, version, ...given }: SizeGuideContent & { id: number; version: string },
): Promise<SellerSizeGuide> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await guides.holdShop(tx, shopId);
      const before = await requireGuide(tx, shopId, id);
      const row = rowOf(given);
      if (versionOf(row) === before.version) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      await guides.updateGuide(tx, { shopId, id }, row);
      const after = await requireGuide(tx, shopId, id);
      const states = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(
        tx,
        actor,
        { action: "size_guide_change", subject: subjectOf(after), ...states },
        now,
      );
      return after;
    },
    scope,
  );
}

/** Removes a size guide of a shop. @returns how many products showed it @throws not_found */
export function removeGuide({ db, clock }: Services, { scope, actor }: InShop, id: number): Promise<number> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await guides.holdShop(tx, shopId);
      const before = await requireGuide(tx, shopId, id);
      await guides.deleteGuide(tx, shopId, id);
      const state = { ...stateOf(before), products: before.products };
      const command = { action: "size_guide_remove", subject: subjectOf(before), before: state } as const;
      await recordCommand(tx, actor, command, now);
      return before.products;
    },
    scope,
  );
}
