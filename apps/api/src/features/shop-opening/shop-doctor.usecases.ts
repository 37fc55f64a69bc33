import type { DoctorFinding, DoctorMend } from "@haat/contract/seller/shop-opening.contract";
import type { Language } from "@haat/contract/shared/languages";
import type { ShopStatus } from "@haat/contract/shared/shop-status";
import { translator } from "@haat/i18n/translator";
import type { MemberScope } from "../../database/tenant-scope";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { readOpening } from "./save-answers.usecases";
import type { OpeningRow } from "./shop-opening.repository";

type Mend = DoctorMend | null;

/** What keeps shoppers from a shop because of how it stands, and what its people can do about it. */
const byStatus: Readonly<Record<ShopStatus, { finding: DoctorFinding; mend: Mend } | undefined>> = {
  draft: { finding: "not_sent", mend: "send" },
  sent: { finding: "in_review", mend: null },
  changes_asked: { finding: "changes_asked", mend: "send" },
  approved: undefined,
  paused: { finding: "paused", mend: "resume" },
  suspended: { finding: "suspended", mend: null },
  rejected: { finding: "rejected", mend: "send" },
  closing: { finding: "closed_by_owner", mend: null },
  closed: { finding: "closed_by_owner", mend: null },
  test: undefined,
};

function findingsOf(row: OpeningRow): { finding: DoctorFinding; mend: Mend }[] {
  const isDelivering = row.deliveryTime.bn !== "" || row.deliveryTime.en !== "";
  const found = [
    byStatus[row.status],
    !row.hasProduct && ({ finding: "no_product", mend: "product" } as const),
    row.hasProduct && !row.hasStock && ({ finding: "no_stock", mend: "product" } as const),
    !isDelivering && !row.offersPickUp && ({ finding: "no_delivery", mend: "delivery" } as const),
  ];
  return found.filter((each) => each !== undefined && each !== false);
}

/** Why nobody can buy from a shop, from facts alone: one line each, with what is to be mended. */
export async function examineShop({ db }: Services, scope: MemberScope, language: Language) {
  const row = await inTransaction(db, (tx) => readOpening(tx, scope.shopId), scope);
  const translate = translator(language);
  return findingsOf(row).map(({ finding, mend }) => ({
    finding,
    mend,
    message: translate(`shopOpening.doctor.${finding}`, { reason: row.statusReason }),
  }));
}
