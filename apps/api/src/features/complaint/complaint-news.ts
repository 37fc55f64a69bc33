import { defaultLanguage } from "@haat/contract/shared/languages";
import { translator, type SentenceKey } from "@haat/i18n/translator";
import type { Queryable } from "../../database/database";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import { addTextMessage } from "../account/text-message.job.usecases";
import type { ComplaintRow } from "./complaint.repository";

type News = Extract<SentenceKey, `complaints.sms.${string}`>;

/** Tells the customer by a text message what has become of a complaint; of several at once the last. */
export async function tellCustomer(
  parts: Pick<Services, "clock" | "config">,
  tx: Queryable,
  row: ComplaintRow,
  news: News,
): Promise<void> {
  const language = row.language ?? defaultLanguage;
  const shop = textIn(language, row.shopTitle);
  const text = translator(language)(news, { shop, order: row.number });
  await addTextMessage(
    parts,
    tx,
    { to: row.recipientPhone, text, shopId: row.shopId },
    `complaint ${row.shopId} ${row.id}`,
  );
}

/** Tells the shop the same way. */
export async function tellShop(
  parts: Pick<Services, "clock" | "config">,
  tx: Queryable,
  row: ComplaintRow,
  news: News,
): Promise<void> {
  const text = translator(defaultLanguage)(news, {
    shop: textIn(defaultLanguage, row.shopTitle),
    order: row.number,
  });
  await addTextMessage(parts, tx, { to: row.shopPhone, text, shopId: row.shopId });
}
