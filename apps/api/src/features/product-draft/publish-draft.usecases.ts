import type { ProductContent } from "@haat/contract/seller/product-content";
import type { ContentFact } from "@haat/contract/seller/product-facts";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { changedParts, mergeContents } from "./content-merge";
import { lacksBeside, readContent } from "./described-draft";
import { lackErrors } from "./draft-lacks";
import * as drafts from "./product-draft.repository";
import { readSold, type Sold } from "./sold-content";
import { changeSoldProducts, sellNewProducts } from "./sold-product.usecases";

export interface DraftToPublish {
  id: number;
  /** The one that was read. */
  version: number;
  /** Whether the draft holds where the product was changed since as well. */
  over: boolean;
}

/**
 * Puts a draft on sale: a new product, or the changes of one; then the draft is gone.
 * @returns the product's id, and whether it is a new one
 * @throws draft_not_found; draft_changed where somebody saved it since; draft_overtaken where somebody changed the product
 * otherwise since the draft was begun; invalid_input with what is missing; idempotency_key_required
 */
export async function publishDraft(
  services: Services,
  { scope, actor }: InShop,
  { id, version, over }: DraftToPublish,
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const request = memberRequest(
    { scope, actor },
    "publish_product_draft",
    { id },
    checkedKey(givenKey, true),
  );
  return once(services, request, async (tx) => {
    const draft = await claimDraft(services, tx, shopId, { id, version });
    const now = services.clock.now();
    const sold = draft.productId === null ? undefined : await readSold(tx, shopId, draft.productId, true);
    const content = contentToSell(draft, sold, over);
    requireWhole(content, sold);

    const at = { shopId, accountId: actor.accountId, now };
    if (sold) await changeSoldProducts(tx, at, [{ sold, content }]);
    const [productId] = sold ? [sold.product.id] : await sellNewProducts(tx, at, [{ content }]);
    if (productId === undefined) throw new Error("A product was not written.");
    await drafts.deleteDraft(tx, shopId, id);
    await recordCommand(tx, actor, commandOf(productId, sold, content), now);
    return { productId, isNew: sold === undefined };
  });
}

async function claimDraft(
  { logger }: Services,
  tx: Queryable,
  shopId: number,
  { id, version }: { id: number; version: number },
) {
  if (!(await drafts.lockDraft(tx, shopId, id))) throw new DomainError("draft_not_found");
  const row = await drafts.findDraft(tx, shopId, id);
  if (row?.version !== version) throw new DomainError("draft_changed");
  return { ...row, read: (column: "content" | "base") => readContent(row[column], column, id, logger) };
}

/** @throws draft_overtaken */
function contentToSell(
  draft: Awaited<ReturnType<typeof claimDraft>>,
  sold: Sold | undefined,
  over: boolean,
): ProductContent {
  if (!sold) return draft.read("content");
  const hands = { base: draft.read("base"), draft: draft.read("content"), now: sold.content };
  const { content, overtaken } = mergeContents(hands);
  if (overtaken.length > 0 && !over) throw new DomainError("draft_overtaken");
  return content;
}

/** @throws invalid_input */
function requireWhole(content: ProductContent, sold: Sold | undefined): void {
  const lacks = lacksBeside(content, sold);
  if (lacks.length > 0)
    throw new DomainError(
      "invalid_input",
      {},
      lacks.map((lack) => lackErrors[lack]),
    );
}

/** Of a change what it was and what it is now; of what is long, that it changed. */
function commandOf(productId: number, sold: Sold | undefined, content: ProductContent) {
  const subject = String(productId);
  if (!sold) return { action: "product_create", subject, after: stateOf(content) } as const;
  const parts = changedParts(sold.content, content);
  const [before, after] = [stateOf(sold.content, parts), stateOf(content, parts)];
  return { action: "product_change", subject, before, after } as const;
}

const factLine = ({ name_bn, name_en, value_bn, value_en }: ContentFact) =>
  `${name_en || name_bn}: ${value_en || value_bn}`;

function stateOf(content: ProductContent, parts: readonly string[] = Object.keys(content)) {
  const short = {
    name_bn: content.name_bn,
    name_en: content.name_en,
    price: content.price,
    old_price: content.old_price,
    measure: content.measure && `${content.measure.amount} ${content.measure.unit}`,
    facts: content.facts.map(factLine).join(" | "),
    stock: content.stock,
    id_category: content.id_category,
    home_city_only: content.home_city_only,
    id_size_guide: content.id_size_guide,
    description_bn: content.description_bn.length,
    description_en: content.description_en.length,
    ribbons: content.ribbons.join(", "),
    pictures: content.pictures.length,
    attributes: content.attributes.map(({ name_en, name_bn }) => name_en || name_bn).join(", "),
    combinations: content.combinations.length,
  };
  return Object.fromEntries(Object.entries(short).filter(([part]) => parts.includes(part)));
}
