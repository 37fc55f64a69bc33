import { descriptionField, draftNameField, type ProductContent } from "@haat/contract/seller/product-content";
import { business } from "@haat/contract/shared/business-constants";
import { languages } from "@haat/contract/shared/languages";
import {
  isShownRead,
  measureRead,
  namesIn,
  priceRead,
  saidBy,
  stockRead,
  textRead,
  yesOrNoRead,
  type CellRead,
} from "./cell-values";
import { readFacts } from "./fact-cells";
import type { FiledProduct } from "./goods-rows";
import type { ShopFacts } from "./judged-product";
import type { RowErrors } from "./row-errors";
import type { SheetLine } from "./sheet-lines";
import { meantBy } from "./shop-names";

/** Reads the row of a product into what it is to be. @param isVariantToo its first variant stands in the same row */
export function readHead(
  line: SheetLine,
  wanted: FiledProduct,
  { facts, errors, isVariantToo }: { facts: ShopFacts; errors: RowErrors; isVariantToo: boolean },
): void {
  const { content } = wanted;
  const text = (column: "name_bn" | "name_en" | "description_bn" | "description_en") => {
    const field = column.startsWith("name") ? draftNameField : descriptionField;
    content[column] = errors.take(
      line,
      column,
      textRead(saidBy(line, column), content[column], field),
      content[column],
    );
  };
  text("name_bn");
  text("name_en");
  text("description_bn");
  text("description_en");
  content.id_category = errors.take(
    line,
    "category",
    categoryRead(line, content, facts),
    content.id_category,
  );
  content.ribbons = errors.take(line, "ribbons", ribbonsRead(line, content, facts), content.ribbons);
  const { home_city_only: isHomeCityOnly } = content;
  const homeCity = yesOrNoRead(saidBy(line, "home_city_only"), isHomeCityOnly);
  content.home_city_only = errors.take(line, "home_city_only", homeCity, isHomeCityOnly);
  wanted.status = errors.take(
    line,
    "status",
    isShownRead(saidBy(line, "status"), wanted.status),
    wanted.status,
  );
  content.pictures = errors.take(
    line,
    "pictures",
    picturesRead(line, content.pictures, facts),
    content.pictures,
  );
  const measure = measureRead(saidBy(line, "measure"), saidBy(line, "measure_unit"), content.measure);
  content.measure = errors.take(line, "measure", measure, content.measure);
  readFacts(line, content, errors);
  if (!isVariantToo) readPieces(line, wanted, errors);
}

/** Price and pieces; of a product with variants their rows have them. */
function readPieces(line: SheetLine, wanted: FiledProduct, errors: RowErrors): void {
  const { content } = wanted;
  const isPlain = content.attributes.length === 0;
  for (const column of ["price", "old_price", "stock"] as const) {
    // What each variant of a new product costs may stand at the product once.
    const isUsual = wanted.id === null && column !== "stock";
    if (!isPlain && !isUsual && line.cells[column] !== undefined) {
      errors.add(line, column, "variant_price");
    }
  }
  if (!isPlain && wanted.id !== null) return;
  const price = priceRead(saidBy(line, "price"), content.price);
  content.price = errors.take(line, "price", price, content.price);
  if (saidBy(line, "price").says === "clear") errors.add(line, "price", "cell_not_cleared");
  const oldPrice = priceRead(saidBy(line, "old_price"), content.old_price);
  content.old_price = errors.take(line, "old_price", oldPrice, content.old_price);
  if (isPlain)
    wanted.stock = errors.take(line, "stock", stockRead(saidBy(line, "stock"), wanted.stock), wanted.stock);
}

function categoryRead(
  line: SheetLine,
  now: ProductContent,
  { categories }: ShopFacts,
): CellRead<number | null> {
  const said = saidBy(line, "category");
  if (said.says === "keep") return { value: now.id_category };
  if (said.says === "clear") return { wrong: "cell_not_cleared" };
  const meant = meantBy(categories, said.text);
  if (meant.some(({ id }) => id === now.id_category)) return { value: now.id_category };
  const [found] = meant;
  if (!found) return { wrong: "import_category_unknown" };
  return meant.length > 1 ? { wrong: "import_category_several" } : { value: found.id };
}

function ribbonsRead(line: SheetLine, now: ProductContent, { ribbons }: ShopFacts): CellRead<number[]> {
  const names = namesIn(saidBy(line, "ribbons"));
  if (!names) return { value: now.ribbons };
  // Each may be named in every language, and no list is read that is longer.
  if (names.length > business.ribbonsPerProduct * languages.length) return { wrong: "ribbon_unknown" };
  const ids: number[] = [];
  for (const name of names) {
    const meant = meantBy(ribbons, name);
    const found = meant.find(({ id }) => now.ribbons.includes(id)) ?? meant[0];
    if (!found) return { wrong: "import_ribbon_unknown" };
    if (meant.length > 1 && !now.ribbons.includes(found.id)) return { wrong: "import_ribbon_several" };
    if (!ids.includes(found.id)) ids.push(found.id);
  }
  if (ids.length > business.ribbonsPerProduct) return { wrong: "ribbon_unknown" };
  const isSame = ids.length === now.ribbons.length && ids.every((id) => now.ribbons.includes(id));
  return { value: isSame ? now.ribbons : ids };
}

/** The pictures that are meant by the names of a cell. */
export function picturesRead(
  line: SheetLine,
  now: string[],
  { pictureOf, isBroken }: ShopFacts,
): CellRead<string[]> {
  const names = namesIn(saidBy(line, "pictures"));
  if (!names) return { value: now };
  const keys = names.map((name) => (now.includes(name) ? name : pictureOf(name)));
  if (names.some((name, at) => keys[at] === undefined && isBroken(name)))
    return { wrong: "import_picture_broken" };
  if (keys.includes(undefined)) return { wrong: "import_picture_unknown" };
  // What stands there already is kept as it is, to the letter.
  if (keys.length === now.length && keys.every((key, place) => key === now[place])) return { value: now };
  const found = [...new Set(keys.filter((key) => key !== undefined))];
  return found.length > business.productPicturesMost ? { wrong: "pictures_many" } : { value: found };
}
