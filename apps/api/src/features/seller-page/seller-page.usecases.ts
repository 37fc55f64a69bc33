import type { SellerPage } from "@haat/contract/seller/seller-pages.contract";
import { business } from "@haat/contract/shared/business-constants";
import { isReservedPageName } from "@haat/contract/shared/reserved-page-names";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { romanised } from "../words/romanised";
import * as pages from "./seller-page.repository";
import type { PageRow } from "./seller-page.repository";

/** What is said of a page. */
export interface PageGiven {
  title_bn: string;
  title_en: string;
  body_bn: string;
  body_en: string;
  in_header: boolean;
  in_footer: boolean;
  /** From 1; behind the last one where there are fewer. */
  position: number;
}

/** A slug is for addresses: of a long title the beginning is enough. */
const slugMaxLength = 60;

const describePage = (row: PageRow, place: number): SellerPage => ({
  id_extra_page: row.id,
  slug: row.slug,
  title_bn: row.titleBn,
  title_en: row.titleEn,
  body_bn: row.bodyBn,
  body_en: row.bodyEn,
  format: row.format,
  in_header: row.inHeader,
  in_footer: row.inFooter,
  position: place + 1,
  version: hashOf(
    JSON.stringify([row.titleBn, row.titleEn, row.bodyBn, row.bodyEn, row.inHeader, row.inFooter]),
  ).slice(0, 16),
});

/** Of a text the trail has which one it was, not the text. */
const stateOf = ({ title_bn, title_en, body_bn, body_en, ...page }: SellerPage): AuditState => ({
  name_bn: title_bn,
  name_en: title_en,
  body_bn: hashOf(body_bn).slice(0, 16),
  body_en: hashOf(body_en).slice(0, 16),
  in_header: page.in_header,
  in_footer: page.in_footer,
  position: page.position,
});

const rowOf = (given: PageGiven) => ({
  titleBn: given.title_bn,
  titleEn: given.title_en,
  bodyBn: given.body_bn,
  bodyEn: given.body_en,
  inHeader: given.in_header,
  inFooter: given.in_footer,
});

/** Every page of a shop in its order. */
export async function listOwnPages({ db }: Services, scope: MemberScope): Promise<SellerPage[]> {
  const rows = await inTransaction(db, (tx) => pages.listPages(tx, scope.shopId), scope);
  return rows.map(describePage);
}

/** A title as an address has it, numbered where another page has it already, of the shop's own or of ours. */
function freeSlug(all: readonly PageRow[], { title_bn, title_en }: PageGiven): string {
  const slug =
    romanised(title_en || title_bn)
      .slice(0, slugMaxLength)
      .replace(/-+$/, "") || "page";
  const isTaken = (name: string) => isReservedPageName(name) || all.some((row) => row.slug === name);
  if (!isTaken(slug)) return slug;
  let number = 2;
  while (isTaken(`${slug}-${number}`)) number += 1;
  return `${slug}-${number}`;
}

/** Puts a page at its place among the others, and closes the gaps; what stands right is not written. */
async function place(
  tx: Queryable,
  shopId: number,
  others: readonly Pick<PageRow, "id" | "position">[],
  { id, position, wanted }: { id: number; position: number; wanted: number },
): Promise<void> {
  const ordered = [...others];
  ordered.splice(wanted - 1, 0, { id, position });
  for (const [at, each] of ordered.entries())
    if (each.position !== at) await pages.updatePage(tx, { shopId, id: each.id }, { position: at });
}

async function requirePage(tx: Queryable, shopId: number, id: number): Promise<SellerPage> {
  const all = (await pages.listPages(tx, shopId)).map(describePage);
  const found = all.find(({ id_extra_page }) => id_extra_page === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

/**
 * Adds a page to a shop. Its slug is made of its title, and stays.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws too_many_pages; idempotency_key_required
 */
export function createOwnPage(
  services: Services,
  { scope, actor }: InShop,
  given: PageGiven,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, "create_page", given, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await pages.holdShop(tx, shopId);
    const all = await pages.listPages(tx, shopId);
    if (all.length >= business.pagesMost) throw new DomainError("too_many_pages");
    const position = all.length;
    const slug = freeSlug(all, given);
    const id = await pages.insertPage(tx, { shopId, slug, format: "markdown", position, ...rowOf(given) });
    await place(tx, shopId, all, { id, position, wanted: given.position });
    const after = await requirePage(tx, shopId, id);
    await recordCommand(tx, actor, { action: "page_create", subject: slug, after: stateOf(after) }, now);
    return after;
  });
}

/**
 * Changes a page of a shop. The same again changes nothing; a plain text stays plain as long as its words stay.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since
 */
export function changeOwnPage(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, version, ...given }: PageGiven & { id: number; version: string },
): Promise<SellerPage> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await pages.holdShop(tx, shopId);
      const all = await pages.listPages(tx, shopId);
      const before = await requirePage(tx, shopId, id);
      const wanted = Math.min(given.position, all.length);
      const asked = { ...before, ...given, position: wanted };
      if (JSON.stringify(stateOf(before)) === JSON.stringify(stateOf(asked))) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      const isSameText = before.body_bn === given.body_bn && before.body_en === given.body_en;
      const format = isSameText ? before.format : "markdown";
      await pages.updatePage(tx, { shopId, id }, { ...rowOf(given), format });
      const position = all.find((row) => row.id === id)?.position ?? all.length;
      const others = all.filter((row) => row.id !== id);
      await place(tx, shopId, others, { id, position, wanted });
      const after = await requirePage(tx, shopId, id);
      const states = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "page_change", subject: before.slug, ...states }, now);
      return after;
    },
    scope,
  );
}

/** Removes a page of a shop. @returns its slug @throws not_found */
export function removeOwnPage(
  { db, clock }: Services,
  { scope, actor }: InShop,
  id: number,
): Promise<string> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await pages.holdShop(tx, shopId);
      const before = await requirePage(tx, shopId, id);
      await pages.deletePage(tx, shopId, id);
      const command = { action: "page_remove", subject: before.slug, before: stateOf(before) } as const;
      await recordCommand(tx, actor, command, now);
      return before.slug;
    },
    scope,
  );
}
