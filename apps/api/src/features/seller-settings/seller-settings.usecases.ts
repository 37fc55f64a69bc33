import type { ShopSettings } from "@haat/contract/seller/seller-settings.contract";
import type { AuditAction } from "@haat/contract/shared/audit-choices";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { DomainError } from "../../process/domain-error";
import { recordCommand, type AuditState, type InShop } from "../audit/audit.usecases";
import * as settings from "./seller-settings.repository";
import type { SettingsRow } from "./seller-settings.repository";

const describe = (row: SettingsRow): ShopSettings => ({
  least_order: row.leastOrder,
  vat_percent: row.vatPercent,
  bin: row.bin,
  legal_name_bn: row.legalNameBn,
  legal_name_en: row.legalNameEn,
  issues_challan: row.issuesChallan,
});

/** What a shop asks of orders and states on invoices. */
export function describeSettings({ db }: Services, scope: MemberScope): Promise<ShopSettings> {
  return inTransaction(db, async (tx) => describe(await settings.findSettings(tx, scope.shopId)), scope);
}

/** Says from which amount of goods the shop takes an order. The same again changes nothing. */
export function saveLeastOrder(
  services: Services,
  inShop: InShop,
  leastOrder: number | null,
): Promise<ShopSettings> {
  const stateOf = (row: SettingsRow) => ({ least_order: row.leastOrder });
  return change(services, inShop, { action: "least_order_save", stateOf, given: { leastOrder } });
}

/**
 * Says which VAT is in the prices, and what invoices bear of the seller; orders keep what held when they were placed. The same
 * again changes nothing.
 * @throws invalid_input for a tax challan without a BIN
 */
export async function saveVat(
  services: Services,
  inShop: InShop,
  given: Omit<ShopSettings, "least_order">,
): Promise<ShopSettings> {
  if (given.issues_challan && given.bin === "")
    throw new DomainError("invalid_input", {}, [{ field: "bin", code: "bin_required" }]);
  const stateOf = (row: SettingsRow): AuditState => {
    const { least_order: _, ...state } = describe(row);
    return state;
  };
  return change(services, inShop, {
    action: "vat_save",
    stateOf,
    given: {
      vatPercent: given.vat_percent,
      bin: given.bin,
      legalNameBn: given.legal_name_bn,
      legalNameEn: given.legal_name_en,
      issuesChallan: given.issues_challan,
    },
  });
}

interface Change {
  action: AuditAction;
  /** What of the settings the trail tells. */
  stateOf: (row: SettingsRow) => AuditState;
  given: Partial<SettingsRow>;
}

function change(
  { db, clock }: Services,
  { scope, actor }: InShop,
  { action, stateOf, given }: Change,
): Promise<ShopSettings> {
  return inTransaction(
    db,
    async (tx) => {
      const row = await settings.holdSettings(tx, scope.shopId);
      const wanted = { ...row, ...given };
      const [before, after] = [stateOf(row), stateOf(wanted)];
      if (JSON.stringify(before) === JSON.stringify(after)) return describe(row);
      await settings.saveSettings(tx, scope.shopId, given);
      await recordCommand(tx, actor, { action, before, after }, clock.now());
      return describe(wanted);
    },
    scope,
  );
}
