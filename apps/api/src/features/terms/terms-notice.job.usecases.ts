import { locales } from "@haat/i18n/locales";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { termsOn, termsVersions, type TermsVersion } from "@haat/contract/shared/terms";
import { brand } from "@haat/i18n/brand";
import { formatDate } from "@haat/i18n/dates";
import { translator } from "@haat/i18n/translator";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { addTextMessage } from "../account/text-message.job.usecases";
import { listOwnersToTell, putTold } from "./terms.repository";

const ownersAtOnce = 100;
const daySeconds = 24 * 3600;

/**
 * Tells every owner of a shop of new terms as soon as they are announced: one message each, kept with the note that it was
 * told. Whoever becomes an owner later is told the next day.
 */
export function termsNoticeQueue(
  services: Pick<Services, "clock" | "config" | "db">,
  versions: readonly TermsVersion[] = termsVersions.seller,
): JobQueue {
  const { clock, config, db } = services;
  return {
    name: "notice of terms",
    attempts: Infinity,
    seconds: 300,
    atStart: { key: "daily" },
    run: async () => {
      const now = clock.now();
      const { coming } = termsOn(dayInBangladesh(now), versions);
      if (!coming) return { againAt: secondsAfter(now, daySeconds) };
      const { version } = coming;
      const owners = await listOwnersToTell(db, version, ownersAtOnce);
      for (const { accountId, phone, language } of owners) {
        const date = formatDate(`${version}T00:00:00+06:00`, language);
        const link = `${config.platformOrigin}${locales[language].pathPrefix}/terms-condition`;
        const text = translator(language)("terms.sms", { brand: brand[language], date, link });
        await inTransaction(db, async (tx) => {
          if (await putTold(tx, { accountId, kind: "seller", version }, now))
            await addTextMessage(services, tx, { to: phone, text, shopId: null });
        });
      }
      return { againAt: owners.length === ownersAtOnce ? now : secondsAfter(now, daySeconds) };
    },
  };
}
