import { sampleOffice } from "@haat/i18n/brand";
import type { RequestContext } from "../http/request-context.server";

/** Who runs the platform, as the law wants it told. */
export interface PlatformOffice {
  tradeLicence?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
}

/**
 * What the environment tells of who runs the platform (README.md, "Settings"). In the demo what it does not tell is a
 * sample that says it is one; elsewhere it is left out, for nothing may be made up.
 */
export function platformOffice(
  { demo, language, translate }: Pick<RequestContext, "demo" | "language" | "translate">,
  environment: Record<string, string | undefined> = process.env,
): PlatformOffice {
  const { OFFICE_TRADE_LICENCE, OFFICE_EMAIL } = environment;
  const address = environment[`OFFICE_ADDRESS_${language.toUpperCase()}`];
  const sample = (text: string) => (demo ? translate("sitePages.frame.sample", { text }) : undefined);
  return {
    tradeLicence: OFFICE_TRADE_LICENCE || sample(sampleOffice.tradeLicence),
    email: OFFICE_EMAIL || (demo ? sampleOffice.email : undefined),
    address: address || sample(sampleOffice.address[language]),
  };
}
