import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { areaTable, cityTable, divisionTable } from "../src/features/address/address.table";
import { businessCategoryTable, platformSettingTable } from "../src/features/shop/shop.table";
import type { Database, Queryable } from "../src/database/database";
import { inTransaction } from "../src/database/transaction";
import { pictureOfMotif } from "../src/features/business-category/category-picture";
import { siteContentTable } from "../src/features/site-content/site-content.table";
import { businessCategories } from "./business-categories";
import { firstContent } from "./site-content";
import places from "./places/places.generated.json";

const marker = "reference_data";

const categories = businessCategories.map(({ slug, name }, position) => ({
  nameEn: name.en,
  nameBn: name.bn,
  picture: pictureOfMotif(slug),
  position,
}));

/** Another one whenever this build knows the places otherwise, or brings another kind of data. */
const version = createHash("sha256")
  .update(JSON.stringify([places, "content"]))
  .digest("hex")
  .slice(0, 16);

async function isApplied(db: Queryable): Promise<boolean> {
  const [row] = await db.select().from(platformSettingTable).where(eq(platformSettingTable.key, marker));
  return row?.value === version;
}

/**
 * Brings what belongs to the product into the database, in both languages: the divisions, cities and areas of Bangladesh and
 * the trades that a shop can be of. Places that are there already get the names of this build, and nothing is taken away;
 * the trades and the content of the marketing site are the platform's own as soon as there is any. Done again it costs one read. Processes that start at the same time take turns.
 * @returns whether this call was the one that did it
 */
export async function applyReference(db: Database): Promise<boolean> {
  if (await isApplied(db)) return false;
  return inTransaction(db, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('haat reference data'))`);
    if (await isApplied(tx)) return false;
    await putPlaces(tx);
    await putCategories(tx);
    await putContent(tx);
    const setting = { key: marker, value: version };
    await tx
      .insert(platformSettingTable)
      .values(setting)
      .onConflictDoUpdate({ target: platformSettingTable.key, set: setting });
    return true;
  });
}

interface PlaceRow {
  id: number;
  en: string;
  bn: string;
}
const named = ({ id, en, bn }: PlaceRow) => ({ id, nameEn: en, nameBn: bn });
const newNames = { nameEn: sql`excluded.name_en`, nameBn: sql`excluded.name_bn` };

async function putPlaces(tx: Queryable): Promise<void> {
  await tx
    .insert(divisionTable)
    .values(places.divisions.map(named))
    .onConflictDoUpdate({ target: divisionTable.id, set: newNames });
  await tx
    .insert(cityTable)
    .values(places.cities.map((city) => ({ ...named(city), divisionId: city.divisionId })))
    .onConflictDoUpdate({
      target: cityTable.id,
      set: { ...newNames, divisionId: sql`excluded.division_id` },
    });
  await tx
    .insert(areaTable)
    .values(places.areas.map((area) => ({ ...named(area), cityId: area.cityId })))
    .onConflictDoUpdate({ target: areaTable.id, set: { ...newNames, cityId: sql`excluded.city_id` } });
}

/** Only into a database that has none: the platform's people rename, move and remove them. */
async function putCategories(tx: Queryable): Promise<void> {
  if ((await tx.$count(businessCategoryTable)) === 0)
    await tx.insert(businessCategoryTable).values(categories);
}

/** What the marketing site begins with, likewise: only where nobody has written anything yet. */
async function putContent(tx: Queryable): Promise<void> {
  if ((await tx.$count(siteContentTable)) === 0) await tx.insert(siteContentTable).values([...firstContent]);
}

/** The ids of the trades that the demo's shops are of, by their slugs, known by their pictures. @throws where one is not in the database */
export async function businessCategoryIds(db: Queryable): Promise<Map<string, number>> {
  const rows = await db.select().from(businessCategoryTable);
  return new Map(
    businessCategories.map(({ slug }) => {
      const row = rows.find(({ picture }) => picture === pictureOfMotif(slug));
      if (!row) throw new Error(`There is no business category ${slug}.`);
      return [slug, row.id];
    }),
  );
}
