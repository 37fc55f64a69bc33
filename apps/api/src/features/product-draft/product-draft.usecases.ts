import { isDeepStrictEqual } from "node:util";
import { emptyContent, type ProductContent } from "@haat/contract/seller/product-content";
import type { ProductDraft } from "@haat/contract/seller/product-draft.contract";
import { business } from "@haat/contract/shared/business-constants";
import { previewedProduct, previewPrefix } from "@haat/contract/shared/reserved-labels";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { focusOf } from "../account/picture-focus.usecases";
import { isOwnPicture } from "../account/picture.usecases";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { draftPreviewKey } from "../shop/draft-preview";
import { describeDraft, listDraft, readContent } from "./described-draft";
import * as drafts from "./product-draft.repository";
import { readSold } from "./sold-content";
import { pricesIn, requireWrittenPrices } from "./written-prices";

/** What somebody changes in a draft: the parts that are named. */
export type ContentChange = Partial<ProductContent>;

/** A page of a shop's drafts, the one that was saved last first. */
export function listDrafts({ db, logger }: Services, scope: MemberScope, language: Language, page: number) {
  const size = business.draftsPerPage;
  return inTransaction(
    db,
    async (tx) => {
      const rows = await drafts.listDrafts(tx, scope.shopId, { size, number: page });
      const total = await drafts.countDrafts(tx, scope.shopId);
      const last_page = Math.max(1, Math.ceil(total / size));
      return { drafts: rows.map((row) => listDraft(row, language, logger)), total, page, last_page };
    },
    scope,
  );
}

/** One draft. @throws draft_not_found */
export function showDraft(services: Services, scope: MemberScope, id: number): Promise<ProductDraft> {
  return inTransaction(services.db, (tx) => describe(services, tx, scope.shopId, id), scope);
}

/** The draft of a product that is sold, if it has one. */
export async function draftOf({ db }: Services, scope: MemberScope, productId: number) {
  const id = await inTransaction(db, (tx) => drafts.findDraftOf(tx, scope.shopId, productId), scope);
  return id ?? null;
}

async function describe(
  services: Services,
  tx: Queryable,
  shopId: number,
  id: number,
): Promise<ProductDraft> {
  const read = await readDraft(services, tx, shopId, id);
  if (!read) throw new DomainError("draft_not_found");
  const { stock: _, ...draft } = read;
  const { key } = draftPreviewKey(
    services.config,
    { shopId, scheme: null, draftId: id },
    services.clock.now(),
  );
  const preview_path = `/${previewPrefix}${key}/product-details/${previewedProduct}`;
  return { ...draft, preview_path: draft.lacks.length === 0 ? preview_path : null };
}

async function readDraft({ logger }: Services, db: Queryable, shopId: number, id: number) {
  const row = await drafts.findDraft(db, shopId, id);
  if (!row) return undefined;
  const sold = row.productId === null ? undefined : await readSold(db, shopId, row.productId);
  return { ...describeDraft(row, sold, logger), stock: sold?.product.stock ?? null };
}

/**
 * A draft for who looks at it in the shop by a signed key, with the pieces that there are of its product; nothing where it is
 * gone, or could not be sold as it is.
 */
export async function previewedDraft(services: Services, shopId: number, id: number) {
  const draft = await readDraft(services, services.db, shopId, id);
  return draft?.lacks.length === 0 ? draft : undefined;
}

/**
 * Begins a draft of a new product.
 * @param given what is known of it already
 * @throws too_many_drafts; invalid_input for pictures that are not the account's own
 */
export async function createDraft(
  services: Services,
  { scope, actor }: InShop,
  given: ContentChange,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const { pictures: _uploadedAgain, ...fingerprint } = given;
  const content = { ...emptyContent, ...given };
  requireWrittenPrices(given, new Set());
  await requireOwnPictures(services, actor.accountId, picturesOf(content), []);
  // Without the pictures: a button that is pressed twice uploads them twice, and each has a name of its own.
  const request = memberRequest(
    { scope, actor },
    "create_product_draft",
    fingerprint,
    checkedKey(givenKey, false),
  );
  const { answer, isReplay } = await once(services, request, async (tx) => {
    // Who comes for a new product and goes again leaves one empty draft, not many.
    const isEmpty = isDeepStrictEqual(content, emptyContent);
    const found = isEmpty && (await drafts.findEmptyDraft(tx, shopId, actor.accountId, emptyContent));
    if (found) return { id: found };
    await requireRoom(tx, shopId);
    const id = await drafts.insertDraft(tx, newRow(services, { scope, actor }, content));
    if (id === undefined) throw new Error("A draft was not written.");
    return { id };
  });
  return { draft: await showDraft(services, scope, answer.id), isReplay };
}

/**
 * The draft of a product: the one it has, else a new one that is just as the product.
 * @throws product_not_found, too_many_drafts
 */
export function editProduct(services: Services, shop: InShop, productId: number): Promise<ProductDraft> {
  const { scope } = shop;
  return inTransaction(
    services.db,
    async (tx) => {
      const sold = await readSold(tx, scope.shopId, productId);
      if (!sold) throw new DomainError("product_not_found");
      let id = await drafts.findDraftOf(tx, scope.shopId, productId);
      if (id === undefined) {
        await requireRoom(tx, scope.shopId);
        const row = { ...newRow(services, shop, sold.content), productId, base: sold.content };
        id = (await drafts.insertDraft(tx, row)) ?? (await drafts.findDraftOf(tx, scope.shopId, productId));
      }
      return describe(services, tx, scope.shopId, id ?? 0);
    },
    scope,
  );
}

/**
 * Begins a draft of a new product that is like another one: all but its pieces, which somebody has to count.
 * @throws product_not_found, too_many_drafts
 */
export function copyProduct(services: Services, shop: InShop, productId: number): Promise<ProductDraft> {
  const { scope } = shop;
  return inTransaction(
    services.db,
    async (tx) => {
      const sold = await readSold(tx, scope.shopId, productId);
      if (!sold) throw new DomainError("product_not_found");
      await requireRoom(tx, scope.shopId);
      const id = await drafts.insertDraft(tx, newRow(services, shop, copyOf(sold.content)));
      return describe(services, tx, scope.shopId, id ?? 0);
    },
    scope,
  );
}

/** The values get keys of their own: those of a product that is sold are the numbers of its rows. */
function copyOf(content: ProductContent): ProductContent {
  const fresh = (key: string) => `c${key}`;
  return {
    ...content,
    attributes: content.attributes.map((attribute) => ({
      ...attribute,
      values: attribute.values.map((value) => ({ ...value, key: fresh(value.key) })),
    })),
    combinations: content.combinations.map((each) => ({ ...each, values: each.values.map(fresh) })),
  };
}

/**
 * Saves parts of a draft. The same again, with the version that it answered, changes nothing.
 * @param version the one that was read
 * @throws draft_not_found; draft_changed where somebody saved it since; invalid_input for pictures of somebody else
 */
export async function saveDraft(
  services: Services,
  { scope, actor }: InShop,
  { id, version, change }: { id: number; version: number; change: ContentChange },
): Promise<ProductDraft> {
  const { db, clock, logger } = services;
  const { shopId } = scope;
  const before = await inTransaction(db, (tx) => drafts.findDraft(tx, shopId, id), scope);
  if (!before) throw new DomainError("draft_not_found");
  const stored = readContent(before.content, "content", id, logger);
  requireWrittenPrices(change, pricesIn(stored));
  // Not within the transaction: the embedded database has one connection, and a picture is looked up without a scope.
  const known = picturesOf(stored);
  await requireOwnPictures(services, actor.accountId, picturesOf({ ...emptyContent, ...change }), known);

  return inTransaction(
    db,
    async (tx) => {
      if (!(await drafts.lockDraft(tx, shopId, id))) throw new DomainError("draft_not_found");
      const row = await drafts.findDraft(tx, shopId, id);
      if (row?.version !== version) throw new DomainError("draft_changed");
      const content = { ...readContent(row.content, "content", id, logger), ...change };
      const saved = {
        content,
        pictures: picturesOf(content),
        savedAt: clock.now(),
        savedBy: actor.accountId,
      };
      await drafts.updateDraft(tx, shopId, id, saved);
      return describe(services, tx, shopId, id);
    },
    scope,
  );
}

/** Throws a draft away; one that is gone already is no fault. */
export function discardDraft({ db, clock }: Services, { scope, actor }: InShop, id: number): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      if (!(await drafts.lockDraft(tx, scope.shopId, id))) return;
      await drafts.deleteDraft(tx, scope.shopId, id);
      const command = { action: "product_draft_discard", subject: String(id) } as const;
      await recordCommand(tx, actor, command, clock.now());
    },
    scope,
  );
}

function newRow({ clock }: Services, { scope, actor }: InShop, content: ProductContent) {
  const now = clock.now();
  return {
    shopId: scope.shopId,
    content,
    pictures: picturesOf(content),
    createdAt: now,
    savedAt: now,
    savedBy: actor.accountId,
  };
}

async function requireRoom(tx: Queryable, shopId: number): Promise<void> {
  if ((await drafts.countDrafts(tx, shopId)) >= business.draftsMost)
    throw new DomainError("too_many_drafts", { most: business.draftsMost });
}

/** Keys of all pictures of a content, each once. */
export function picturesOf({ pictures, combinations }: ProductContent): string[] {
  const own = combinations.flatMap(({ picture }) => (picture === null ? [] : [picture]));
  return [...new Set([...pictures, ...own])];
}

/** A picture that comes in is the account's own; one that is there already, or that was cut to it, may be a colleague's. */
async function requireOwnPictures(
  services: Services,
  accountId: number,
  given: readonly string[],
  known: readonly string[],
): Promise<void> {
  const fresh = given.filter((key) => !known.includes(key));
  const wholes = fresh.length > 0 ? (await focusOf(services, known)).map(({ whole }) => whole) : [];
  for (const picture of fresh.filter((key) => !wholes.includes(key))) {
    if (!(await isOwnPicture(services, accountId, picture)))
      throw new DomainError("invalid_input", {}, [{ field: "pictures", code: "picture_unknown" }]);
  }
}
