import type { JobQueue } from "../../jobs/job-runner";
import type { Clock } from "../../process/clock";
import type { Database } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import { searchDocumentOf } from "./search-document";
import { listUnindexedProducts, namesOfCategories, saveSearchVectors } from "./search-index.repository";
import { learnWords } from "./search-word.repository";

/** How many products are indexed in one transaction: few, for whoever calls meanwhile waits as long. */
const productsAtOnce = 50;

/** The product that was looked at last: one without a single word stays as it is, and is gone past. */
interface LastProduct {
  shopId: number;
  id: number;
}

const beforeAll: LastProduct = { shopId: 0, id: 0 };

/**
 * Makes products found that search does not know yet, one piece after the other beside whatever else goes on: those of an
 * import, or of a database from before the index. A trigger asks for it wherever products are written without their words
 * (migration `jobs`), and so does each start.
 */
export function indexQueue({ db, clock }: { db: Database; clock: Clock }): JobQueue {
  return {
    name: "index products",
    attempts: Infinity,
    seconds: 60,
    atStart: { key: "start" },
    run: async (payload) => {
      const products = await indexSome(db, { ...beforeAll, ...(payload as Partial<LastProduct>) });
      const last = lastOf(products);
      return last && { againAt: clock.now(), payload: last };
    },
  };
}

/** Indexes all that is not indexed yet. @returns how many products there were */
export async function indexNewProducts(db: Database): Promise<number> {
  let indexed = 0;
  let last: LastProduct | undefined = beforeAll;
  while (last) {
    const products: LastProduct[] = await indexSome(db, last);
    indexed += products.length;
    last = lastOf(products);
  }
  return indexed;
}

/** Where to go on after a piece; nothing where it was the last one. */
function lastOf(products: LastProduct[]): LastProduct | undefined {
  const last = products.length === productsAtOnce ? products.at(-1) : undefined;
  return last && { shopId: last.shopId, id: last.id };
}

function indexSome(db: Database, after: LastProduct): Promise<LastProduct[]> {
  return inTransaction(db, async (tx) => {
    const products = await listUnindexedProducts(tx, after, productsAtOnce);
    const namesOf = await namesOfCategories(tx, products);
    const documents = products.map((product) => ({
      ...product,
      ...searchDocumentOf({ ...product, ...namesOf(product) }),
    }));
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
  });
}
