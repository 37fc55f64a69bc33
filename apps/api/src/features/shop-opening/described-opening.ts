import {
  openingTask,
  type OpeningAnswers,
  type OpeningTask,
  type ShopOpening,
} from "@haat/contract/seller/shop-opening.contract";
import { languages, type Language } from "@haat/contract/shared/languages";
import { displayPhone } from "@haat/contract/shared/phone";
import { draftPrefix, previewPrefix } from "@haat/contract/shared/reserved-labels";
import { movesFrom } from "@haat/contract/shared/shop-status";
import { translator } from "@haat/i18n/translator";
import { textIn } from "../../http/language";
import type { Logger } from "../../process/log";
import { usableTheme } from "../shop/stored-theme";
import { suggestedName } from "../words/name-suggestion";
import type { OpeningRow } from "./shop-opening.repository";
import type { RemarkRow } from "./shop-remark.repository";

/** What stands in the place of a label before one is chosen: no shop is found by it, and none may choose it. */
export const unnamedSlug = (sellerKey: string) => `${draftPrefix}${sellerKey}`;

/** A shop's address label; nothing before it is chosen. */
export const labelOf = ({ slug, sellerKey }: Pick<OpeningRow, "slug" | "sellerKey">) =>
  slug === unnamedSlug(sellerKey) ? null : slug;

const isWritten = ({ bn, en }: { bn: string; en: string }) => bn !== "" || en !== "";

/** Whether each task is done, from what is there. */
const facts: Readonly<Record<OpeningTask, (row: OpeningRow) => boolean>> = {
  name: ({ title }) => title.bn !== "" && title.en !== "",
  label: (row) => labelOf(row) !== null,
  logo: ({ logo, isMonogram }) => logo !== "" || isMonogram,
  colours: ({ theme }) => theme.seed !== "",
  place: ({ address, contactName }) => isWritten(address) && contactName !== "",
  delivery: ({ deliveryTime }) => isWritten(deliveryTime),
  product: ({ hasProduct }) => hasProduct,
  about: ({ tagline, about }) => isWritten(tagline) && isWritten(about),
};

const isDone = (row: OpeningRow, task: OpeningTask) => facts[task](row);

/** The platform's remarks that nobody has mended, by their task. */
const openRemarks = (remarks: readonly RemarkRow[]) =>
  new Map([...remarks].reverse().flatMap(({ task, remark, mendedAt }) => (mendedAt ? [] : [[task, remark]])));

function tasksOf(row: OpeningRow, remarks: readonly RemarkRow[]): ShopOpening["tasks"] {
  const open = openRemarks(remarks);
  return openingTask.options.map((task) => {
    const remark = open.get(task) ?? null;
    if (!isDone(row, task)) return { task, state: "to_do", remark };
    return { task, state: remark === null ? "done" : "changes_asked", remark };
  });
}

/** The tasks that are still to be done, or were remarked on and not mended. */
export const openTasks = (row: OpeningRow, remarks: readonly RemarkRow[]): OpeningTask[] =>
  tasksOf(row, remarks).flatMap(({ task, state }) => (state === "done" ? [] : [task]));

function answersOf(row: OpeningRow, language: Language, logger: Logger): OpeningAnswers {
  const isDelivering = isDone(row, "delivery");
  return {
    name: row.title,
    business_category: { id_business_category: row.categoryId, name: textIn(language, row.category) },
    label: labelOf(row),
    logo: row.logo || null,
    is_monogram: row.isMonogram,
    theme: usableTheme(row.theme, row.shopId, logger),
    place: {
      id_city: row.cityId,
      city_name: textIn(language, row.city),
      id_area: row.areaId,
      area_name: row.area ? textIn(language, row.area) : row.areaName,
      address: row.street || textIn(language, row.address),
      phone: displayPhone(row.phone),
      contact_name: row.contactName,
    },
    delivery: {
      fee_city: isDelivering ? row.feeCity : null,
      fee_suburbs: isDelivering ? row.feeSuburbs : null,
      fee_country: isDelivering ? row.feeCountry : null,
      suburbs: row.suburbs.map((city) => ({ id_city: city.cityId, city_name: textIn(language, city) })),
      exceptions: row.exceptions.map(({ areaId, area, cityId, city, zone, fee }) => ({
        id_area: areaId,
        area_name: textIn(language, area),
        id_city: cityId,
        city_name: textIn(language, city),
        zone,
        fee,
      })),
      free_from: row.freeFrom,
      time: textIn(language, row.deliveryTime),
      days_from: row.daysFrom,
      days_to: row.daysTo,
      time_outside: textIn(language, row.deliveryTimeOutside),
      country_days_from: row.countryDaysFrom,
      country_days_to: row.countryDaysTo,
      is_pick_up: row.offersPickUp,
    },
    tagline: row.tagline,
    about: row.about,
  };
}

/** What could stand where nothing is written, in each language: the shop's name too, by its sound where it has none there. */
function draftsOf(row: OpeningRow): ShopOpening["drafted"] {
  const name = suggestedName(row.title);
  const drafts = languages.map((language) => {
    const words = {
      shop: name[language],
      category: textIn(language, row.category),
      city: textIn(language, row.city),
    };
    const translate = translator(language);
    const tagline = translate("shopOpening.draft.tagline", words);
    return [language, { tagline, about: translate("shopOpening.draft.about", words) }] as const;
  });
  const { bn, en } = Object.fromEntries(drafts) as Record<Language, { tagline: string; about: string }>;
  return {
    name,
    tagline: { bn: bn.tagline, en: en.tagline },
    about: { bn: bn.about, en: en.about },
  };
}

/** A shop's opening as its people, or the platform's, see it. */
export function describeOpening(
  row: OpeningRow,
  remarks: readonly RemarkRow[],
  { language, logger, by = "member" }: { language: Language; logger: Logger; by?: "member" | "staff" },
): ShopOpening {
  const tasks = tasksOf(row, remarks);
  const moves = movesFrom(row.status, by);
  return {
    seller_key: row.sellerKey,
    status: row.status,
    status_reason: row.statusReason,
    version: row.version,
    tasks,
    can_be_sent:
      movesFrom(row.status, "member").includes("send") && tasks.every(({ state }) => state === "done"),
    moves,
    answers: answersOf(row, language, logger),
    drafted: draftsOf(row),
    preview_path: `/${previewPrefix}${row.previewKey}`,
    sent_at: row.sentAt?.toISOString() ?? null,
    decided_at: row.decidedAt?.toISOString() ?? null,
    pause: row.status === "paused" ? { note: row.pauseNote, until: row.pausedUntil } : null,
  };
}
