import type { SellerAnnouncement } from "@haat/contract/seller/seller-face.contract";
import type { ShopTarget } from "@haat/contract/seller/shop-target";
import { isShownOn } from "@haat/contract/seller/shown-days";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Language } from "@haat/contract/shared/languages";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { hashOf } from "../../security/secrets";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import { describeTarget, requireTarget } from "../shop-target/shop-target.usecases";
import { holdShop } from "../shop/shop.usecases";
import * as announcements from "./announcement.repository";
import type { AnnouncementRow } from "./announcement.repository";

/** What is said above the header. */
export interface AnnouncementGiven {
  text_bn: string;
  text_en: string;
  target: ShopTarget;
  starts_on: string | null;
  ends_on: string | null;
}

const none: AnnouncementRow = {
  textBn: "",
  textEn: "",
  targetKind: "none",
  targetId: null,
  startsOn: null,
  endsOn: null,
  targetName: null,
};

function describe(row: AnnouncementRow, language: Language, now: Date): SellerAnnouncement {
  const { targetName: _, ...said } = row;
  const days = { starts_on: row.startsOn, ends_on: row.endsOn };
  return {
    text_bn: row.textBn,
    text_en: row.textEn,
    target: describeTarget(row, language),
    ...days,
    is_shown: row.textBn + row.textEn !== "" && isShownOn(dayInBangladesh(now), days),
    version: hashOf(JSON.stringify(Object.entries(said).sort())).slice(0, 16),
  };
}

const stateOf = ({ text_bn, text_en, target, starts_on, ends_on }: AnnouncementGiven): AuditState => ({
  text_bn,
  text_en,
  target: target.id === null ? null : `${target.kind} ${target.id}`,
  starts_on,
  ends_on,
});

/** The line above the header of a shop's pages; blank where there is none. */
export async function showAnnouncement(
  { db, clock }: Services,
  { shopId, ...scope }: MemberScope,
  language: Language,
): Promise<SellerAnnouncement> {
  const row = await inTransaction(db, (tx) => announcements.findAnnouncement(tx, shopId), {
    shopId,
    ...scope,
  });
  return describe(row ?? none, language, clock.now());
}

/**
 * Writes that line. The same again changes nothing.
 * @param version as it was read
 * @throws review_conflict where somebody changed it since; invalid_input for a target that the shop has not
 */
export function saveAnnouncement(
  { db, clock }: Services,
  { scope, actor }: InShop,
  language: Language,
  { version, ...given }: AnnouncementGiven & { version: string },
): Promise<SellerAnnouncement> {
  const { shopId } = scope;
  const now = clock.now();
  return inTransaction(
    db,
    async (tx) => {
      await holdShop(tx, shopId);
      const read = async () =>
        describe((await announcements.findAnnouncement(tx, shopId)) ?? none, language, now);
      const before = await read();
      if (JSON.stringify(stateOf(before)) === JSON.stringify(stateOf(given))) return before;
      if (before.version !== version) throw new DomainError("review_conflict");
      await requireTarget(tx, shopId, given.target);
      await announcements.saveAnnouncement(tx, shopId, {
        textBn: given.text_bn,
        textEn: given.text_en,
        targetKind: given.target.kind,
        targetId: given.target.id,
        startsOn: given.starts_on,
        endsOn: given.ends_on,
      });
      const states = { before: stateOf(before), after: stateOf(given) };
      await recordCommand(tx, actor, { action: "announcement_change", ...states }, now);
      return read();
    },
    scope,
  );
}
