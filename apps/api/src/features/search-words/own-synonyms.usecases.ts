import type { Services } from "../../http/call";
import { listSynonyms } from "./search-words.repository";
import { synonymIndex, type SynonymIndex } from "./synonym-index";

/** The words that mean the same in a shop, as its people keep them; a change counts at once. */
export function ownSynonyms(
  { db, cached }: Pick<Services, "db" | "cached">,
  shopId: number,
): Promise<SynonymIndex> {
  return cached(
    `synonyms of shop ${shopId}`,
    async () => synonymIndex((await listSynonyms(db, shopId)).map(({ words }) => words)),
    { shopId },
  );
}
