import type { ServiceStatus } from "@haat/contract/shop/status.contract";
import type { Language } from "@haat/contract/shared/languages";
import { brand } from "@haat/i18n/brand";
import { formatDateTime } from "@haat/i18n/dates";
import { locales } from "@haat/i18n/locales";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { inLanguage } from "@haat/web-host/language-of-path";
import type { ServiceStatusProps } from "./service-status.view";

export const serviceStatusPath = "/status";

type Counted = ServiceStatus["parts"][number]["lately"];

/** From this share of tries without an answer on, in percent, a part is said not to work. */
const failingPercent = 5;

const triesOf = ({ answered, failed }: Counted) => answered + failed;
const isFailing = (counted: Counted) =>
  counted.failed > 0 && counted.failed * 100 >= triesOf(counted) * failingPercent;

/**
 * What the page says of the service, in words.
 * @param status nothing where the API does not answer
 * @param phone of the platform's help, as it is dialled
 */
export function describeServiceStatus(
  status: ServiceStatus | undefined,
  language: Language,
  phone: string,
): Omit<ServiceStatusProps, "stylesheets"> {
  const translate = translator(language);
  const other = language === "bn" ? "en" : "bn";
  return {
    language,
    brand: brand[language],
    title: translate("serviceStatus.title", { brand: brand[language] }),
    lead: translate("serviceStatus.lead"),
    state: stateOf(status, language),
    parts: status ? status.parts.map((part) => describePart(part, language)) : [],
    notes: status ? notesOf(status, language) : [],
    help: {
      text: translate("serviceStatus.call", { phone }),
      href: `tel:${phone}`,
    },
    home: { label: translate("serviceStatus.home"), href: inLanguage("/", language) },
    otherLanguage: {
      label: locales[other].name,
      href: inLanguage(serviceStatusPath, other),
      language: other,
    },
  };
}

function stateOf(status: ServiceStatus | undefined, language: Language): string {
  const translate = translator(language);
  if (!status) return translate("serviceStatus.state.gone");
  const failing = status.parts.filter(({ lately }) => isFailing(lately));
  if (failing.length > 0) {
    const parts = failing.map(({ part }) => translate(`serviceStatus.parts.${part}`)).join(", ");
    return translate("serviceStatus.state.failing", { parts });
  }
  if (status.parts.some(({ lately }) => lately.failed > 0)) return translate("serviceStatus.state.mostly");
  const isQuiet = status.parts.every(({ lately }) => triesOf(lately) === 0);
  return translate(isQuiet ? "serviceStatus.state.quiet" : "serviceStatus.state.well");
}

function describePart(part: ServiceStatus["parts"][number], language: Language) {
  const translate = translator(language);
  const shares = [
    { label: translate("serviceStatus.lately"), counted: part.lately },
    { label: translate("serviceStatus.lastDay"), counted: part.last_day },
    { label: translate("serviceStatus.lastMonth"), counted: part.last_month },
  ];
  return {
    name: translate(`serviceStatus.parts.${part.part}`),
    shares: shares.map(({ label, counted }) => ({ label, text: shareOf(counted, language) })),
  };
}

/** Never better than it was: a share with a fault in it is no hundred percent. */
function shareOf(counted: Counted, language: Language): string {
  const translate = translator(language);
  const total = triesOf(counted);
  if (total === 0) return translate("serviceStatus.none");
  const percent = Math.floor((counted.answered * 10_000) / total) / 100;
  return translate("serviceStatus.share", {
    percent: formatNumber(percent, language),
    total: formatNumber(total, language),
  });
}

function notesOf(status: ServiceStatus, language: Language): string[] {
  const translate = translator(language);
  const { measured_since: since, silent_minutes: silent, measured_at: at } = status;
  const minutes = formatNumber(silent, language);
  const measured = since
    ? [
        translate("serviceStatus.since", { since: formatDateTime(since, language) }),
        translate(silent > 0 ? "serviceStatus.gap" : "serviceStatus.noGap", { minutes }),
      ]
    : [translate("serviceStatus.notYet")];
  return [...measured, translate("serviceStatus.at", { time: formatDateTime(at, language) })];
}
