import { z } from "zod";

/** How text messages leave. */
export type SmsSettings = { port: "log" } | ({ port: "http" } & SmsGateway);

/** A gateway that takes text messages over HTTP. `{to}`, `{to_digits}`, `{text}` and `{secret}` are filled in. */
export interface SmsGateway {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Nothing for a gateway that takes all in its address. */
  body: string | undefined;
  secret: string;
  /** What an answer must hold to mean that the message was taken; nothing where its status says so. */
  takenIf: string | undefined;
  milliseconds: number;
}

/** Words that a template may have in braces. */
const placeholders = ["to", "to_digits", "text", "secret"] as const;
export type SmsValues = Record<(typeof placeholders)[number], string>;

const headersOf = z
  .string()
  .default('{"content-type":"application/json"}')
  .transform((text, context): Record<string, string> => {
    const parsed = z.record(z.string().regex(/^[\w-]+$/), z.string()).safeParse(parsedJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue("must be a JSON object of header names and texts");
    return z.NEVER;
  });

const environment = z.object({
  SMS: z.enum(["log", "http"]).default("log"),
  SMS_URL: z.string().optional(),
  SMS_METHOD: z.enum(["GET", "POST", "PUT"]).default("POST"),
  SMS_HEADERS: headersOf,
  SMS_BODY: z.string().optional(),
  SMS_SECRET: z.string().min(1).optional(),
  SMS_TAKEN_IF: z.string().min(1).optional(),
  /** Less than a call may take. */
  SMS_TIMEOUT: z.coerce.number().int().min(100).max(9000).default(5000),
});

/**
 * Reads and tries out the settings of the gateway.
 * @throws an error that names what is wrong and repeats no value
 */
export function readSmsSettings(variables: Record<string, string | undefined>): SmsSettings {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));
  const parsed = environment.safeParse(given);
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

function faultOf({ url, method, headers, body, secret }: SmsGateway): string | undefined {
  const templates = [url, body ?? "", ...Object.values(headers)];
  const names = templates.flatMap((template) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
  const unknown = names.find((name) => !placeholders.some((known) => known === name));
  if (unknown) return `{${unknown}} is none of {${placeholders.join("}, {")}}.`;
  if (!isSafeUrl(filled(url, sample, encodeURIComponent))) {
    return "SMS_URL must be an address that begins with https:// (http:// only on localhost).";
  }
  if (!names.includes("text") || !(names.includes("to") || names.includes("to_digits"))) {
    return "SMS_URL or SMS_BODY must have {to} and {text}.";
  }
  if (names.includes("secret") && secret === "") return "SMS_SECRET is missing.";
  if (method === "GET" && body !== undefined) return "GET has no SMS_BODY.";
  if (/[^\x20-\x7e]/.test(secret)) return "SMS_SECRET may have only plain characters.";
  const type = contentTypeOf(headers);
  const isJson = body !== undefined && type.includes("json");
  if (isJson && parsedJson(filled(body, sample, escaperFor(type))) === undefined) {
    return "SMS_BODY is no JSON, which SMS_HEADERS says it is.";
  }
  return undefined;
}

const sample: SmsValues = { to: "+8801712345678", to_digits: "8801712345678", text: 'a "b"\nc', secret: "s" };

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal);
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function contentTypeOf(headers: Record<string, string>): string {
  const [, type = ""] = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type") ?? [];
  return type.toLowerCase();
}

/** How a value is written into a body of a media type, so that no message can leave its place in it. */
export function escaperFor(contentType: string): (value: string) => string {
  if (contentType.includes("json")) return (value) => JSON.stringify(value).slice(1, -1);
  if (contentType.includes("urlencoded")) return encodeURIComponent;
  if (contentType.includes("xml"))
    return (value) => value.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value;
}

/** A template with its words in braces replaced by the values. */
export function filled(template: string, values: SmsValues, escaped: (value: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (word, name: string) =>
    name in values ? escaped(values[name as keyof SmsValues]) : word,
  );
}
