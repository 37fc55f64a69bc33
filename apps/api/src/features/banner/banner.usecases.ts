import type { BannerState, SellerBanner } from "@haat/contract/seller/seller-banners.contract";
import type { ShopTarget } from "@haat/contract/seller/shop-target";
import { isShownOn } from "@haat/contract/seller/shown-days";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { pictureFrames, fitsFrame, type BannerFrame } from "@haat/contract/shared/picture-frames";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { Queryable } from "../../database/database";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { checkedKey, once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { isOwnPicture, uploadSizedPicture } from "../account/picture.usecases";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { placed } from "../seller-category/named-rows";
import { bannerGround } from "../shop-theme/guarded-theme";
import { describeTarget, requireTarget } from "../shop-target/shop-target.usecases";
import { holdShop } from "../shop/shop.usecases";
import { usableTheme } from "../shop/stored-theme";
import * as banners from "./banner.repository";
import type { BannerRow } from "./banner.repository";

/** What is said of a banner. */
export interface BannerGiven {
  title_bn: string;
  title_en: string;
  text_bn: string;
  text_en: string;
  picture: string;
  phone_picture: string;
  target: ShopTarget;
  starts_on: string | null;
  ends_on: string | null;
  is_on: boolean;
  /** From 1; behind the last one where the list is shorter. */
  position: number;
}

/** What the table has of what is said. */
const columnsOf = (given: BannerGiven) => ({
  titleBn: given.title_bn,
  titleEn: given.title_en,
  textBn: given.text_bn,
  textEn: given.text_en,
  picture: given.picture,
  phonePicture: given.phone_picture,
  targetKind: given.target.kind,
  targetId: given.target.id,
  startsOn: given.starts_on,
  endsOn: given.ends_on,
  isOn: given.is_on,
});

function versionOf({ id: _, position: __, targetName: ___, ...said }: BannerRow): string {
  return hashOf(JSON.stringify(Object.entries(said).sort())).slice(0, 16);
}

function stateOn(today: string, { startsOn, endsOn, isOn }: BannerRow): BannerState {
  if (!isOn) return "off";
  if (isShownOn(today, { starts_on: startsOn, ends_on: endsOn })) return "shown";
  return endsOn !== null && endsOn < today ? "over" : "waiting";
}

const describe =
  (language: Language, today: string) =>
  (row: BannerRow, place: number): SellerBanner => ({
    id_banner: row.id,
    title_bn: row.titleBn,
    title_en: row.titleEn,
    text_bn: row.textBn,
    text_en: row.textEn,
    picture: row.picture,
    phone_picture: row.phonePicture,
    target: describeTarget(row, language),
    starts_on: row.startsOn,
    ends_on: row.endsOn,
    is_on: row.isOn,
    state: stateOn(today, row),
    position: place + 1,
    version: versionOf(row),
  });

const stateOf = ({
  target,
  ...banner
}: Omit<SellerBanner, "state" | "version" | "id_banner">): AuditState => ({
  title_bn: banner.title_bn,
  title_en: banner.title_en,
  text_bn: banner.text_bn,
  text_en: banner.text_en,
  picture: banner.picture,
  phone_picture: banner.phone_picture,
  target: target.id === null ? null : `${target.kind} ${target.id}`,
  starts_on: banner.starts_on,
  ends_on: banner.ends_on,
  is_on: banner.is_on,
  position: banner.position,
});

/** Every banner of a shop in its order, and the colour that they stand on. */
export async function listSellerBanners(services: Services, scope: MemberScope, language: Language) {
  const { db, clock, logger } = services;
  const { shopId } = scope;
  const today = dayInBangladesh(clock.now());
  return inTransaction(
    db,
    async (tx) => ({
      banners: (await banners.listBanners(tx, shopId)).map(describe(language, today)),
      ground: bannerGround(usableTheme(await banners.findTheme(tx, shopId), shopId, logger)),
    }),
    scope,
  );
}

/**
 * Keeps a picture for a banner, and says whether it fills its frame.
 * @throws picture_narrow, and what keeping a picture can be refused for
 */
export async function uploadBannerPicture(
  services: Services,
  { actor }: InShop,
  { picture, frame }: { picture: Blob; frame: BannerFrame },
) {
  const { key, ...size } = await uploadSizedPicture(services, actor.accountId, picture, actor.requestId, {
    leastWidth: pictureFrames[frame].leastWidth,
    mostPerHour: business.picturesPerSellerPerHour,
  });
  return { picture: key, ...size, fits: fitsFrame(frame, size) };
}

/** A picture that comes in is the account's own; one that the banner has already may be a colleague's. */
async function requireOwnPictures(
  services: Services,
  { actor }: InShop,
  { picture, phone_picture }: BannerGiven,
  known: readonly string[],
): Promise<void> {
  for (const [field, key] of Object.entries({ picture, phone_picture })) {
    if (key === "" || known.includes(key) || (await isOwnPicture(services, actor.accountId, key))) continue;
    throw new DomainError("invalid_input", {}, [{ field, code: "picture_unknown" }]);
  }
}

/** Puts a banner at its place. @returns it as it is now */
async function arrange(
  tx: Queryable,
  shopId: number,
  { id, others, wanted }: { id: number; others: BannerRow[]; wanted: number },
  described: ReturnType<typeof describe>,
): Promise<SellerBanner> {
  for (const moved of placed<{ id: number; position: number }>(others, { id, position: -1 }, wanted))
    await banners.updateBanner(tx, { shopId, id: moved.id }, { position: moved.position });
  const after = (await banners.listBanners(tx, shopId)).map(described);
  const made = after.find(({ id_banner }) => id_banner === id);
  if (!made) throw new DomainError("not_found");
  return made;
}

/**
 * Adds a banner to a shop.
 * @param givenKey of the request; repeated with the same key it adds nothing twice
 * @throws invalid_input for a picture that is not the account's own, or a target that the shop has not; too_many_of_shop
 */
export async function createBanner(
  services: Services,
  shop: InShop,
  language: Language,
  given: BannerGiven,
  givenKey: string | undefined,
) {
  const { scope, actor } = shop;
  const { shopId } = scope;
  await requireOwnPictures(services, shop, given, []);
  // Without the pictures: a button that is pressed twice uploads them twice, and each has a name of its own.
  const { picture: _, phone_picture: __, target, ...said } = given;
  const request = memberRequest(
    { scope, actor },
    "create_banner",
    { ...said, target: `${target.kind} ${target.id}` },
    checkedKey(givenKey, true),
  );
  const now = services.clock.now();
  return once(services, request, async (tx) => {
    await holdShop(tx, shopId);
    const others = await banners.listBanners(tx, shopId);
    if (others.length >= business.bannersPerShop)
      throw new DomainError("too_many_of_shop", { most: business.bannersPerShop });
    await requireTarget(tx, shopId, target);
    const id = await banners.insertBanner(tx, { shopId, ...columnsOf(given), position: others.length });
    const described = describe(language, dayInBangladesh(now));
    const after = await arrange(tx, shopId, { id, others, wanted: given.position }, described);
    const command = { action: "banner_create", subject: String(id), after: stateOf(after) } as const;
    await recordCommand(tx, actor, command, now);
    return after;
  });
}

/**
 * Changes a banner of a shop. The same again changes nothing.
 * @param version as it was read
 * @throws not_found; review_conflict where somebody changed it since; invalid_input as for a new one
 */
export async function changeBanner(
  services: Services,
  shop: InShop,
  language: Language,
  { id, version, ...given }: BannerGiven & { id: number; version: string },
): Promise<SellerBanner> {
  const { scope, actor } = shop;
  const { shopId } = scope;
  const now = services.clock.now();
  const described = describe(language, dayInBangladesh(now));
  const known = await inTransaction(services.db, (tx) => banners.listBanners(tx, shopId), scope);
  const own = known.find((row) => row.id === id);
  if (!own) throw new DomainError("not_found");
  // Not within the transaction: the embedded database has one connection, and a picture is looked up without a scope.
  await requireOwnPictures(services, shop, given, [own.picture, own.phonePicture]);
  return inTransaction(
    services.db,
    async (tx) => {
      await holdShop(tx, shopId);
      const all = await banners.listBanners(tx, shopId);
      const before = all.map(described).find(({ id_banner }) => id_banner === id);
      if (!before) throw new DomainError("not_found");
      const wanted = Math.min(given.position, all.length);
      const asked = stateOf({ ...given, target: { ...given.target, name: "" }, position: wanted });
      if (JSON.stringify(stateOf(before)) === JSON.stringify(asked)) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      await requireTarget(tx, shopId, given.target);
      await banners.updateBanner(tx, { shopId, id }, columnsOf(given));
      const others = all.filter((row) => row.id !== id);
      const after = await arrange(tx, shopId, { id, others, wanted }, described);
      const states = { before: stateOf(before), after: stateOf(after) };
      await recordCommand(tx, actor, { action: "banner_change", subject: String(id), ...states }, now);
      return after;
    },
    scope,
  );
}

/** Removes a banner of a shop. @throws not_found */
export function removeBanner(services: Services, { scope, actor }: InShop, id: number): Promise<void> {
  const { shopId } = scope;
  const now = services.clock.now();
  return inTransaction(
    services.db,
    async (tx) => {
      await holdShop(tx, shopId);
      const all = (await banners.listBanners(tx, shopId)).map(describe("en", dayInBangladesh(now)));
      const before = all.find(({ id_banner }) => id_banner === id);
      if (!before) throw new DomainError("not_found");
      await banners.deleteBanner(tx, shopId, id);
      const command = { action: "banner_remove", subject: String(id), before: stateOf(before) } as const;
      await recordCommand(tx, actor, command, now);
    },
    scope,
  );
}
