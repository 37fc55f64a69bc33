import type { AdminShop, ReviewWarning } from "@haat/contract/admin/admin-review.contract";
import type { OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import type { ShopStatus } from "@haat/contract/shared/shop-status";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { StaffScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { lastPageOf, pageOf } from "../../http/pages";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type OnPlatform } from "../audit/audit.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { findStatedClosing } from "../shop-closing/shop-closing.usecases";
import { describeOpening, labelOf } from "../shop-opening/described-opening";
import * as openings from "../shop-opening/shop-decision.usecases";
import type { Decision, OpeningRow } from "../shop-opening/shop-decision.usecases";
import { acceptedSellerTerms } from "../terms/terms.usecases";
import { bannedWordIn } from "./banned-words";
import { describeSteps } from "./review-steps";
import * as review from "./review.repository";
import type { ReviewedProduct, ShopLine } from "./review.repository";

const perPage = business.applicationsPerPage;

function describeLine(line: ShopLine, language: Language): AdminShop {
  const { owner } = line;
  return {
    seller_key: line.sellerKey,
    title: textIn(language, line.title),
    label: labelOf(line),
    logo: line.logo || null,
    status: line.status,
    status_reason: line.statusReason,
    business_category: textIn(language, line.category),
    city_name: textIn(language, line.city),
    owner_name: owner ? `${owner.firstName} ${owner.lastName}` : "",
    created_at: line.createdAt.toISOString(),
    sent_at: line.sentAt?.toISOString() ?? null,
    decided_at: line.decidedAt?.toISOString() ?? null,
  };
}

const listed = (total: number) => ({ total, per_page: perPage, last_page: lastPageOf(total, perPage) });

/** A page of the applications that wait, the oldest first. */
export function listApplications(
  { db, clock }: Services,
  scope: StaffScope,
  page: number,
  language: Language,
) {
  const now = clock.now().getTime();
  return inTransaction(
    db,
    async (tx) => {
      const lines = await review.listWaiting(tx, pageOf(page, perPage));
      return {
        applications: lines.map((line) => ({
          ...describeLine(line, language),
          age_seconds: Math.max(0, Math.floor((now - (line.sentAt ?? line.createdAt).getTime()) / 1000)),
          times_sent: line.timesSent,
        })),
        is_auto_approval: await openings.isAutoApprovalOn(tx),
        ...listed(await review.countWaiting(tx)),
      };
    },
    scope,
  );
}

/** A page of all shops, the newest first. */
export function listShops(
  { db }: Services,
  scope: StaffScope,
  asked: { page: number; language: Language; status?: ShopStatus | undefined; search?: string | undefined },
) {
  const words = (asked.search ?? "").normalize("NFC").split(/\s+/).filter(Boolean).slice(0, 5);
  const search = { status: asked.status, words };
  return inTransaction(
    db,
    async (tx) => ({
      shops: (await review.listShops(tx, search, pageOf(asked.page, perPage))).map((line) =>
        describeLine(line, asked.language),
      ),
      ...listed(await review.countShops(tx, search)),
    }),
    scope,
  );
}

/** A shop by its key, for the platform's people. @throws not_found */
export async function requireShopId(tx: Queryable, sellerKey: string): Promise<number> {
  const shopId = await review.findShopId(tx, sellerKey);
  if (shopId === undefined) throw new DomainError("not_found");
  return shopId;
}

const productsShown = 12;

/** What the machine finds in an application; it refuses nothing by itself. */
async function warningsOf(
  tx: Queryable,
  row: OpeningRow,
  { phones, products }: { phones: string[]; products: readonly ReviewedProduct[] },
  language: Language,
) {
  const shop = (found: { bn: string; en: string } | undefined) => found && { shop: textIn(language, found) };
  const texts = [
    row.title,
    row.tagline,
    row.about,
    ...products.flatMap(({ name, description }) => [name, description]),
  ];
  const word = bannedWordIn(texts.flatMap(({ bn, en }) => [bn, en]));
  const found: [ReviewWarning, Record<string, string> | undefined][] = [
    ["phone_of_suspended", shop(await review.findClosedByPhone(tx, row.shopId, phones))],
    ["address_of_suspended", shop(await review.findClosedByAddress(tx, row.shopId, row.address))],
    ["known_name", shop(await review.findAlike(tx, row.shopId, row.title))],
    ["banned_word", word === undefined ? undefined : { word }],
  ];
  const translate = translator(language);
  return found.flatMap(([warning, words]) =>
    words ? [{ warning, message: translate(`shopOpening.warnings.${warning}`, words) }] : [],
  );
}

/** All that the platform knows of a shop. @throws not_found */
export function describeApplication(
  { db, logger }: Services,
  scope: StaffScope,
  sellerKey: string,
  language: Language,
) {
  const read = async (tx: Queryable) => {
    const shopId = await requireShopId(tx, sellerKey);
    const row = await openings.findOpening(tx, shopId);
    if (!row) throw new DomainError("not_found");
    const [remarks, owner, products, productCount] = [
      await openings.listRemarks(tx, shopId),
      await openings.findOwner(tx, shopId),
      await review.listProducts(tx, shopId, productsShown),
      await review.countProducts(tx, shopId),
    ];
    const others = owner ? await review.listOwnShops(tx, owner.accountId, shopId) : [];
    const phones = owner ? [row.phone, owner.phone] : [row.phone];
    return {
      opening: describeOpening(row, remarks, { language, logger, by: "staff" }),
      owner: {
        name: owner ? `${owner.firstName} ${owner.lastName}` : "",
        mobile: owner ? displayPhone(owner.phone) : "",
        since: (owner?.since ?? row.createdAt).toISOString(),
        accepted_terms: owner ? await acceptedSellerTerms(tx, owner.accountId) : null,
        other_shops: others.map((shop) => ({
          seller_key: shop.sellerKey,
          title: textIn(language, shop.title),
          status: shop.status,
        })),
      },
      plan: await review.findPlan(tx, shopId),
      closing: await findStatedClosing(tx, shopId),
      products: products.map(({ name, price, picture, stock }) => ({
        name: textIn(language, name),
        price,
        picture,
        stock,
      })),
      product_count: productCount,
      warnings: await warningsOf(tx, row, { phones, products }, language),
      times_sent: row.timesSent,
      ...(await describeSteps(tx, shopId)),
      remarks: remarks.map(({ task, remark, at, mendedAt }) => ({
        task,
        remark,
        at: at.toISOString(),
        is_mended: mendedAt !== null,
      })),
    };
  };
  return inTransaction(db, read, scope);
}

export interface DecisionAsked {
  seller_key: string;
  /** The one that who decides has read. */
  version: number;
  decision: Decision;
  reason?: string;
  remarks?: { task: OpeningTask; remark: string }[];
}

/**
 * Decides about a shop. Of two people at once, or of one who read what has changed since, the later hears so and nothing is
 * done twice. Only closing it, or turning it down, does not ask what its people changed meanwhile: they could put it off for ever.
 * @throws not_found, review_conflict, shop_move_refused
 */
export async function decide(
  services: Services,
  { scope, actor }: OnPlatform,
  { seller_key, version, decision, reason = "", remarks = [] }: DecisionAsked,
): Promise<{ status: ShopStatus; version: number }> {
  const now = services.clock.now();
  const { helpPhone } = await platformFacts(services);
  return inTransaction(
    services.db,
    async (tx) => {
      const row = await openings.holdOpening(tx, await requireShopId(tx, seller_key));
      if (!row) throw new DomainError("not_found");
      const isCurrent =
        decision === "suspend" || decision === "reject"
          ? version >= row.decidedVersion
          : version === row.version;
      if (!isCurrent) throw new DomainError("review_conflict");
      await openings.carryOut(services, tx, row, { decision, reason, actor, helpPhone });
      const { shopId } = row;
      const noted = remarks.map((each) => ({ ...each, shopId, at: now, accountId: scope.staffId }));
      if (noted.length > 0) await openings.insertRemarks(tx, noted);
      const after = await openings.findOpening(tx, shopId);
      if (!after) throw new Error("A shop that was decided on is gone.");
      return { status: after.status, version: after.version };
    },
    scope,
  );
}

/** Whether shops are approved when they are sent. */
export const showAutoApproval = ({ db }: Services, scope: StaffScope) =>
  inTransaction(db, (tx) => openings.isAutoApprovalOn(tx), scope);

/** Says whether shops are approved when they are sent; the same again is no change. */
export function switchAutoApproval(
  { db, clock }: Services,
  { scope, actor }: OnPlatform,
  isOn: boolean,
): Promise<void> {
  return inTransaction(
    db,
    async (tx) => {
      const was = await openings.isAutoApprovalOn(tx);
      if (was === isOn) return;
      await openings.setAutoApproval(tx, isOn);
      const command = { before: { is_on: was }, after: { is_on: isOn } };
      await recordCommand(tx, actor, { action: "auto_approval", ...command }, clock.now());
    },
    scope,
  );
}
