import { and, asc, count, desc, eq, sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { rowsOfFunction } from "../../database/function-rows";
import { joinedLookup } from "../../database/joined";
import { preparedOnce } from "../../database/prepared";
import { areaTable, cityTable, customerAddressTable, divisionTable } from "./address.table";

export function listDivisions(db: Queryable) {
  return db
    .select({ id: divisionTable.id, name: { bn: divisionTable.nameBn, en: divisionTable.nameEn } })
    .from(divisionTable);
}

export function listCities(db: Queryable) {
  return db
    .select({
      id: cityTable.id,
      divisionId: cityTable.divisionId,
      name: { bn: cityTable.nameBn, en: cityTable.nameEn },
    })
    .from(cityTable);
}

export function listAreas(db: Queryable, cityId: number) {
  return db
    .select({
      id: areaTable.id,
      cityId: areaTable.cityId,
      name: { bn: areaTable.nameBn, en: areaTable.nameEn },
    })
    .from(areaTable)
    .where(eq(areaTable.cityId, cityId));
}

/** Every area, for the search for places. */
export function listAllAreas(db: Queryable) {
  return db
    .select({
      id: areaTable.id,
      cityId: areaTable.cityId,
      name: { bn: areaTable.nameBn, en: areaTable.nameEn },
    })
    .from(areaTable);
}

/** Where an area lies. */
export async function findArea(db: Queryable, areaId: number) {
  const [area] = await db
    .select({ cityId: areaTable.cityId })
    .from(areaTable)
    .where(eq(areaTable.id, areaId));
  return area;
}

export async function findCity(db: Queryable, cityId: number) {
  const [city] = await db
    .select({ divisionId: cityTable.divisionId })
    .from(cityTable)
    .where(eq(cityTable.id, cityId));
  return city;
}

const addressColumns = {
  id: customerAddressTable.id,
  firstName: customerAddressTable.firstName,
  lastName: customerAddressTable.lastName,
  contactNumber: customerAddressTable.contactNumber,
  address: customerAddressTable.address,
  postalCode: customerAddressTable.postalCode,
  isHome: customerAddressTable.isHome,
  version: customerAddressTable.version,
  division: { id: divisionTable.id, bn: divisionTable.nameBn, en: divisionTable.nameEn },
  city: { id: cityTable.id, bn: cityTable.nameBn, en: cityTable.nameEn },
  // Columns of a table that was joined and found nothing would make all of it nothing; expressions do not.
  area: {
    id: sql<number | null>`${areaTable.id}`.as("area_of_list"),
    bn: sql<string>`coalesce(${areaTable.nameBn}, ${customerAddressTable.areaName})`.as("area_bn"),
    en: sql<string>`coalesce(${areaTable.nameEn}, ${customerAddressTable.areaName})`.as("area_en"),
  },
};

const inDivision = eq(divisionTable.id, customerAddressTable.divisionId);
const inCity = eq(cityTable.id, customerAddressTable.cityId);
const inArea = eq(areaTable.id, customerAddressTable.areaId);

/**
 * A customer's addresses, home first, then the newest; for the many who look at once. They are read behind the tenant wall
 * (the function `haat_addresses`, docs/decisions/010).
 */
export const readAddresses = joinedLookup(async (db: Queryable, customerIds: readonly number[]) => {
  const found = await addressesQuery(db).execute({ customerIds: [...customerIds] });
  return customerIds.map((_, place) => found.filter((row) => row.place === place + 1));
});

const addressesQuery = preparedOnce((db, name) =>
  db
    .select({ place: sql`asked.place`.mapWith(Number), ...addressColumns })
    .from(sql`unnest(${sql.placeholder("customerIds")}::int[]) with ordinality as asked (customer_id, place)`)
    .innerJoinLateral(rowsOfFunction("customer_address", sql`haat_addresses(asked.customer_id)`), sql`true`)
    .innerJoin(divisionTable, inDivision)
    .innerJoin(cityTable, inCity)
    .leftJoin(areaTable, inArea)
    .orderBy(
      desc(customerAddressTable.isHome),
      desc(customerAddressTable.createdAt),
      asc(customerAddressTable.id),
    )
    .prepare(name),
);

/** One of a customer's addresses; somebody else's is as if it did not exist. */
export async function findAddress(
  db: Queryable,
  customerId: number,
  id: string,
): Promise<AddressRow | undefined> {
  if (!isAddressId(id)) return undefined;
  const [found] = await addressOfCustomer(db).execute({ customerId, id });
  return found;
}

const addressOfCustomer = preparedOnce((db, name) =>
  db
    .select(addressColumns)
    .from(customerAddressTable)
    .innerJoin(divisionTable, inDivision)
    .innerJoin(cityTable, inCity)
    .leftJoin(areaTable, inArea)
    .where(
      and(
        eq(customerAddressTable.customerId, sql.placeholder("customerId")),
        eq(customerAddressTable.id, sql.placeholder("id")),
      ),
    )
    .prepare(name),
);

export type AddressRow = Awaited<ReturnType<ReturnType<typeof addressOfCustomer>["execute"]>>[number];

/** PostgreSQL refuses to compare a uuid with what is none. */
const isAddressId = (id: string) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(id);

export async function countAddresses(db: Queryable, customerId: number): Promise<number> {
  const [counted] = await db
    .select({ addresses: count() })
    .from(customerAddressTable)
    .where(eq(customerAddressTable.customerId, customerId));
  return counted?.addresses ?? 0;
}

/** Takes home away from the address that has it, to be given to another one. */
export async function clearHome(db: Queryable, customerId: number): Promise<void> {
  await db
    .update(customerAddressTable)
    .set({ isHome: false, version: sql`${customerAddressTable.version} + 1` })
    .where(and(eq(customerAddressTable.customerId, customerId), eq(customerAddressTable.isHome, true)));
}

export async function insertAddress(
  db: Queryable,
  address: typeof customerAddressTable.$inferInsert,
): Promise<string> {
  const [inserted] = await db
    .insert(customerAddressTable)
    .values(address)
    .returning({ id: customerAddressTable.id });
  if (!inserted) throw new Error("An address was not kept.");
  return inserted.id;
}

/** Changes one of a customer's addresses and counts the change. @returns its new version */
export async function updateAddress(
  tx: Queryable,
  customerId: number,
  id: string,
  change: Omit<typeof customerAddressTable.$inferInsert, "id" | "customerId" | "version" | "createdAt">,
): Promise<number> {
  const [updated] = await tx
    .update(customerAddressTable)
    .set({ ...change, version: sql`${customerAddressTable.version} + 1` })
    .where(and(eq(customerAddressTable.customerId, customerId), eq(customerAddressTable.id, id)))
    .returning({ version: customerAddressTable.version });
  if (!updated) throw new Error("An address was not changed.");
  return updated.version;
}

export async function deleteAddress(tx: Queryable, customerId: number, id: string): Promise<void> {
  await tx
    .delete(customerAddressTable)
    .where(and(eq(customerAddressTable.customerId, customerId), eq(customerAddressTable.id, id)));
}
