import { business, orderStatuses } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import type { ShopOrderDetails } from "@haat/contract/seller/seller-orders.contract";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { checkedKey, once, type Once } from "../../http/idempotency";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type InShop } from "../audit/audit.usecases";
import { memberRequest } from "../audit/member-request";
import { bookReturned, type ReturnedPieces } from "../order/order-return.usecases";
import { lockOrder } from "../order/order-status.usecases";
import { takeUndo } from "./order-undo.repository";
import { tellOfMove } from "./order-news.job.usecases";
import { countNotes, insertNote, listChanges } from "./shop-order.repository";
import { describeShopOrder } from "./shop-order.usecases";

/** What is written down beside an order, once however often it is sent. */
function onceBeside(
  services: Services,
  { scope, actor }: InShop,
  { route, key, language, number, given }: Written,
  work: (tx: Queryable, orderId: number, status: number) => Promise<void>,
): Promise<Once<ShopOrderDetails>> {
  const { shopId } = scope;
  const request = memberRequest({ scope, actor }, route, { number, ...given }, checkedKey(key, true));
  return once(services, request, async (tx) => {
    const order = await lockOrder(tx, shopId, number);
    if (!order) throw new DomainError("order_not_found");
    await work(tx, order.id, order.status);
    return describeShopOrder(services, tx, scope, number, { language, now: services.clock.now() });
  });
}

interface Written {
  route: string;
  key: string | undefined;
  language: Language;
  number: string;
  given: Record<string, unknown>;
}

/**
 * Books what is in hand again of an order that was cancelled on its way: into stock, or written off.
 * @throws order_not_found; order_move_refused where it was not; invalid_input where there are not so many pieces left
 */
export function bookReturn(
  services: Services,
  inShop: InShop,
  language: Language,
  { order_id: number, pieces }: { order_id: string; pieces: readonly ReturnedPieces[] },
  key: string | undefined,
) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const { accountId } = actor;
  const now = services.clock.now();
  const written = { route: "book_return", key, language, number, given: { pieces } };
  return onceBeside(services, inShop, written, async (tx, orderId, status) => {
    const changes = await listChanges(tx, shopId, orderId);
    const wasShipped = changes.some((change) => change.status === orderStatuses.shipped);
    if (status !== orderStatuses.cancel || !wasShipped)
      throw new DomainError("invalid_input", {}, [{ field: "pieces", code: "pieces_beyond" }]);
    // From here on the cancellation itself stands.
    const undo = await takeUndo(tx, shopId, orderId);
    if (undo) await tellOfMove(services, tx, undo);
    await bookReturned(tx, { shopId, orderId }, pieces, { accountId, at: now });
    const sum = (of: (each: ReturnedPieces) => number) => pieces.reduce((all, each) => all + of(each), 0);
    const after = { returned: sum(({ back }) => back), written_off: sum(({ written_off }) => written_off) };
    await recordCommand(tx, actor, { action: "order_return", subject: number, after }, now);
  });
}

/** Writes a note beside an order that only the shop's people read. @throws order_not_found */
export function writeNote(
  services: Services,
  inShop: InShop,
  language: Language,
  { order_id: number, text }: { order_id: string; text: string },
  key: string | undefined,
) {
  const { scope, actor } = inShop;
  const { shopId } = scope;
  const now = services.clock.now();
  const written = { route: "write_order_note", key, language, number, given: { text } };
  return onceBeside(services, inShop, written, async (tx, orderId) => {
    if ((await countNotes(tx, shopId, orderId)) >= business.notesPerOrder)
      throw new DomainError("too_many_notes", { most: business.notesPerOrder });
    const by = { writtenBy: actor.accountId, program: actor.apiKey ?? null };
    await insertNote(tx, { shopId, orderId, text, at: now, ...by });
    await recordCommand(tx, actor, { action: "order_note", subject: number, after: { note: text } }, now);
  });
}
