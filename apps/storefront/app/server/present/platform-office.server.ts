import { sampleOffice } from "@haat/i18n/brand";
import type { RequestContext } from "../http/request-context.server";

/** Who runs the platform, as the law wants it told. */
export interface PlatformOffice {
  tradeLicence?: string | undefined;
  email?: string | undefined;
  address?: string | undefined;
}

/**
 * Who runs the platform: as its people said in the console, else as the environment tells (README.md, "Settings"). In the
 * demo what neither tells is a sample that says it is one; elsewhere it is left out, for nothing may be made up.
 */
export function platformOffice(
  context: Pick<RequestContext, "demo" | "language" | "platform" | "translate">,
  environment: Record<string, string | undefined> = process.env,
): PlatformOffice {
  const { demo, language, translate } = context;
  const told = officeTold(context, environment);
  const sample = (text: string) => (demo ? translate("sitePages.frame.sample", { text }) : undefined);
  return {
    tradeLicence: told.tradeLicence ?? sample(sampleOffice.tradeLicence),
    email: told.email ?? (demo ? sampleOffice.email : undefined),
    address: told.address ?? sample(sampleOffice.address[language]),
  };
}

/** The same without samples: what machines are told. */
export function officeTold(
  { language, platform }: Pick<RequestContext, "language" | "platform">,
  environment: Record<string, string | undefined> = process.env,
): PlatformOffice {
  return {
    tradeLicence: environment.OFFICE_TRADE_LICENCE || undefined,
    email: platform.officeEmail ?? (environment.OFFICE_EMAIL || undefined),
    address: platform.officeAddress ?? (environment[`OFFICE_ADDRESS_${language.toUpperCase()}`] || undefined),
  };
}
