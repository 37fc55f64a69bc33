import { type FailureData, type FailureEnvelope } from "@haat/contract/envelope";
import { callErrors, type CallErrorCode } from "@haat/contract/error-codes";
import type { Language } from "@haat/contract/languages";
import { formatDate } from "@haat/i18n/dates";
import { formatWait } from "@haat/i18n/durations";
import { formatMoney } from "@haat/i18n/money";
import { formatNumber } from "@haat/i18n/numbers";
import { translator } from "@haat/i18n/translator";
import type { DomainError, DomainErrorContext } from "../process/domain-error";

/** Members of a refusal's context that are amounts in poisha, and those that are times; `retry_after` is in s. */
const amounts = new Set(["missing", "grand_total"]);
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

/** A refusal in the words of a language: what travels as the `data` of an error on both transports. */
export function failureDataOf(refusal: DomainError, language: Language): FailureData {
  const translate = translator(language);
  return {
    detail: translate(`api.errors.${refusal.code}`, readable(refusal.context, language)),
    errors: refusal.fields.map(({ field, code }) => ({
      field,
      code,
      message: translate(`api.fields.${code}`),
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
