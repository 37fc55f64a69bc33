import type { LabelAvailability, LabelState, ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import { business } from "@haat/contract/shared/business-constants";
import type { FieldErrorCode } from "@haat/contract/shared/error-codes";
import type { Language } from "@haat/contract/shared/languages";
import { isReservedLabel, readsLikeReserved } from "@haat/contract/shared/reserved-labels";
import { isShut, isUnopened } from "@haat/contract/shared/shop-status";
import type { Queryable } from "../../database/database";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { secondsAfter } from "../../process/clock";
import { DomainError } from "../../process/domain-error";
import { romanised } from "../words/romanised";
import type { InShop } from "../audit/audit.usecases";
import { labelOf } from "./described-opening";
import { readOpening, saveItem } from "./save-answers.usecases";
import { countLabelChanges, labelStates, takeTurnsAtLabels } from "./shop-label.repository";
import type { OpeningRow } from "./shop-opening.repository";

const { shopLabelMinLength: least, shopLabelMaxLength: most } = business;

/** Without two hyphens in a row, which names in other scripts begin with on the net (RFC 5891, `xn--`). */
const labelShape = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** As it would be kept: blanks are typed for hyphens. */
const asKept = (typed: string) => typed.replace(/[\s_]+/g, "-");

/** What speaks against a label before any other shop is looked at. */
function fault(label: string): Extract<LabelState, "bengali" | "shape" | "reserved"> | undefined {
  if (/\p{Script=Bengali}/u.test(label)) return "bengali";
  if (isReservedLabel(label) || readsLikeReserved(label)) return "reserved";
  return labelShape.test(label) && label.length >= least && label.length <= most ? undefined : "shape";
}

async function stateOf(db: Queryable, shopId: number, label: string): Promise<LabelState> {
  return fault(label) ?? (await labelStates(db, shopId, [label])).get(label) ?? "free";
}

const suggestionsShown = 3;
const cut = (label: string) => label.slice(0, most).replace(/-+$/, "");

/** Labels that would go with a shop, the plainest first. */
function candidatesFor({ title, city, category }: OpeningRow, typed: string | undefined): string[] {
  const names = [typed, title.en, title.bn].map((name) => romanised(name ?? "")).filter(Boolean);
  const [place, trade] = [romanised(city.en), romanised(category.en).split("-")[0] ?? ""];
  const all = names.flatMap((name) => [
    name,
    name.replaceAll("-", ""),
    `${name}-bd`,
    `${name}-${place}`,
    `${name}-${trade}`,
    ...[2, 3, 4, 5, 6, 7, 8, 9].map((number) => `${name}-${place}-${number}`),
  ]);
  return [...new Set(all.map(cut))].filter((label) => fault(label) === undefined);
}

async function suggestions(db: Queryable, row: OpeningRow, typed: string | undefined): Promise<string[]> {
  const candidates = candidatesFor(row, typed);
  const states = await labelStates(db, row.shopId, candidates);
  return candidates.filter((label) => states.get(label) === "free").slice(0, suggestionsShown);
}

/**
 * Whether a shop can have a label, and three that it can have.
 * @param typed without one it is about the label that the shop has, else about the first suggestion
 */
export function describeLabel(
  { db }: Services,
  { scope }: InShop,
  typed: string | undefined,
): Promise<LabelAvailability> {
  const read = async (tx: Queryable): Promise<LabelAvailability> => {
    const row = await readOpening(tx, scope.shopId);
    const free = await suggestions(tx, row, typed);
    const label = asKept(typed ?? labelOf(row) ?? free[0] ?? "");
    return { label, state: await stateOf(tx, scope.shopId, label), suggestions: free };
  };
  return inTransaction(db, read, scope);
}

const refusals = {
  shape: "label_shape",
  bengali: "label_bengali",
  reserved: "label_reserved",
  taken: "label_taken",
  look_alike: "label_look_alike",
} as const satisfies Partial<Record<LabelState, FieldErrorCode>>;

const yearSeconds = 365 * 24 * 3600;

/**
 * Every label that a shop was open under is its own for good, so it may take a few new ones a year and none while it is
 * closed.
 */
async function refuseTooOften(
  { clock }: Services,
  tx: Queryable,
  { shopId, status }: OpeningRow,
): Promise<void> {
  if (isUnopened(status)) return;
  if (isShut(status)) throw new DomainError("shop_move_refused");
  const changed = await countLabelChanges(tx, shopId, secondsAfter(clock.now(), -yearSeconds));
  if (changed >= business.labelChangesPerYear)
    throw new DomainError("invalid_input", {}, [{ field: "label", code: "label_changed_often" }]);
}

/**
 * Takes an address label for a shop. The one before goes on leading there, where the shop was ever open.
 * @throws invalid_input, saying on the field `label` what speaks against it; shop_move_refused while the shop is closed
 */
export function saveLabel(
  services: Services,
  inShop: InShop,
  { language, label: typed }: { language: Language; label: string },
): Promise<ShopOpening> {
  const label = asKept(typed);
  return saveItem(services, inShop, language, {
    task: "label",
    action: "shop_label",
    change: async (tx, row) => {
      await takeTurnsAtLabels(tx);
      const state = await stateOf(tx, row.shopId, label);
      if (state !== "own") await refuseTooOften(services, tx, row);
      if (state !== "free" && state !== "own")
        throw new DomainError("invalid_input", {}, [{ field: "label", code: refusals[state] }]);
      return { shop: { slug: label }, before: { label: labelOf(row) }, after: { label } };
    },
  });
}
