import type { OwnData } from "@haat/contract/shop/own-data.contract";
import { displayPhone } from "@haat/contract/shared/phone";
import { brand } from "@haat/i18n/brand";
import { formatDateTime, formatDay } from "@haat/i18n/dates";
import type { Locale } from "@haat/i18n/locales";
import { formatMoney } from "@haat/i18n/money";
import { formatDigits, formatNumber } from "@haat/i18n/numbers";
import { strings } from "@haat/i18n/strings";
import { translator } from "@haat/i18n/translator";
import { escapeHtml } from "@haat/web-host/slotted-body";

/** It opens from a phone's memory, where nothing of ours is: colours and fonts are the phone's own. */
const style = `:root{color-scheme:light dark}body{max-width:44rem;margin:0 auto;padding:1rem;font:1.0625rem/1.6 sans-serif}
h1,h2{line-height:1.4}section{margin-top:2rem}dl{display:grid;grid-template-columns:minmax(6rem,1fr) 2fr;gap:.25rem 1rem;
margin:0 0 1rem;padding:1rem;border:1px solid GrayText;border-radius:.5rem}dd{margin:0;overflow-wrap:anywhere}
dd ul{margin:0;padding-inline-start:1.2em}dl,li{break-inside:avoid}`;

/** A copy of what is held of a customer, to be read: one HTML file, with the same for programs at its end. */
export function ownDataPage(data: OwnData, language: Locale): string {
  const translate = translator(language);
  const { kinds } = strings[language].ownData.file;
  const titles: Partial<Record<string, string>> = kinds;
  const title = escapeHtml(translate("ownData.file.title", { brand: brand[language] }));
  const lead = translate("ownData.file.lead", { when: formatDateTime(data.taken_at, language) });
  const titleOf = (kind: string) => escapeHtml(titles[kind] ?? kind);
  const held = data.kinds.filter(({ rows }) => rows.length > 0);
  const sections = held.map(
    ({ kind, rows }) =>
      `<section><h2>${titleOf(kind)}</h2>${rows.map((row) => rowList(row, language)).join("")}</section>`,
  );
  // Last, and in one list: most people have none of most kinds.
  const others = data.kinds.filter(({ rows }) => rows.length === 0).map(({ kind }) => titleOf(kind));
  if (others.length > 0)
    sections.push(
      `<section><h2>${escapeHtml(translate("ownData.file.nothing"))}</h2><ul>${others
        .map((each) => `<li>${each}</li>`)
        .join("")}</ul></section>`,
    );
  const forPrograms = JSON.stringify(data, null, 2).replaceAll("<", "\\u003c");
  return `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${title}</title>
<style>${style}</style></head><body><main><h1>${title}</h1><p>${escapeHtml(lead)}</p>${sections.join("")}</main>
<script type="application/json" id="data">
${forPrograms}
</script></body></html>`;
}

type Row = Record<string, unknown>;

/** The cells of a row, in the order in which the words have them. */
function cellsOf(row: Row, language: Locale): { label: string; key: string; value: unknown }[] {
  const fields: Record<string, string> = strings[language].ownData.file.fields;
  const known = Object.keys(fields).filter((key) => key in row);
  const others = Object.keys(row).filter((key) => !(key in fields));
  return [...known, ...others].map((key) => ({ key, label: fields[key] ?? key, value: row[key] }));
}

function rowList(row: Row, language: Locale): string {
  const cells = cellsOf(row, language).map(({ key, label, value }) => {
    const shown = Array.isArray(value)
      ? innerList(value as Row[], language)
      : shownValue(key, value, language);
    return `<dt>${escapeHtml(label)}</dt><dd>${shown}</dd>`;
  });
  return `<dl>${cells.join("")}</dl>`;
}

/** What a row has several of, such as an order's products: a line for each. */
function innerList(rows: readonly Row[], language: Locale): string {
  const lines = rows.map((row) =>
    cellsOf(row, language)
      .map(({ key, label, value }) => `${escapeHtml(label)}: ${shownValue(key, value, language)}`)
      .join(" · "),
  );
  return `<ul>${lines.map((line) => `<li>${line}</li>`).join("")}</ul>`;
}

function shownValue(key: string, value: unknown, language: Locale): string {
  const { none, yes, no, values } = strings[language].ownData.file;
  if (value === null || value === undefined || value === "") return none;
  if (typeof value === "boolean") return value ? yes : no;
  if (typeof value === "number")
    return key.endsWith("_poisha") ? formatMoney(value, language) : formatNumber(value, language);
  const text = typeof value === "string" ? value : JSON.stringify(value);
  if (key === "at" || key.endsWith("_at")) return escapeHtml(formatDateTime(text, language));
  // Terms are called by the day from which they hold.
  if (key === "version" && /^\d{4}-\d{2}-\d{2}$/.test(text)) return escapeHtml(formatDay(text, language));
  if (key === "postal_code") return escapeHtml(formatDigits(text, language));
  if (key === "phone") return escapeHtml(displayPhone(text));
  return escapeHtml(wordOf(key, text, { ...values, ...strings[language].people.roles }, language));
}

/** A value that is one of a few, in words. */
function wordOf(
  key: string,
  value: string,
  words: Partial<Record<string, string>>,
  language: Locale,
): string {
  const actions: Partial<Record<string, string>> = strings[language].audit.actions;
  if (key === "action") return actions[value] ?? value;
  return ["for", "terms", "role"].includes(key) ? (words[value] ?? value) : value;
}
