import type { Address } from "@haat/contract/shop/address.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone, internationalPhone } from "@haat/contract/shared/phone";
import type { Services } from "../../http/call";
import type { Queryable } from "../../database/database";
import { DomainError, type FieldError } from "../../process/domain-error";
import { once } from "../../http/idempotency";
import { textIn } from "../../http/language";
import { requireVersion } from "../../http/preconditions";
import { inTransaction } from "../../database/transaction";
import { lockCustomer } from "../account/account.usecases";
import { recordEvent } from "../audit/audit.usecases";
import * as places from "./address.repository";
import type { AddressRow } from "./address.repository";

/** Where an order goes. */
export { findAddress, readAddresses, type AddressRow } from "./address.repository";

interface Place {
  id: number;
  name: { bn: string; en: string };
}

/** Places by their names in the order of the language's own alphabet. */
function sorted<Each extends Place>(rows: Each[], language: Language): (Each & { text: string })[] {
  const { compare } = new Intl.Collator(language);
  return rows
    .map((row) => ({ ...row, text: textIn(language, row.name) }))
    .sort((one, other) => compare(one.text, other.text));
}

/** @throws not_found for another country than Bangladesh */
export async function listDivisions({ db, cached }: Services, country: string, language: Language) {
  if (country.toUpperCase() !== "BD") throw new DomainError("not_found");
  const rows = await cached("divisions", () => places.listDivisions(db));
  return sorted(rows, language).map(({ id, text }) => ({ id_division: id, division_name: text }));
}

/** @throws not_found where there is no such division */
export async function listCities({ db, cached }: Services, divisionId: number | "all", language: Language) {
  const rows = await cached("cities", () => places.listCities(db));
  // Every division has cities.
  if (divisionId !== "all" && !rows.some((city) => city.divisionId === divisionId))
    throw new DomainError("not_found");
  return sorted(rows, language)
    .filter((city) => divisionId === "all" || city.divisionId === divisionId)
    .map(({ id, text, divisionId }) => ({ id_city: id, city_name: text, id_division: divisionId }));
}

/** @throws not_found where there is no such city */
export async function listAreas({ db, cached }: Services, cityId: number, language: Language) {
  const cities = await cached("cities", () => places.listCities(db));
  if (!cities.some(({ id }) => id === cityId)) throw new DomainError("not_found");
  const rows = await cached(`areas of city ${cityId}`, () => places.listAreas(db, cityId));
  return sorted(rows, language).map(({ id, text, cityId }) => ({
    id_area: id,
    area_name: text,
    id_city: cityId,
  }));
}

/** What the address form sends, checked field by field; the contact number is national. */
interface TypedAddress {
  first_name: string;
  last_name: string;
  contact_number: string;
  id_division: number;
  id_city: number;
  id_area?: number | undefined;
  /** The name of an area that the list lacks; counts only without `id_area`. */
  area_name?: string | undefined;
  address: string;
  postal_code: string;
  is_home: 0 | 1;
}

/** Who changes addresses. */
interface Writer {
  customerId: number;
  requestId: string | undefined;
}

/** What is kept of a typed address, apart from whether it is home. @throws invalid_input where city or area lie elsewhere */
async function checkedAddress(db: Queryable, typed: TypedAddress) {
  const [city, area] = await Promise.all([
    places.findCity(db, typed.id_city),
    typed.id_area === undefined ? undefined : places.findArea(db, typed.id_area),
  ]);
  const refusals: FieldError[] = [];
  if (city?.divisionId !== typed.id_division)
    refusals.push({ field: "id_city", code: "city_not_in_division" });
  if (city && typed.id_area !== undefined && area?.cityId !== typed.id_city)
    refusals.push({ field: "id_area", code: "area_not_in_city" });
  if (refusals.length > 0) throw new DomainError("invalid_input", {}, refusals);
  return {
    firstName: typed.first_name,
    lastName: typed.last_name,
    contactNumber: internationalPhone(typed.contact_number),
    divisionId: typed.id_division,
    cityId: typed.id_city,
    areaId: typed.id_area ?? null,
    areaName: typed.id_area === undefined ? (typed.area_name ?? null) : null,
    address: typed.address,
    postalCode: typed.postal_code,
  };
}

/**
 * Saves an address; the first one becomes home, and a new home takes over from the old one.
 * @param key the same one saves an address only once
 * @returns its `address_unique_id`
 * @throws invalid_input where city or area lie elsewhere, too_many_addresses, and what a key can be refused for
 */
export async function saveAddress(
  services: Services,
  { customerId, requestId }: Writer,
  typed: TypedAddress,
  key: string | undefined,
): Promise<{ id: string; isReplay: boolean }> {
  const { db, clock } = services;
  const checked = await checkedAddress(db, typed);
  const request = {
    shopId: 0,
    owner: `customer ${customerId}`,
    route: "customer_address_create",
    key,
    fingerprint: { ...checked, isHome: typed.is_home },
    tenantScope: { customerId },
  };
  const { answer, isReplay } = await once(services, request, async (tx) => {
    await lockCustomer(tx, customerId);
    const addresses = await places.countAddresses(tx, customerId);
    const most = business.addressesPerCustomer;
    if (addresses >= most) throw new DomainError("too_many_addresses", { most });
    const isHome = typed.is_home === 1 || addresses === 0;
    if (isHome) await places.clearHome(tx, customerId);
    const createdAt = clock.now();
    const id = await places.insertAddress(tx, { ...checked, customerId, isHome, createdAt });
    await recordEvent(tx, { action: "address_create", customerId, subject: id, requestId }, createdAt);
    return { id };
  });
  return { id: answer.id, isReplay };
}

/**
 * Changes an address. Home moves to it with `is_home` 1, and away from it only by another address becoming home.
 * @param ifMatch the version that the customer saw, as an entity tag
 * @returns its new version
 * @throws address_not_found, also for somebody else's; precondition_failed, invalid_input
 */
export async function changeAddress(
  { db, clock }: Services,
  { customerId, requestId }: Writer,
  { id, ...typed }: TypedAddress & { id: string },
  ifMatch: string | undefined,
): Promise<string> {
  const checked = await checkedAddress(db, typed);
  const change = async (tx: Queryable) => {
    await lockCustomer(tx, customerId);
    const present = await places.findAddress(tx, customerId, id);
    if (!present) throw new DomainError("address_not_found");
    requireVersion(ifMatch, String(present.version));
    const isHome = present.isHome || typed.is_home === 1;
    if (isHome && !present.isHome) await places.clearHome(tx, customerId);
    const version = await places.updateAddress(tx, customerId, id, { ...checked, isHome });
    await recordEvent(tx, { action: "address_update", customerId, subject: id, requestId }, clock.now());
    return String(version);
  };
  return inTransaction(db, change, { customerId });
}

/** Deletes an address. @throws address_not_found, also for somebody else's; home_address_kept */
export async function deleteAddress(
  { db, clock }: Services,
  { customerId, requestId }: Writer,
  id: string,
): Promise<void> {
  const remove = async (tx: Queryable) => {
    await lockCustomer(tx, customerId);
    const present = await places.findAddress(tx, customerId, id);
    if (!present) throw new DomainError("address_not_found");
    if (present.isHome) throw new DomainError("home_address_kept");
    await places.deleteAddress(tx, customerId, id);
    await recordEvent(tx, { action: "address_delete", customerId, subject: id, requestId }, clock.now());
  };
  await inTransaction(db, remove, { customerId });
}

function describeAddress(row: AddressRow, language: Language): Address {
  return {
    address_unique_id: row.id,
    first_name: row.firstName,
    last_name: row.lastName,
    contact_number: displayPhone(row.contactNumber),
    division: { id_division: row.division.id, division_name: textIn(language, row.division) },
    city: { id_city: row.city.id, city_name: textIn(language, row.city), id_division: row.division.id },
    area: { id_area: row.area.id, area_name: textIn(language, row.area), id_city: row.city.id },
    address: row.address,
    postal_code: row.postalCode,
    is_home: row.isHome ? 1 : 0,
    version: String(row.version),
  };
}

export async function listAddresses(
  { db }: Services,
  customerId: number,
  language: Language,
): Promise<Address[]> {
  const rows = await places.readAddresses(db, customerId);
  return rows.map((row) => describeAddress(row, language));
}
