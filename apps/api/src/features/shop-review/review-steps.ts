import type { ReviewStep } from "@haat/contract/admin/admin-review.contract";
import { openingTask, type OpeningTask } from "@haat/contract/seller/shop-opening.contract";
import type { AuditAction } from "@haat/contract/shared/audit-choices";
import type { Queryable } from "../../database/database";
import { listActions, listActionsSince } from "../audit/audit.usecases";

const decisions: readonly AuditAction[] = [
  "shop_approve",
  "shop_ask_changes",
  "shop_reject",
  "shop_suspend",
  "shop_reinstate",
];

/** Which item of an application something changes. */
const taskOf: Partial<Record<AuditAction, OpeningTask>> = {
  shop_name: "name",
  shop_label: "label",
  shop_logo: "logo",
  shop_monogram: "logo",
  shop_colours: "colours",
  shop_place: "place",
  shop_delivery: "delivery",
  shop_about: "about",
  product_create: "product",
};

/** What its owner did about whether there is the shop. */
const ofOwner: readonly AuditAction[] = ["shop_close", "shop_reopen", "shop_close_final"];

const stepsShown = 20;

/**
 * How a shop came to stand where it does, from the trail: when it was sent, decided on and closed, and what was changed since the last
 * decision. An item that was changed and changed back counts as changed.
 */
export async function describeSteps(
  tx: Queryable,
  shopId: number,
): Promise<{ steps: ReviewStep[]; changed_tasks: OpeningTask[] }> {
  const rows = await listActions(
    tx,
    { shopId, actions: ["shop_send", ...decisions, ...ofOwner] },
    stepsShown,
  );
  const [last] = await listActions(tx, { shopId, actions: decisions }, 1);
  const done = last ? await listActionsSince(tx, shopId, last.id) : [];
  const changed = new Set(done.map((action) => taskOf[action]));
  return {
    steps: rows.map(({ action, at, actor, after, firstName, lastName }) => ({
      action,
      at: at.toISOString(),
      name: firstName === null ? "" : `${firstName} ${lastName}`,
      // Why an owner closes a shop is told with the closing.
      reason: typeof after?.reason === "string" && !ofOwner.includes(action) ? after.reason : "",
      is_automatic: actor !== "staff" && decisions.includes(action),
    })),
    changed_tasks: openingTask.options.filter((task) => changed.has(task)),
  };
}
