import { defaultLanguage } from "@haat/contract/shared/languages";
import { translator } from "@haat/i18n/translator";
import { domainToUnicode } from "node:url";
import { breaksRule } from "../../database/database-failure";
import { inTransaction } from "../../database/transaction";
import type { Services } from "../../http/call";
import { textIn } from "../../http/language";
import type { JobQueue } from "../../jobs/job-runner";
import { secondsAfter } from "../../process/clock";
import { addTextMessage } from "../account/text-message.job.usecases";
import { recordEvent } from "../audit/audit.usecases";
import { afterLook, type Findings } from "./domain-look.rules";
import { lookUpDomain } from "./domain-lookup";
import * as domains from "./shop-domain.repository";
import type { WhichDomain } from "./shop-domain.repository";

/** How often the job looks for domains to ask for, in s, and how many it takes at once. */
const everySeconds = 60;
const domainsAtOnce = 20;

/** What a look needs from outside. */
type LookParts = Pick<Services, "db" | "clock" | "config" | "names">;

interface Look extends WhichDomain {
  token: string;
  shopPhone: string;
  shopTitle: { bn: string; en: string };
}

/**
 * Asks DNS for a domain and writes down what that makes of it. It is the platform's work, whoever asks: no member can write
 * that a domain is the shop's.
 * @param counts whether it may end that the domain is the shop's
 */
export async function lookAt(services: LookParts, which: WhichDomain, counts: boolean): Promise<void> {
  const row = await domains.findDomain(services.db, which);
  if (!row) return;
  const found = await lookUpDomain(services.names, services.config, row);
  const look = { ...which, token: row.token, shopPhone: row.shopPhone, shopTitle: row.shopTitle };
  try {
    await writeDown(services, look, found, counts);
  } catch (error) {
    if (!breaksRule(error, "shop_domain_verified_once")) throw error;
    // Another shop's look was first: this one's record is not enough while that one stands.
    await writeDown(services, look, { ...found, hasRecord: false }, counts);
  }
}

function writeDown(services: LookParts, look: Look, found: Findings, counts: boolean): Promise<void> {
  const { db, clock } = services;
  return inTransaction(db, async (tx) => {
    const now = clock.now();
    const known = await domains.holdDomain(tx, look);
    // Removed and entered anew meanwhile, it has another record.
    if (!known || known.token !== look.token) return;
    const { lapses, verifies, values } = afterLook(known, found, now, counts);
    await domains.changeDomain(tx, look, values);
    const { shopId, domain } = look;
    const event = { shopId, subject: domain, requestId: undefined };
    if (verifies) await recordEvent(tx, { action: "domain_verify", ...event }, now);
    if (!lapses) return;
    await recordEvent(tx, { action: "domain_lapse", ...event }, now);
    const text = translator(defaultLanguage)("shopDomains.sms.lapsed", {
      shop: textIn(defaultLanguage, look.shopTitle),
      domain: domainToUnicode(domain),
    });
    await addTextMessage(services, tx, { to: look.shopPhone, text, shopId });
  });
}

/** Asks for the domains whose time has come: those that wait to be the shop's, and those that are. */
export function domainSweep(services: Services): JobQueue {
  const { db, clock, logger } = services;
  return {
    name: "domains of shops",
    attempts: Infinity,
    seconds: 600,
    atStart: { key: "every minute" },
    run: async () => {
      const due = await domains.listDue(db, clock.now(), domainsAtOnce);
      for (const which of due) {
        try {
          await lookAt(services, which, true);
        } catch (error) {
          // One that cannot be written down keeps the others from nothing, and comes again with the next look.
          logger.error({ err: error, shop: which.shopId }, "a domain was not looked at");
        }
      }
      const isMore = due.length === domainsAtOnce;
      return { againAt: secondsAfter(clock.now(), isMore ? 1 : everySeconds) };
    },
  };
}
