import { addressFields } from "@haat/contract/shop/address.contract";
import { optionalEmailField, otpField, phoneField } from "@haat/contract/shared/fields";
import { z } from "zod";
import { parseForm } from "@haat/web-forms/form-data.server";
import type { PageLanguage } from "../../../server/http/request-context.server";

const { is_home: _tick, ...ofAddresses } = addressFields;

/** The rules of what people type, by the name it is sent under: the same that judge the whole form. */
const rules: Record<string, z.ZodType> = {
  ...ofAddresses,
  phone: phoneField,
  otp: otpField,
  email: optionalEmailField,
};

/** The sentences about a field, none where it is right; nothing for a field without a rule of its own. */
export async function checkField(
  { translate }: PageLanguage,
  request: Request,
): Promise<readonly string[] | undefined> {
  const sent = await request.formData().catch(() => new FormData());
  const [name, value] = [sent.get("name"), sent.get("value")];
  if (typeof name !== "string" || typeof value !== "string" || !Object.hasOwn(rules, name)) return undefined;
  const form = new FormData();
  form.set(name, value);
  const parsed = parseForm(form, z.object({ [name]: rules[name] ?? z.never() }), translate);
  return parsed.ok ? [] : (parsed.result.error?.[name] ?? []);
}
