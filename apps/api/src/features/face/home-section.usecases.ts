import type { HomeSection, SectionMove } from "@haat/contract/seller/seller-face.contract";
import type { ShopTarget } from "@haat/contract/seller/shop-target";
import { fitsFrame, pictureFrames } from "@haat/contract/shared/picture-frames";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { isOwnPicture, uploadSizedPicture } from "../account/picture.usecases";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { requireTarget } from "../shop-target/shop-target.usecases";
import { withHomeLayout } from "../shop/home-layout";
import { holdShop } from "../shop/shop.usecases";
import * as home from "./home-section.repository";
import { describe, isOwn, keyOf, moved, orderVersion, type Section } from "./described-home";
import { sectionsOf } from "./home-sections.rules";

/** What is said in a text of the first page. */
export interface SectionGiven {
  kind: "text" | "picture_text";
  title_bn: string;
  title_en: string;
  text_bn: string;
  text_en: string;
  picture: string;
  target: ShopTarget;
}

async function readHome(tx: Queryable, shopId: number) {
  const ribbons = await home.listRibbonNames(tx, shopId);
  const rows = await home.listSections(tx, shopId);
  const choice = await home.findLayoutChoice(tx, shopId);
  if (!choice) throw new DomainError("shop_not_found");
  const { homeLayout } = withHomeLayout(choice.theme, choice.tradePicture);
  return {
    ribbons,
    rows,
    sections: sectionsOf(
      homeLayout,
      rows,
      ribbons.map(({ id }) => id),
    ),
  };
}

async function describeHome(tx: Queryable, shopId: number, language: Language) {
  const { ribbons, sections } = await readHome(tx, shopId);
  return { sections: sections.map(describe(language, ribbons)), version: orderVersion(sections) };
}

/** The parts of a shop's first page, those that are not shown included. */
export function showHome({ db }: Services, scope: MemberScope, language: Language) {
  return inTransaction(db, (tx) => describeHome(tx, scope.shopId, language), scope);
}

/** Writes all parts down, in their order. */
function writeAll(tx: Queryable, shopId: number, sections: readonly Section[]): Promise<void> {
  const placed = sections.map((section, position) => {
    const { kind, ribbonId, isOn } = section;
    return { kind, ribbonId, isOn, position, ...("id" in section && { id: section.id }) };
  });
  return home.writeOrder(tx, shopId, placed);
}

/**
 * Moves a part of the first page one place, shows it or hides it.
 * @param version of the order as it was read
 * @throws not_found; review_conflict where somebody changed the order since
 */
export function moveSection(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
  { key, move, version }: { key: string; move: SectionMove; version: string },
) {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const { sections } = await readHome(tx, shopId);
      const at = sections.findIndex((section) => keyOf(section) === key);
      if (at < 0) throw new DomainError("not_found");
      const after = moved(sections, at, move);
      if (orderVersion(after) === orderVersion(sections)) return describeHome(tx, shopId, language);
      if (orderVersion(sections) !== version) throw new DomainError("review_conflict");
      await writeAll(tx, shopId, after);
      const place = (all: readonly Section[]): AuditState => {
        const found = all.findIndex((section) => keyOf(section) === key);
        return { position: found + 1, is_on: all[found]?.isOn ?? false };
      };
      const states = { before: place(sections), after: place(after) };
      await recordCommand(tx, actor, { action: "home_order", subject: key, ...states }, now);
      return describeHome(tx, shopId, language);
    },
    scope,
  );
}

/** Keeps a picture for a text of the first page. @throws picture_narrow, and what keeping a picture can be refused for */
export async function uploadSectionPicture(services: Services, { actor }: InShop, picture: Blob) {
  const { key, ...size } = await uploadSizedPicture(services, actor.accountId, picture, actor.requestId, {
    leastWidth: pictureFrames.section.leastWidth,
    mostPerHour: business.picturesPerSellerPerHour,
  });
  return { picture: key, ...size, fits: fitsFrame("section", size) };
}

/** What the table has of what is said; a text without a picture has none. */
const columnsOf = ({ kind, target, ...given }: SectionGiven) => ({
  kind,
  titleBn: given.title_bn,
  titleEn: given.title_en,
  textBn: given.text_bn,
  textEn: given.text_en,
  picture: kind === "text" ? "" : given.picture,
  targetKind: target.kind,
  targetId: target.id,
});

const stateOf = ({ title_bn, title_en, text_bn, text_en, picture, target }: HomeSection): AuditState => ({
  title_bn,
  title_en,
  text_bn,
  text_en,
  picture,
  target: target.id === null ? null : `${target.kind} ${target.id}`,
});

/** A picture that comes in is the account's own; one that the text has already may be a colleague's. */
async function requireOwnPicture(services: Services, { actor }: InShop, picture: string, known = "") {
  if (picture === known || (await isOwnPicture(services, actor.accountId, picture))) return;
  throw new DomainError("invalid_input", {}, [{ field: "picture", code: "picture_unknown" }]);
}

async function requireSection(tx: Queryable, shopId: number, id: number, language: Language) {
  const { ribbons, rows } = await readHome(tx, shopId);
  const row = rows.find((each) => each.id === id && isOwn(each));
  if (!row) throw new DomainError("not_found");
  return describe(language, ribbons)(row);
}

/**
 * Adds a text to a shop's first page; it comes last.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws invalid_input for a picture that is not the account's own, or a target that the shop has not; too_many_of_shop
 */
export async function createSection(
  services: Services,
  shop: InShop,
  language: Language,
  given: SectionGiven,
  givenKey: string | undefined,
) {
  const { scope, actor } = shop;
  const { shopId } = scope;
  await requireOwnPicture(services, shop, columnsOf(given).picture);
  // Without the picture: a button that is pressed twice uploads it twice, and each has a name of its own.
  const { picture: _, target, ...said } = given;
  const request = memberRequest(
    { scope, actor },
    "create_home_section",
    { ...said, target: `${target.kind} ${target.id}` },
    checkedKey(givenKey, true),
  );
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await holdShop(tx, shopId);
    const { sections } = await readHome(tx, shopId);
    if (sections.filter(isOwn).length >= business.sectionsPerShop)
      throw new DomainError("too_many_of_shop", { most: business.sectionsPerShop });
    await requireTarget(tx, shopId, target);
    await writeAll(tx, shopId, sections);
    const id = await home.insertSection(tx, shopId, { ...columnsOf(given), position: sections.length });
    const after = await requireSection(tx, shopId, id, language);
    const command = { action: "home_section_create", subject: after.key, after: stateOf(after) } as const;
    await recordCommand(tx, actor, command, now);
    return after;
  });
}

/**
 * Changes a text of a shop's first page. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input as for a new one
 */
export async function changeSection(
  services: Services,
  shop: InShop,
  language: Language,
  { id, version, ...given }: SectionGiven & { id: number; version: string },
): Promise<HomeSection> {
  const { scope, actor } = shop;
  const { shopId } = scope;
  const now = services.clock.now();
  const known = await inTransaction(services.db, (tx) => requireSection(tx, shopId, id, language), scope);
  const columns = columnsOf(given);
  // Not within the transaction: the embedded database has one connection, and a picture is looked up without a scope.
  if (columns.picture !== "") await requireOwnPicture(services, shop, columns.picture, known.picture);
  return inTransaction(
    services.db,
    async (tx) => {
      await holdShop(tx, shopId);
      const before = await requireSection(tx, shopId, id, language);
      const asked = stateOf({
        ...before,
        ...given,
        picture: columns.picture,
        target: { ...given.target, name: "" },
      });
      const isSame = before.kind === given.kind && JSON.stringify(stateOf(before)) === JSON.stringify(asked);
      if (isSame) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      await requireTarget(tx, shopId, given.target);
      await home.updateSection(tx, shopId, id, columns);
      const after = await requireSection(tx, shopId, id, language);
      const states = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "home_section_change", subject: after.key, ...states }, now);
      return after;
    },
    scope,
  );
}

/** Removes a text from a shop's first page. @throws not_found */
export function removeSection(services: Services, { scope, actor }: InShop, id: number): Promise<void> {
  const { shopId } = scope;
  return inTransaction(
    services.db,
    async (tx) => {
      await holdShop(tx, shopId);
      const before = await requireSection(tx, shopId, id, "en");
      await home.deleteSection(tx, shopId, id);
      const command = {
        action: "home_section_remove",
        subject: before.key,
        before: stateOf(before),
      } as const;
      await recordCommand(tx, actor, command, services.clock.now());
    },
    scope,
  );
}
