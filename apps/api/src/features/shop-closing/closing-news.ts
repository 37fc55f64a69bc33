import { brand } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { addTextMessage } from "../account/text-message.job.usecases";
import { listStaffPhones } from "../member/member.usecases";
import type { OpeningRow } from "../shop-opening/shop-decision.usecases";

/** What has become of a shop's closing; what is left out is not said. */
interface ClosingNews {
  news: "closed" | "reopened" | "heldUp" | "final";
  /** Until when it can be taken back. */
  until?: Date;
  /** Whom to call where nobody expected it. */
  help?: string;
  openOrders?: number;
}

/** Tells those with these phones by a text message, in the language that the shop was opened in. @param phones E.164 */
export async function tellPhones(
  services: Pick<Services, "clock" | "config">,
  tx: Queryable,
  { row, phones }: { row: OpeningRow; phones: readonly string[] },
  { news, until, help = "", openOrders = 0 }: ClosingNews,
): Promise<void> {
  const { language } = row;
  const text = translator(language)(`shopClosing.sms.${news}`, {
    shop: textIn(language, row.title),
    brand: brand[language],
    date: until ? formatDate(until.toISOString(), language) : "",
    help,
    orders: formatNumber(openOrders, language),
  });
  const { shopId } = row;
  for (const to of phones) await addTextMessage(services, tx, { to, text, shopId });
}

/** Tells all of a shop's people. */
export async function tellStaff(
  services: Pick<Services, "clock" | "config">,
  tx: Queryable,
  row: OpeningRow,
  news: ClosingNews,
): Promise<void> {
  await tellPhones(services, tx, { row, phones: await listStaffPhones(tx, row.shopId) }, news);
}
