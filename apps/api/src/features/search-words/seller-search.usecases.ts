import type { SynonymGroup } from "@haat/contract/seller/seller-search.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import { hashOf } from "../../security/secrets";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { hyphenatedWords, searchWords } from "../words/search-words";
import * as kept from "./search-words.repository";
import { pieceOf } from "./synonym-index";
import type { SynonymRow } from "./search-words.repository";

const versionOf = (words: readonly string[]) => hashOf(JSON.stringify(words)).slice(0, 16);
const describeGroup = ({ id, words }: SynonymRow): SynonymGroup => ({
  id_synonyms: id,
  words,
  version: versionOf(words),
});

/** The words of a shop that mean the same, and what was searched for in it and not found. */
export async function listSearchWords({ db }: Services, scope: MemberScope) {
  const { shopId } = scope;
  return inTransaction(
    db,
    async (tx) => ({
      groups: (await kept.listSynonyms(tx, shopId)).map(describeGroup),
      misses: (await kept.listMisses(tx, shopId, business.searchMissesShown)).map((miss) => ({
        words: miss.words,
        searches: miss.searches,
        last_at: miss.lastAt.toISOString(),
      })),
      misses_in_all: await kept.countMisses(tx, shopId),
    }),
    scope,
  );
}

const refuse = (code: FieldErrorCode) => new DomainError("invalid_input", {}, [{ field: "words", code }]);

/** A name as searches compare it: a few words with a space between them; what is written with a hyphen is one word. */
function foldedName(typed: string): string {
  const words = typed
    .trim()
    .split(/\s+/)
    .flatMap((part) => hyphenatedWords(part)[0] ?? searchWords(part));
  if (words.length === 0 || words.length > business.synonymNameWordsMost) throw refuse("synonym_word");
  return words.join(" ");
}

/** Names as searches compare them. @throws invalid_input where one is none or too long, or there are too few or too many */
function foldedNames(typed: readonly string[]): string[] {
  const distinct = [...new Set(typed.map(foldedName))];
  if (distinct.length < 2) throw refuse("synonyms_few");
  if (distinct.length > business.synonymWordsMost) throw refuse("synonyms_many");
  return distinct;
}

/** @throws invalid_input where another group of the shop has the same words */
function requireOthers(all: readonly SynonymRow[], words: readonly string[], own?: number): void {
  const key = (some: readonly string[]) => [...some].sort().join("\n");
  if (all.some(({ id, words: known }) => id !== own && key(known) === key(words)))
    throw refuse("synonyms_known");
}

async function requireGroup(tx: Queryable, shopId: number, id: number): Promise<SynonymRow> {
  const found = (await kept.listSynonyms(tx, shopId)).find((row) => row.id === id);
  if (!found) throw new DomainError("not_found");
  return found;
}

/**
 * Says that words mean the same in a shop. What was searched for by one of them and not found is forgotten.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws invalid_input; too_many_synonyms; idempotency_key_required
 */
export function createSynonyms(
  services: Services,
  { scope, actor }: InShop,
  typed: string[],
  givenKey: string | undefined,
) {
  const { shopId } = scope;
  const words = foldedNames(typed);
  const request = memberRequest({ scope, actor }, "create_synonyms", { words }, checkedKey(givenKey, true));
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await kept.holdShop(tx, shopId);
    const all = await kept.listSynonyms(tx, shopId);
    if (all.length >= business.synonymGroupsMost) throw new DomainError("too_many_synonyms");
    requireOthers(all, words);
    const id = await kept.insertSynonyms(tx, shopId, words);
    await kept.deleteMisses(tx, shopId, words.map(pieceOf));
    await recordCommand(tx, actor, { action: "synonyms_create", subject: String(id), after: { words } }, now);
    return describeGroup({ id, words });
  });
}

/**
 * Changes words that mean the same. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input
 */
export function changeSynonyms(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { id, version, typed }: { id: number; version: string; typed: string[] },
): Promise<SynonymGroup> {
  const { shopId } = scope;
  const words = foldedNames(typed);
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await kept.holdShop(tx, shopId);
      const before = await requireGroup(tx, shopId, id);
      if (versionOf(before.words) === versionOf(words)) return describeGroup(before);
      if (versionOf(before.words) !== version) throw new DomainError("review_conflict");
      requireOthers(await kept.listSynonyms(tx, shopId), words, id);
      await kept.updateSynonyms(tx, shopId, id, words);
      await kept.deleteMisses(tx, shopId, words.map(pieceOf));
      const states = { before: { words: before.words }, after: { words } };
      await recordCommand(tx, actor, { action: "synonyms_change", subject: String(id), ...states }, now);
      return describeGroup({ id, words });
    },
    scope,
  );
}

/** Words mean the same no more. @throws not_found */
export function removeSynonyms({ db, clock }: Services, { scope, actor }: InShop, id: number): Promise<void> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await kept.holdShop(tx, shopId);
      const { words } = await requireGroup(tx, shopId, id);
      await kept.deleteSynonyms(tx, shopId, id);
      await recordCommand(
        tx,
        actor,
        { action: "synonyms_remove", subject: String(id), before: { words } },
        now,
      );
    },
    scope,
  );
}
