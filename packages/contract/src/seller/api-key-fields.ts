import { z } from "zod";
import { apiKeyScope } from "../shared/api-key-choices";
import { business } from "../shared/business-constants";
import type { FieldErrorCode } from "../shared/error-codes";
import { tidyLine } from "../shared/typed-text";
import { coercedNumber } from "../shared/coerced-number";

const code = (value: FieldErrorCode) => value;

export const apiKeyNameField = z
  .string({ error: code("api_key_name_required") })
  .trim()
  .min(1, code("api_key_name_required"))
  .max(business.apiKeyNameMaxLength, code("api_key_name_long"))
  .transform(tidyLine)
  .refine((name) => name !== "", code("api_key_name_required"));

export const apiKeyScopesField = z
  .union([z.array(apiKeyScope), apiKeyScope.transform((one) => [one])], {
    error: code("api_key_scopes_required"),
  })
  .refine((scopes) => scopes.length > 0, code("api_key_scopes_required"));

/** For how many days it is good; left out for no end. A form sends an empty text for it. */
export const apiKeyDaysField = z
  .union([
    z.literal("").transform(() => undefined),
    coercedNumber(
      z
        .number({ error: code("api_key_days_invalid") })
        .int(code("api_key_days_invalid"))
        .min(1, code("api_key_days_invalid"))
        .max(business.apiKeyMostDays, code("api_key_days_invalid")),
    ),
  ])
  .optional();
