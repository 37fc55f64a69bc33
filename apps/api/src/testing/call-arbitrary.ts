import { traverseContractProcedures } from "@orpc/server";
import fc from "fast-check";
import { contract } from "@haat/contract/contract";
import { z } from "zod";

/** A request as it goes over the wire. */
export interface WireRequest {
  method: string;
  /** Path and query. */
  path: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** A call of the contract, as far as requests are made up for it. */
export interface CallShape {
  name: string;
  method: string;
  path: string;
  schema: Schema;
}

interface Schema {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
}

/** Every call of the contract with the JSON Schema of its input. */
export function callShapes(): CallShape[] {
  const shapes: CallShape[] = [];
  traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
    const { inputSchema, route } = call["~orpc"];
    const schema = z.toJSONSchema(inputSchema as z.ZodType, { io: "input", unrepresentable: "any" });
    const { method = "POST", path: address = "" } = route;
    shapes.push({ name: path.join("."), method, path: address, schema: schema as Schema });
  });
  return shapes;
}

/** Texts that have broken software before: other scripts, signs of SQL, of markup and of paths, what looks like a number. */
const nastyTexts = [
  "",
  " ",
  "0",
  "-1",
  "1e9",
  "NaN",
  "null",
  "true",
  "[]",
  "{}",
  "১২৩",
  "৳",
  "ক্ষ",
  "\u0000",
  "\ud83d",
  "\u200d",
  "\ud83d\ude00",
  "' or 1=1 --",
  "%",
  "_",
  "\\",
  "../../etc/passwd",
  "<script>alert(1)</script>",
  "${7*7}",
  "__proto__",
  "constructor",
  "x".repeat(300),
  "💥".repeat(200),
  "a\nb\r\nc",
  "+8801712345678",
  "01712345678",
  "2026-02-30",
  "9".repeat(40),
];

const nastyNumbers = [0, -1, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 53, -(2 ** 53), 0.5, 1e308];

/** @param known values that are really there, by the name of the field */
function valueOf(schema: Schema, known: unknown[]): fc.Arbitrary<unknown> {
  const real = known.map((value) => ({ weight: 24, arbitrary: fc.constant(value) }));
  return fc.oneof(
    ...real,
    { weight: 8, arbitrary: fitting(schema) },
    { weight: 1, arbitrary: fc.constantFrom<unknown>(...nastyTexts, ...nastyNumbers, null, true) },
    { weight: 1, arbitrary: fc.jsonValue({ maxDepth: 2 }) },
  );
}

function fitting(schema: Schema): fc.Arbitrary<unknown> {
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if (schema.type === "integer")
    return fc.oneof(fc.integer({ min: 1, max: 300 }), fc.constantFrom(...nastyNumbers));
  if (schema.type === "number")
    return fc.oneof(fc.integer({ min: 0, max: 100_000 }), fc.constantFrom(...nastyNumbers));
  if (schema.type === "boolean") return fc.boolean();
  if (schema.items) return fc.array(fitting(schema.items), { maxLength: 5 });
  if (schema.type === "object" && schema.properties) {
    return fc.record(
      Object.fromEntries(Object.entries(schema.properties).map(([name, each]) => [name, fitting(each)])),
    );
  }
  return fc.oneof(
    fc.string({ maxLength: 60 }),
    fc.string({ unit: "grapheme", maxLength: 40 }),
    fc.constantFrom(...nastyTexts),
  );
}

/**
 * Requests for a call: most of them nearly right, some with a field missing, of another type or too many, some that cannot
 * be read at all.
 * @param known values that are really there, by the name of the field
 */
export function requestsOf(
  { method, path, schema }: CallShape,
  known: Record<string, unknown[]>,
  sessions: Record<string, string>[],
): fc.Arbitrary<WireRequest> {
  const fields = schema.properties ?? {};
  const arbitraries = Object.fromEntries(
    Object.entries(fields).map(([name, each]) => [name, valueOf(each, known[name] ?? [])]),
  );
  const input = fc.oneof(
    { weight: 5, arbitrary: fc.record(arbitraries, { requiredKeys: schema.required ?? [] }) },
    { weight: 1, arbitrary: fc.record(arbitraries, { requiredKeys: [] }) },
  );
  const extra = onceIn(
    10,
    fc.dictionary(fc.string({ maxLength: 12 }), fc.jsonValue({ maxDepth: 1 }), { maxKeys: 2 }),
  );
  const headers = fc.record({
    session: fc.constantFrom(...sessions),
    language: fc.constantFrom("bn", "en", "fr;q=0.3", "*", "<>"),
    key: onceIn(2, fc.constantFrom("again", "other", "x".repeat(256), "ক")),
    ifMatch: onceIn(6, fc.constantFrom('"1"', "*", "nonsense")),
  });
  const unreadable = onceIn(
    15,
    fc.constantFrom("{", "[]", "null", '"text"', '{"a":{"a":{"a":1}}}', "\u0000"),
  );
  return fc.record({ input, extra, headers, unreadable }).map((parts) => {
    const left: Record<string, unknown> = { ...parts.input, ...parts.extra };
    const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
      const text = textOf(left[name]) || "x";
      delete left[name];
      return encodeURIComponent(text);
    });
    const { session, language, key, ifMatch } = parts.headers;
    const sent: Record<string, string> = { ...session, "accept-language": asHeader(language) };
    if (key) sent["idempotency-key"] = asHeader(key);
    if (ifMatch) sent["if-match"] = ifMatch;
    if (method === "GET" || method === "DELETE") {
      const query = new URLSearchParams(Object.entries(left).map(([name, value]) => [name, textOf(value)]));
      return { method, path: `/api${filled}?${query}`, headers: sent, body: undefined };
    }
    sent["content-type"] = "application/json";
    return { method, path: `/api${filled}`, headers: sent, body: parts.unreadable ?? JSON.stringify(left) };
  });
}

function textOf(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value ?? "");
  // A path can hold no half of a pair, and `.` and `..` are not a part of it but a way through it.
  return text.replace(/\p{Cs}/gu, "?").replace(/^\.{1,2}$/, "x");
}

/** A value once in so many times, and nothing otherwise. */
function onceIn<Value>(times: number, value: fc.Arbitrary<Value>): fc.Arbitrary<Value | undefined> {
  return fc.oneof({ weight: times - 1, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary: value });
}

/** A header holds Latin letters only. */
const asHeader = (text: string) => text.replace(/[^\x20-\x7e]/g, "?");
