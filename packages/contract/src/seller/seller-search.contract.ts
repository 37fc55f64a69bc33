import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { synonymWordsField } from "./synonym-fields";

/** Words that mean the same in a shop's search. */
export const synonymGroup = z.object({
  id_synonyms: z.int(),
  /** As searches compare them: small letters and Latin digits; each a word or a few with a space between them. */
  words: z.array(z.string()),
  /** Another one whenever the words are: a change says which ones were read. */
  version: z.string(),
});
export type SynonymGroup = z.infer<typeof synonymGroup>;

/** What was searched for in a shop and not found. */
export const searchMiss = z.object({
  words: z.string(),
  /** About how often. */
  searches: z.int(),
  last_at: z.iso.datetime(),
});
export type SearchMiss = z.infer<typeof searchMiss>;

const tags = ["Console: goods"];
const inShop = { language: languageParam, seller_key: sellerKeyField };
const oneGroup = envelope(z.object({ group: synonymGroup }));

export const sellerSearchCalls = {
  searchWords: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/search_words/{language}/{seller_key}",
      tags,
      summary: "Words that mean the same in a shop's search, and what was searched for in it and not found",
      description:
        `Up to ${business.searchMissesShown} searches, the most frequent first; each is kept for ${business.searchMissDays} days after it came last. ` +
        "Nothing is kept of who searched, and nothing that may be a phone number or an address of electronic mail.",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          groups: z.array(synonymGroup),
          misses: z.array(searchMiss),
          /** How many different ones there are. */
          misses_in_all: z.int(),
        }),
      ),
    ),
  createSynonyms: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/synonyms/{language}",
      tags,
      summary: "Say that words mean the same in a shop's search",
      description:
        `It counts at once, beside the words that are known in every shop. Each is a word or up to ${business.synonymNameWordsMost} ("power bank"), ` +
        'and is found however its words are parted ("powerbank", "power-bank") and with a slip in it.',
    })
    .input(z.strictObject({ ...inShop, words: synonymWordsField }))
    .output(oneGroup),
  changeSynonyms: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/synonyms/{language}/{id_synonyms}",
      tags,
      summary: "Change words that mean the same; of two people at once the later hears review_conflict",
    })
    .input(
      z.strictObject({
        ...inShop,
        id_synonyms: idField(),
        words: synonymWordsField,
        /** As they were read. */
        version: z.string().min(1).max(64),
      }),
    )
    .output(oneGroup),
  removeSynonyms: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/synonyms_removal/{language}",
      tags,
      summary: "Have words of a shop's search mean the same no more",
    })
    .input(z.strictObject({ ...inShop, id_synonyms: idField() }))
    .output(envelope(z.object({ id_synonyms: z.int() }))),
};
