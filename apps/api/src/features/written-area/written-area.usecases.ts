import type { TakenOverArea, WrittenArea } from "@haat/contract/admin/admin-places.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError, type FieldError } from "../../process/domain-error";
import { recordCommand, type OnPlatform } from "../audit/audit.usecases";
import { alikeAreas } from "./alike-areas";
import * as places from "./written-area.repository";
import type { AreaRow, WrittenRow } from "./written-area.repository";

const perPage = business.writtenAreasPerPage;

function describeWritten(row: WrittenRow, areas: readonly AreaRow[], language: Language): WrittenArea {
  const ofCity = areas.filter(({ cityId }) => cityId === row.cityId);
  return {
    id_city: row.cityId,
    city_name: textIn(language, row.city),
    name: row.name,
    spellings: row.spellings,
    address_count: row.addresses,
    shop_count: row.shops,
    suggestions: alikeAreas(row.name, ofCity).map(({ id, name, cityId }) => ({
      id_area: id,
      area_name: textIn(language, name),
      id_city: cityId,
    })),
  };
}

/** A page of the areas that people wrote, each with those of the list that it may be. */
export function listWrittenAreas({ db }: Services, scope: StaffScope, page: number, language: Language) {
  const read = async (tx: Queryable) => {
    const rows = await places.listWritten(tx, pageOf(page, perPage));
    const areas = await places.listAreas(tx, [...new Set(rows.map(({ cityId }) => cityId))]);
    const total = await places.countWritten(tx);
    return {
      written_areas: rows.map((row) => describeWritten(row, areas, language)),
      total,
      per_page: perPage,
      last_page: lastPageOf(total, perPage),
    };
  };
  return inTransaction(db, read, scope);
}

/** What was written like this in a district. @throws not_found */
export function showWrittenArea(
  { db }: Services,
  scope: StaffScope,
  { id_city, name, language }: { id_city: number; name: string; language: Language },
): Promise<WrittenArea> {
  const read = async (tx: Queryable) => {
    const row = await places.findWritten(tx, id_city, name);
    if (!row) throw new DomainError("not_found");
    return describeWritten(row, await places.listAreas(tx, [id_city]), language);
  };
  return inTransaction(db, read, scope);
}

/** Moves all that was written like this to an area of the list. */
async function takeOver(
  tx: Queryable,
  move: { cityId: number; names: readonly string[]; areaId: number },
): Promise<TakenOverArea> {
  const addresses = await places.moveAddresses(tx, move);
  const shops = await places.moveShops(tx, move);
  return { id_area: move.areaId, address_count: addresses, shop_count: shops };
}

const bothNames = ({ bn, en }: { bn: string; en: string }) => `${bn} · ${en}`;

/** @throws invalid_input where there is no such district, or its list has one of the names already */
async function requireNewArea(tx: Queryable, given: NewArea): Promise<void> {
  if (!(await places.isCity(tx, given.id_city)))
    throw new DomainError("invalid_input", {}, [{ field: "id_city", code: "city_required" }]);
  const refusals: FieldError[] = [];
  for (const field of ["name_bn", "name_en"] as const)
    if (await places.isListed(tx, given.id_city, given[field]))
      refusals.push({ field, code: "area_name_taken" });
  if (refusals.length > 0) throw new DomainError("invalid_input", {}, refusals);
}

interface NewArea {
  id_city: number;
  name_bn: string;
  name_en: string;
  /** The written names that it takes over. */
  written: readonly string[];
}

/** Adds an area to a district's list, and moves what was written to it. @throws invalid_input where a name is there already */
export function addArea(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  given: NewArea,
): Promise<TakenOverArea> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await places.lockAreas(tx);
      await requireNewArea(tx, given);
      const { id_city: cityId, name_bn: nameBn, name_en: nameEn, written } = given;
      const areaId = await places.insertArea(tx, { cityId, nameBn, nameEn });
      const taken = await takeOver(tx, { cityId, names: written, areaId });
      const after = { area: bothNames({ bn: nameBn, en: nameEn }) };
      const command = { subject: String(areaId), before: { area: written.join(", ") }, after };
      await recordCommand(tx, actor, { action: "area_add", ...command }, now);
      return taken;
    },
    scope,
  );
}

/**
 * Moves what was written to an area of the same district's list. Where nothing is written like this any more, nothing changes.
 * @throws invalid_input where the area is of another district
 */
export function mergeArea(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  { id_city: cityId, id_area: areaId, written }: { id_city: number; id_area: number; written: string },
): Promise<TakenOverArea> {
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      const area = await places.findArea(tx, areaId);
      if (area?.cityId !== cityId)
        throw new DomainError("invalid_input", {}, [{ field: "id_area", code: "area_not_in_city" }]);
      const taken = await takeOver(tx, { cityId, names: [written], areaId });
      if (taken.address_count + taken.shop_count === 0) return taken;
      const change = { before: { area: written }, after: { area: bothNames(area.name) } };
      await recordCommand(tx, actor, { action: "area_merge", subject: String(areaId), ...change }, now);
      return taken;
    },
    scope,
  );
}
