import { z } from "zod";
import {
  headersSetting,
  methodSetting,
  placeholdersOf,
  settingsGiven,
  templateFault,
  type HttpTemplate,
} from "./http-template";
import { coercedNumber } from "@haat/contract/shared/coerced-number";

/** How text messages leave. */
export type SmsSettings = { port: "log" } | ({ port: "http" } & SmsGateway);

/** A gateway that takes text messages over HTTP. `{to}`, `{to_digits}`, `{text}` and `{secret}` are filled in. */
export interface SmsGateway extends HttpTemplate {
  secret: string;
  /** What an answer must hold to mean that the message was taken; nothing where its status says so. */
  takenIf: string | undefined;
  milliseconds: number;
}

/** A value for each word that a template may have in braces. */
const sample = { to: "+8801712345678", to_digits: "8801712345678", text: 'a "b"\nc', secret: "s" };
export type SmsValues = Record<keyof typeof sample, string>;

const environment = z.object({
  SMS: z.enum(["log", "http"]).default("log"),
  SMS_URL: z.string().optional(),
  SMS_METHOD: methodSetting.default("POST"),
  SMS_HEADERS: headersSetting,
  SMS_BODY: z.string().optional(),
  SMS_SECRET: z.string().min(1).optional(),
  SMS_TAKEN_IF: z.string().min(1).optional(),
  /** Less than a call may take. */
  SMS_TIMEOUT: coercedNumber(z.number().int().min(100).max(9000)).default(5000),
});

/**
 * Reads and tries out the settings of the gateway.
 * @throws an error that names what is wrong and repeats no value
 */
export function readSmsSettings(variables: Record<string, string | undefined>): SmsSettings {
  const parsed = environment.safeParse(settingsGiven(variables));
  if (!parsed.success)
    throw new Error(`The text messages are not set right.\n${z.prettifyError(parsed.error)}`);
  const { SMS: port, SMS_METHOD: method, SMS_HEADERS: headers, SMS_URL: url = "" } = parsed.data;
  if (port === "log") return { port };
  const { SMS_SECRET: secret = "", SMS_BODY: body, SMS_TAKEN_IF: takenIf } = parsed.data;
  const gateway = { url, method, headers, body, secret, takenIf, milliseconds: parsed.data.SMS_TIMEOUT };
  const wrong = faultOf(gateway);
  if (wrong) throw new Error(`The text messages are not set right: ${wrong}`);
  return { port, ...gateway };
}

function faultOf(gateway: SmsGateway): string | undefined {
  const wrong = templateFault(gateway, "SMS", sample);
  if (wrong) return wrong;
  const { secret } = gateway;
  const names = placeholdersOf(gateway);
  if (!names.includes("text") || !(names.includes("to") || names.includes("to_digits"))) {
    return "SMS_URL or SMS_BODY must have {to} and {text}.";
  }
  if (names.includes("secret") && secret === "") return "SMS_SECRET is missing.";
  if (/[^\x20-\x7e]/.test(secret)) return "SMS_SECRET may have only plain characters.";
  return undefined;
}
