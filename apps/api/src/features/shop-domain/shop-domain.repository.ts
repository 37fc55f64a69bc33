import { and, asc, count, eq, inArray, isNotNull, lte, ne } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { isOpenedShop, shopTable } from "../shop/shop.table";
import { mainHost, shopDomainTable } from "./shop-domain.table";

/** Which domain of which shop. */
export interface WhichDomain {
  shopId: number;
  domain: string;
}

const thatDomain = ({ shopId, domain }: WhichDomain) =>
  and(eq(shopDomainTable.shopId, shopId), eq(shopDomainTable.domain, domain));

/** A shop's domains, in the order in which they were entered. */
export function listDomains(db: Queryable, shopId: number) {
  return db
    .select()
    .from(shopDomainTable)
    .where(eq(shopDomainTable.shopId, shopId))
    .orderBy(asc(shopDomainTable.addedAt), asc(shopDomainTable.domain));
}
export type DomainRow = Awaited<ReturnType<typeof listDomains>>[number];

/** Which of these domains are verified as other shops'. Only the platform itself sees those. */
export async function listTaken(
  db: Queryable,
  shopId: number,
  domains: readonly string[],
): Promise<string[]> {
  if (domains.length === 0) return [];
  const rows = await db
    .select({ domain: shopDomainTable.domain })
    .from(shopDomainTable)
    .where(
      and(
        inArray(shopDomainTable.domain, [...domains]),
        ne(shopDomainTable.shopId, shopId),
        isNotNull(shopDomainTable.verifiedAt),
      ),
    );
  return rows.map(({ domain }) => domain);
}

export async function countDomains(db: Queryable, shopId: number): Promise<number> {
  const [row] = await db
    .select({ domains: count() })
    .from(shopDomainTable)
    .where(eq(shopDomainTable.shopId, shopId));
  return row?.domains ?? 0;
}

/** Takes all domains from a shop. @returns their names */
export async function deleteDomains(tx: Queryable, shopId: number): Promise<string[]> {
  const gone = await tx
    .delete(shopDomainTable)
    .where(eq(shopDomainTable.shopId, shopId))
    .returning({ domain: shopDomainTable.domain });
  return gone.map(({ domain }) => domain);
}

/** @returns whether the shop had not entered it before */
export async function insertDomain(
  tx: Queryable,
  row: Pick<DomainRow, "shopId" | "domain" | "token" | "prefersWww" | "addedAt" | "nextLookAt">,
): Promise<boolean> {
  const added = await tx
    .insert(shopDomainTable)
    .values(row)
    .onConflictDoNothing()
    .returning({ domain: shopDomainTable.domain });
  return added.length > 0;
}

/** @returns the domain as it was; nothing where the shop had it no more */
export async function deleteDomain(tx: Queryable, which: WhichDomain) {
  const [gone] = await tx
    .delete(shopDomainTable)
    .where(thatDomain(which))
    .returning({ domain: shopDomainTable.domain });
  return gone;
}

/** Lets nobody else change a domain until the transaction ends. */
export async function holdDomain(tx: Queryable, which: WhichDomain) {
  const [row] = await tx.select().from(shopDomainTable).where(thatDomain(which)).for("update");
  return row;
}

/** Takes the main address away from whichever domain of a shop has it. */
export async function clearMain(tx: Queryable, shopId: number): Promise<void> {
  await tx
    .update(shopDomainTable)
    .set({ isPrimary: false })
    .where(and(eq(shopDomainTable.shopId, shopId), shopDomainTable.isPrimary));
}

export async function makeMain(tx: Queryable, which: WhichDomain, prefersWww: boolean): Promise<void> {
  await tx.update(shopDomainTable).set({ isPrimary: true, prefersWww }).where(thatDomain(which));
}

export async function changeDomain(
  tx: Queryable,
  which: WhichDomain,
  values: Partial<Omit<DomainRow, keyof WhichDomain>>,
): Promise<void> {
  await tx.update(shopDomainTable).set(values).where(thatDomain(which));
}

/** A domain with what is looked for of it, and whom to tell. */
export async function findDomain(db: Queryable, which: WhichDomain) {
  const [row] = await db
    .select({
      domain: shopDomainTable.domain,
      token: shopDomainTable.token,
      lookedAt: shopDomainTable.lookedAt,
      slug: shopTable.slug,
      shopPhone: shopTable.phone,
      shopTitle: { bn: shopTable.titleBn, en: shopTable.titleEn },
    })
    .from(shopDomainTable)
    .innerJoin(shopTable, eq(shopTable.id, shopDomainTable.shopId))
    .where(thatDomain(which));
  return row;
}

/** Domains that the job is to ask for, those that wait longest first, so many at most. */
export function listDue(db: Queryable, now: Date, most: number) {
  return db
    .select({ shopId: shopDomainTable.shopId, domain: shopDomainTable.domain })
    .from(shopDomainTable)
    .where(lte(shopDomainTable.nextLookAt, now))
    .orderBy(asc(shopDomainTable.nextLookAt))
    .limit(most);
}

const columns = { id: shopTable.id, slug: shopTable.slug, mainHost };

/** The shop that a domain is verified as the own of, where it ever opened. @param domain without `www.` */
export async function findShopOfDomain(db: Queryable, domain: string) {
  const verified = db
    .select({ shopId: shopDomainTable.shopId })
    .from(shopDomainTable)
    .where(and(eq(shopDomainTable.domain, domain), isNotNull(shopDomainTable.verifiedAt)));
  const [shop] = await db
    .select(columns)
    .from(shopTable)
    .where(and(eq(shopTable.id, verified), isOpenedShop));
  return shop;
}

/** The shop of a sub-domain of the platform, where it ever opened. */
export async function findShopOfLabel(db: Queryable, slug: string) {
  const [shop] = await db
    .select(columns)
    .from(shopTable)
    .where(and(eq(shopTable.slug, slug), isOpenedShop));
  return shop;
}
