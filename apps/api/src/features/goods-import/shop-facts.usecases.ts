import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import { readManySold } from "../product-draft/sold-content";
import { namesIn, saidBy } from "./cell-values";
import type { FileWords } from "./goods-rows";
import type { ShopFacts } from "./judged-product";
import { productIdIn, slugIn } from "./judge-product";
import { findShopPictures, type ImportPicture } from "./import-picture.repository";
import * as shop from "./shop-facts.repository";
import { folded } from "./shop-names";
import { idText, linesIn, type SheetProduct } from "./sheet-products";

/** What stands in the place of a photo's key until it is drawn. */
export const undrawn = "zip:";

/** What things are called in a shop's files. */
export async function readFileWords(
  db: Queryable,
  shopId: number,
  language: Language,
): Promise<Pick<FileWords, "language" | "categories" | "ribbons">> {
  return {
    language,
    categories: await shop.listCategories(db, shopId),
    ribbons: await shop.listRibbons(db, shopId),
  };
}

export interface FactsAsked {
  shopId: number;
  language: Language;
  products: readonly SheetProduct[];
  /** Products that are meant although no row says so. */
  knownIds: readonly number[];
  pictures: readonly ImportPicture[];
  /** Whether nobody may change the products until the transaction ends. */
  isHeld?: boolean;
}

/** All that a shop has of what some products of a file are about: in as few queries for many as for one. */
export async function readFacts(db: Queryable, asked: FactsAsked): Promise<ShopFacts> {
  const { shopId, language, products, knownIds, pictures, isHeld = false } = asked;
  const words = await readFileWords(db, shopId, language);
  const slugs = [...new Set(products.map(slugIn).filter((slug) => slug !== ""))];
  const idBySlug = await shop.findIdsBySlug(db, shopId, slugs);
  const named = products.map((product) => Number(idText(productIdIn(product) ?? "")));
  const ids = [...new Set([...named, ...idBySlug.values(), ...knownIds])].filter(isId);
  const sold = await readManySold(db, shopId, ids, isHeld);
  const names = [...new Set(products.flatMap(namesOf))];
  const taken = (await shop.findTakenNames(db, shopId, names)).map(folded);
  const keys = await findShopPictures(db, shopId, [...new Set(products.flatMap(pictureNamesIn))]);
  const inZip = new ZipNames(pictures);
  return {
    ...words,
    sold,
    idBySlug,
    takenNames: new Set(taken.filter((name) => name !== "")),
    pictureOf: (name) => inZip.keyOf(name) ?? (keys.has(name) ? name : undefined),
    isBroken: (name) => inZip.isBroken(name),
    pictureName: (key) => inZip.nameOf(key) ?? key,
  };
}

const isId = (id: number) => Number.isSafeInteger(id) && id > 0 && id < 2 ** 31;

function namesOf({ head }: SheetProduct): string[] {
  const cells = [head?.cells.name_bn, head?.cells.name_en];
  return cells.flatMap((cell) => (cell === undefined ? [] : [folded(cell), folded(cell.replace(/^'/, ""))]));
}

/** The names of all photos that a product's rows want. */
export const pictureNamesIn = (product: SheetProduct) =>
  linesIn(product).flatMap((line) => namesIn(saidBy(line, "pictures")) ?? []);

/** The photos of an import by the names of their files, with their endings or without. */
class ZipNames {
  private readonly byName = new Map<string, ImportPicture>();
  private readonly byKey = new Map<string, string>();

  constructor(pictures: readonly ImportPicture[]) {
    for (const picture of pictures) {
      if (picture.key !== null) this.byKey.set(picture.key, picture.name);
      this.byName.set(folded(picture.name), picture);
      const bare = folded(picture.name.replace(/\.[^.]*$/, ""));
      if (!this.byName.has(bare)) this.byName.set(bare, picture);
    }
  }

  keyOf(name: string): string | undefined {
    const picture = this.byName.get(folded(name));
    if (!picture || picture.isBroken) return undefined;
    return picture.key ?? `${undrawn}${picture.name}`;
  }

  isBroken(name: string): boolean {
    return this.byName.get(folded(name))?.isBroken ?? false;
  }

  nameOf(key: string): string | undefined {
    return key.startsWith(undrawn) ? key.slice(undrawn.length) : this.byKey.get(key);
  }
}
