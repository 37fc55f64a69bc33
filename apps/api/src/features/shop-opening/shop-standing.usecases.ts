import { randomBytes } from "node:crypto";
import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import type { Language } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { platformFacts } from "../platform-settings/platform-facts.usecases";
import { openTasks } from "./described-opening";
import { holdOpening, openingSeen } from "./save-answers.usecases";
import { carryOut, requireMove } from "./shop-decision.usecases";
import { requireSellerTerms } from "../terms/terms.usecases";
import * as openings from "./shop-opening.repository";
import type { OpeningRow } from "./shop-opening.repository";
import { listRemarks } from "./shop-remark.repository";

/** Runs a command about how a shop stands, and answers with the opening as it is then. */
function inShopHeld(
  services: Services,
  { scope }: Pick<InShop, "scope">,
  { language, isPlatforms = false }: { language: Language; isPlatforms?: boolean },
  work: (tx: Queryable, row: OpeningRow) => Promise<void>,
): Promise<ShopOpening> {
  const run = async (tx: Queryable) => {
    await work(tx, await holdOpening(tx, scope.shopId));
    return openingSeen(services, tx, scope.shopId, language);
  };
  return inTransaction(services.db, run, isPlatforms ? undefined : scope);
}

/** @throws opening_unfinished, naming the tasks that are open */
async function requireFinished(tx: Queryable, row: OpeningRow, language: Language): Promise<void> {
  const open = openTasks(row, await listRemarks(tx, row.shopId));
  if (open.length === 0) return;
  const translate = translator(language);
  const tasks = open.map((task) => translate(`shopOpening.tasks.${task}`)).join(", ");
  throw new DomainError(
    "opening_unfinished",
    { tasks },
    open.map((task) => ({ field: task, code: "required" })),
  );
}

/**
 * Sends an application for review; where the platform approves by itself, it is approved in the same transaction, unless
 * somebody turned it down before: then somebody looks at it again. Sent twice it is sent once.
 * @throws opening_unfinished, review_conflict where something changed since it was read, shop_move_refused
 */
export async function sendForReview(
  services: Services,
  { scope, actor }: InShop,
  { language, version }: { language: Language; version: number },
): Promise<ShopOpening> {
  const { clock, db } = services;
  const now = clock.now();
  await requireSellerTerms(services, scope.shopId);
  const isApproving = await openings.isAutoApprovalOn(db);
  const { helpPhone } = await platformFacts(services);
  const approval = { decision: "approve", reason: "", helpPhone } as const;
  // Approving is the platform's own work; the guard has looked who asks.
  const how = { language, isPlatforms: isApproving };
  return inShopHeld(services, { scope }, how, async (tx, row) => {
    if (row.status === "sent" || row.status === "approved") return;
    requireMove(row, "send");
    if (row.version !== version) throw new DomainError("review_conflict");
    await requireFinished(tx, row, language);
    const { shopId, status } = row;
    await openings.updateShop(tx, shopId, { status: "sent" });
    await openings.updateOpening(tx, shopId, { sentAt: now, timesSent: row.timesSent + 1 });
    const command = { before: { status }, after: { status: "sent" } };
    await recordCommand(tx, actor, { action: "shop_send", shopId, ...command }, now);
    if (isApproving && status !== "rejected")
      await carryOut(services, tx, { ...row, status: "sent" }, { ...approval, actor });
  });
}

/** The bare status of a pause, as the audit trail tells it. */
const pauseState = (status: string, note: string, until: string | null) => ({ status, note, until });

/** What is said of a pause, and whether it is for a shop that is paused already and no other. */
interface PauseAnswers {
  language: Language;
  note: string;
  until?: string | undefined;
  only_if_paused: boolean;
}

/**
 * Stops a shop from selling for a while; where it is paused already, its note and date are changed.
 * @throws invalid_input for a day that is not to come, shop_move_refused, shop_not_paused where only words were to change
 */
export function pauseShop(
  services: Services,
  { scope, actor }: InShop,
  { language, note, until, only_if_paused }: PauseAnswers,
): Promise<ShopOpening> {
  const now = services.clock.now();
  if (until !== undefined && until <= dayInBangladesh(now))
    throw new DomainError("invalid_input", {}, [{ field: "until", code: "date_past" }]);
  return inShopHeld(services, { scope }, { language }, async (tx, row) => {
    if (row.status !== "paused") {
      if (only_if_paused) throw new DomainError("shop_not_paused");
      requireMove(row, "pause");
    }

    const before = pauseState(row.status, row.pauseNote, row.pausedUntil);
    const after = pauseState("paused", note, until ?? null);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    const { shopId } = row;
    await openings.updateShop(tx, shopId, { status: "paused", pauseNote: note, pausedUntil: until ?? null });
    await openings.updateOpening(tx, shopId, {});
    await recordCommand(tx, actor, { action: "shop_pause", before, after }, now);
  });
}

/** Lets a paused shop sell again; one that sells goes on. @throws shop_move_refused for any other */
export async function resumeShop(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
): Promise<ShopOpening> {
  const now = services.clock.now();
  await requireSellerTerms(services, scope.shopId);
  return inShopHeld(services, { scope }, { language }, async (tx, row) => {
    if (row.status === "approved") return;
    requireMove(row, "resume");
    const { shopId } = row;
    await openings.updateShop(tx, shopId, { status: "approved", pauseNote: "", pausedUntil: null });
    await openings.updateOpening(tx, shopId, {});
    const command = { before: { status: row.status }, after: { status: "approved" } };
    await recordCommand(tx, actor, { action: "shop_resume", ...command }, now);
  });
}

/** Makes a new link to the shop's preview: the one before opens nothing from then on. */
export function renewPreview(
  services: Services,
  { scope, actor }: InShop,
  language: Language,
): Promise<ShopOpening> {
  return inShopHeld(services, { scope }, { language }, async (tx, { shopId }) => {
    await openings.updateOpening(tx, shopId, { previewKey: `pv${randomBytes(9).toString("hex")}` });
    await recordCommand(tx, actor, { action: "shop_preview_renew" }, services.clock.now());
  });
}
