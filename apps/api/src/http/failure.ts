import { type FailureData, type FailureEnvelope } from "@haat/contract/shared/envelope";
import { callErrors, type CallErrorCode } from "@haat/contract/shared/error-codes";
import type { Language } from "@haat/contract/shared/languages";
import { formatDate } from "@haat/i18n/dates";
import { formatWait } from "@haat/i18n/durations";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import { LRUCache } from "lru-cache";
import type { DomainError, DomainErrorContext } from "../process/domain-error";

/** Members of a refusal's context that are amounts in poisha, and those that are times; `retry_after` is in s. */
const amounts = new Set([
  "missing",
  "least",
  "grand_total",
  "price",
  "cash",
  "expected",
  "counted",
  "difference",
]);
const times = new Set(["ended_at", "starts_at"]);

function readable(context: DomainErrorContext, language: Language): Record<string, string> {
  const inWords = ([name, value]: [string, string | number | boolean]): [string, string] => {
    if (typeof value !== "number") {
      return [name, times.has(name) ? formatDate(String(value), language) : String(value)];
    }
    if (name === "retry_after") return [name, formatWait(value, language)];
    return [name, amounts.has(name) ? formatMoney(value, language) : formatNumber(value, language)];
  };
  return Object.fromEntries(Object.entries(context).map(inWords));
}

/** The last sentences that were filled in: of those who come for the same at once, many hear the same one. */
const sentences = new LRUCache<string, string>({ max: 500 });

function sentenceOf({ code, context }: DomainError, language: Language): string {
  const name = JSON.stringify([language, code, context]);
  const known = sentences.get(name);
  if (known !== undefined) return known;
  const sentence = translator(language)(`api.errors.${code}`, readable(context, language));
  sentences.set(name, sentence);
  return sentence;
}

/** A refusal in the words of a language: what travels as the `data` of an error on both transports. */
export function failureDataOf(refusal: DomainError, language: Language): FailureData {
  const translate = translator(language);
  return {
    detail: sentenceOf(refusal, language),
    errors: refusal.fields.map(({ field, code }) => ({
      field,
      code,
      message: translate(`api.fields.${code}`, readable(refusal.context, language)),
    })),
    context: refusal.context,
  };
}

/** The body of a refusal over HTTP: the envelope of the specification and a problem detail (RFC 9457) in one. */
export function failureEnvelopeOf(code: CallErrorCode, data: FailureData, instance: string): FailureEnvelope {
  // Whoever calls names the fields: `constructor` must not be looked up in an object's prototype.
  const byField = Object.create(null) as Record<string, string[]>;
  for (const { field, message } of data.errors) (byField[field] ??= []).push(message);
  return {
    success: false,
    data: data.errors.length > 0 ? byField : data.detail,
    code,
    type: `urn:haat:error:${code}`,
    title: data.detail,
    status: callErrors[code],
    detail: data.detail,
    instance,
    errors: data.errors,
    context: data.context,
  };
}
