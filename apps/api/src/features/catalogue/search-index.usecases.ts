import type { Database, Queryable } from "../../platform/database";
import { inTransaction } from "../../platform/transaction";
import { searchDocumentOf } from "./search-document";
import { listUnindexedProducts, saveSearchVectors } from "./search-index.repository";
import { learnWords } from "./search-word.repository";

/** How many products are indexed in one transaction. */
const productsAtOnce = 500;

/**
 * Makes products found that search does not know yet: those of a database from before the index, or of an import.
 * @returns how many there were
 */
export async function indexNewProducts(db: Database): Promise<number> {
  let indexed = 0;
  let last: { shopId: number; id: number } | undefined = { shopId: 0, id: 0 };
  while (last) {
    const after: { shopId: number; id: number } = last;
    const products = await inTransaction(db, (tx) => indexSome(tx, after));
    indexed += products.length;
    last = products.length === productsAtOnce ? products.at(-1) : undefined;
  }
  return indexed;
}

async function indexSome(tx: Queryable, after: { shopId: number; id: number }) {
  const products = await listUnindexedProducts(tx, after, productsAtOnce);
  const documents = products.map((product) => ({ ...product, ...searchDocumentOf(product) }));
  for (const shopId of new Set(products.map((product) => product.shopId))) {
    const own = documents.filter((document) => document.shopId === shopId);
    await learnWords(
      tx,
      shopId,
      own.flatMap(({ words }) => words),
    );
  }
  await saveSearchVectors(tx, documents);
  return products;
}
