import { callHeaders } from "@haat/contract/shared/client";
import { languages, type Language } from "@haat/contract/shared/languages";
import type { Retention } from "@haat/contract/shared/retention";
import { helpPhone } from "@haat/i18n/brand";
import { translator } from "@haat/i18n/translator";
import type { ApiGateway } from "./api-gateway";
import { inTime } from "./in-time";

/** What every page may say of the platform, in one language. */
export interface PlatformFacts {
  /** As it is dialled. */
  helpPhone: string;
  helpHours: string;
  /** As the platform's people set them; nothing where they did not. */
  officeAddress?: string | undefined;
  officeEmail?: string | undefined;
  /** For how many days what is held of people stays; nothing before the API has said so, for it may be set to any. */
  retention?: Retention | undefined;
}

/** For how long they are used when no change is heard of, and how soon an API that did not answer is asked again, in ms. */
const keptMilliseconds = 60_000;
const retryMilliseconds = 5_000;
/** How long a page waits for them: it is there also without the API, with what was known last. */
const longestWaitMilliseconds = 1_000;

interface Known {
  facts: PlatformFacts;
  /** Until then nobody asks, in ms; 0 where a change made them old. */
  until: number;
  /** Of several answers the one that was asked for last holds. */
  asking?: Promise<void> | undefined;
}

/**
 * What is true of the platform, from memory: asked of the API once, and again when it tells of a change. While it does not
 * answer the last answer holds, and before the first one what is written in the source.
 */
export function createPlatformFacts(
  api: Pick<ApiGateway, "createClient" | "onChange">,
  { proxySecret }: { proxySecret: string },
  { now = Date.now, longestWait = longestWaitMilliseconds } = {},
): (language: Language) => Promise<PlatformFacts> {
  const known = new Map<Language, Known>(languages.map((language) => [language, unknown(language)]));
  api.onChange((shopId) => {
    if (shopId === undefined)
      for (const [language, { facts }] of known) known.set(language, { facts, until: 0 });
  });

  async function ask(language: Language, entry: Known): Promise<void> {
    const headers = { [callHeaders.proxySecret]: proxySecret, [callHeaders.language]: language };
    try {
      const { data } = await api.createClient(headers).landing.landingPageFooterInfo({ language });
      const [info] = data.footer_info;
      if (info) entry.facts = factsOf(info);
      entry.until = now() + keptMilliseconds;
    } catch {
      entry.until = now() + retryMilliseconds;
    } finally {
      entry.asking = undefined;
    }
  }

  return async (language) => {
    const entry = known.get(language) ?? unknown(language);
    if (entry.until > now()) return entry.facts;
    const isOld = entry.until === 0;
    entry.asking ??= ask(language, entry);
    // Nobody waits where only time went by.
    if (isOld) await inTime(entry.asking, longestWait);
    return (known.get(language) ?? entry).facts;
  };
}

function unknown(language: Language): Known {
  return { facts: { helpPhone, helpHours: translator(language)("api.landing.helpHours") }, until: 0 };
}

function factsOf(info: {
  help_phone: string;
  help_hours: string;
  office_address: string | null;
  office_email: string | null;
  retention_days: Retention;
}): PlatformFacts {
  return {
    helpPhone: info.help_phone,
    helpHours: info.help_hours,
    officeAddress: info.office_address ?? undefined,
    officeEmail: info.office_email ?? undefined,
    retention: info.retention_days,
  };
}
