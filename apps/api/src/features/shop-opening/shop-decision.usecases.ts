import { shopMoves, type ShopMove, type ShopStatus } from "@haat/contract/shared/shop-status";
import { brand } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { DomainError } from "../../process/domain-error";
import { addTextMessage } from "../account/text-message.job.usecases";
import { recordCommand, type Actor, type AuditState } from "../audit/audit.usecases";
import { requestShopApp } from "../shop-app/shop-app.usecases";
import * as openings from "./shop-opening.repository";
import type { OpeningRow } from "./shop-opening.repository";

/** What a review, and the closing of a shop, reads and writes of an opening. */
export {
  findOpening,
  findOwner,
  holdOpening,
  isAutoApprovalOn,
  setAutoApproval,
  type OpeningRow,
} from "./shop-opening.repository";
export { insertRemarks, listRemarks } from "./shop-remark.repository";

/** What the platform decides about a shop. */
export type Decision = Extract<ShopMove, "approve" | "ask_changes" | "reject" | "suspend" | "reinstate">;

const actions = {
  approve: "shop_approve",
  ask_changes: "shop_ask_changes",
  reject: "shop_reject",
  suspend: "shop_suspend",
  reinstate: "shop_reinstate",
} as const satisfies Record<Decision, string>;

/** Counts a change of what a shop that waits for review shows besides its answers. */
export const countOpeningChange = (tx: Queryable, shopId: number) => openings.updateOpening(tx, shopId, {});

/** @throws shop_move_refused where the shop stands elsewhere */
export function requireMove({ status }: Pick<OpeningRow, "status">, move: ShopMove): void {
  if (!shopMoves[move].from.includes(status)) throw new DomainError("shop_move_refused");
}

/**
 * Moves a shop that is held; what was said of a pause is over then.
 * @returns where it stands now
 * @throws shop_move_refused
 */
export async function moveShop(tx: Queryable, row: OpeningRow, move: ShopMove): Promise<ShopStatus> {
  requireMove(row, move);
  const { shopId } = row;
  const status = shopMoves[move].to;
  await openings.updateShop(tx, shopId, { status, pauseNote: "", pausedUntil: null });
  await openings.updateOpening(tx, shopId, {});
  return status;
}

/** A decision, and who takes it. */
export interface CarriedOut {
  decision: Decision;
  /** What the owner reads; blank where there is nothing to say. */
  reason: string;
  actor: Actor;
  /** Whom the owner can ask. */
  helpPhone: string;
}

/**
 * Carries out a decision about a shop that is held: its status, its app, its audit row, and the message to its owner, which is
 * a job: no gateway that is down undoes anything.
 */
export async function carryOut(
  services: Services,
  tx: Queryable,
  row: OpeningRow,
  { decision, reason, actor, helpPhone }: CarriedOut,
): Promise<void> {
  requireMove(row, decision);
  const { shopId } = row;
  const now = services.clock.now();
  const status = shopMoves[decision].to;
  await openings.updateShop(tx, shopId, { status, statusReason: reason, pauseNote: "", pausedUntil: null });
  await openings.updateOpening(tx, shopId, { decidedAt: now, decidedVersion: row.version + 1 });
  if (status === "approved") await requestShopApp(tx, shopId, now);
  const after: AuditState = reason === "" ? { status } : { status, reason };
  const command = {
    action: actions[decision],
    shopId,
    subject: String(shopId),
    before: { status: row.status },
    after,
  };
  await recordCommand(tx, actor, command, now);
  await tellOwner(services, tx, row, { decision, reason, helpPhone });
}

async function tellOwner(
  services: Services,
  tx: Queryable,
  row: OpeningRow,
  { decision, reason, helpPhone }: Omit<CarriedOut, "actor">,
): Promise<void> {
  const owner = await openings.findOwner(tx, row.shopId);
  if (!owner) return;
  const { language } = row;
  const words = { shop: textIn(language, row.title), brand: brand[language], help: helpPhone, reason };
  const text = translator(language)(`shopOpening.sms.${decision}`, words);
  await addTextMessage(services, tx, { to: owner.phone, text, shopId: row.shopId });
}
