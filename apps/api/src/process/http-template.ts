import { z } from "zod";

/** A request as who runs the platform writes it; words in braces stand for what differs from one to the next. */
export interface HttpTemplate {
  url: string;
  method: string;
  headers: Record<string, string>;
  /** Nothing where all stands in the address. */
  body: string | undefined;
}

/** What the words in braces stand for, by their names. */
export type TemplateValues = Readonly<Record<string, string>>;

export const methodSetting = z.enum(["GET", "POST", "PUT"]);

/** Headers as a JSON object; those of JSON where nothing is said. */
export const headersSetting = z
  .string()
  .default('{"content-type":"application/json"}')
  .transform((text, context): Record<string, string> => {
    const parsed = z.record(z.string().regex(/^[\w-]+$/), z.string()).safeParse(parsedJson(text));
    if (parsed.success) return parsed.data;
    context.addIssue("must be a JSON object of header names and texts");
    return z.NEVER;
  });

/** What of the environment is set at all: an empty variable is none. */
export const settingsGiven = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ""));

/** The words in braces of a template, wherever they stand. */
export function placeholdersOf({ url, headers, body }: HttpTemplate): string[] {
  const templates = [url, body ?? "", ...Object.values(headers)];
  return templates.flatMap((template) => [...template.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name));
}

/**
 * What is wrong with a template, in words that repeat none of its values.
 * @param prefix what its variables begin with, such as `SMS`
 * @param sample a value for each word that may stand in braces
 */
export function templateFault(
  template: HttpTemplate,
  prefix: string,
  sample: TemplateValues,
): string | undefined {
  const { url, method, headers, body } = template;
  const unknown = placeholdersOf(template).find((name) => !Object.hasOwn(sample, name));
  if (unknown) return `{${unknown}} is none of {${Object.keys(sample).join("}, {")}}.`;
  if (!isSafeUrl(filled(url, sample, encodeURIComponent)) || !hasFixedOrigin(url)) {
    return `${prefix}_URL must be an address that begins with https:// (http:// only on localhost).`;
  }
  if (method === "GET" && body !== undefined) return `GET has no ${prefix}_BODY.`;
  const type = contentTypeOf(headers);
  const isJson = body !== undefined && type.includes("json");
  if (isJson && parsedJson(filled(body, sample, escaperFor(type))) === undefined) {
    return `${prefix}_BODY is no JSON, which ${prefix}_HEADERS says it is.`;
  }
  return undefined;
}

function isSafeUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  const isLocal = ["localhost", "127.0.0.1", "[::1]"].includes(hostname);
  return protocol === "https:" || (protocol === "http:" && isLocal);
}

/** No value may lead to another server than the one that was written down. */
function hasFixedOrigin(url: string): boolean {
  const [one, other] = ["a1", "b2"].map((value) => url.replace(/\{\w+\}/g, value));
  if (!one || !other || !URL.canParse(one) || !URL.canParse(other)) return false;
  return new URL(one).origin === new URL(other).origin;
}

/** What a text is as JSON; nothing where it is none. */
export function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function contentTypeOf(headers: Record<string, string>): string {
  const [, type = ""] = Object.entries(headers).find(([name]) => name.toLowerCase() === "content-type") ?? [];
  return type.toLowerCase();
}

/** How a value is written into a body of a media type, so that none can leave its place in it. */
function escaperFor(contentType: string): (value: string) => string {
  if (contentType.includes("json")) return (value) => JSON.stringify(value).slice(1, -1);
  if (contentType.includes("urlencoded")) return encodeURIComponent;
  if (contentType.includes("xml"))
    return (value) => value.replace(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return (value) => value;
}

/** A template with its words in braces replaced by the values. */
function filled(template: string, values: TemplateValues, escaped: (value: string) => string): string {
  return template.replace(/\{(\w+)\}/g, (word, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined ? word : escaped(value);
  });
}

/** The request that a template is with some values, each escaped for where it stands. */
export function requestOf({ url, method, headers, body }: HttpTemplate, values: TemplateValues) {
  const escaped = escaperFor(contentTypeOf(headers));
  const init: RequestInit = {
    method,
    headers: Object.entries(headers).map(([name, value]): [string, string] => [
      name,
      filled(value, values, (part) => part),
    ]),
    ...(body === undefined ? {} : { body: filled(body, values, escaped) }),
  };
  return { url: filled(url, values, encodeURIComponent), init };
}
