/** JSON Schema, as far as the reference puts it into words. */
interface Schema {
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  description?: string;
  default?: unknown;
  format?: string;
  minLength?: number;
  maxLength?: number;
  minimum?: number;
  maximum?: number;
  maxItems?: number;
  contentMediaType?: string;
  $ref?: string;
}

/** The document's schemas by their names, which a reference leads to. */
export type NamedSchemas = Record<string, unknown>;

/** One field of a body, for a row of a table. */
export interface FieldWords {
  field: string;
  type: string;
  isRequired: boolean;
  description: string;
}

/** The fields of an object, one level deep. */
export function fieldsOf(given: unknown, named: NamedSchemas): FieldWords[] {
  const schema = resolve(given, named);
  const required = schema.required ?? [];
  return Object.entries(schema.properties ?? {}).map(([field, each]) => ({
    field,
    type: describeType(each, named),
    isRequired: required.includes(field),
    description: describe(each, named),
  }));
}

/** What a field is about; a choice says what each of its values means. */
export function describe(given: unknown, named: NamedSchemas): string {
  return resolve(given, named).description ?? "";
}

/** A type with its limits, such as `text, at most 100 characters`. */
export function describeType(given: unknown, named: NamedSchemas): string {
  const schema = resolve(given, named);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return [...new Set(choices.map((each) => describeType(each, named)))].join(" or ");
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(", ") + unlessTold(schema);
  if (schema.items)
    return `list of ${describeType(schema.items, named)}${limit(" (at most ", schema.maxItems, ")")}`;
  if (schema.contentMediaType) return `file (${schema.contentMediaType})`;
  const name = names[String(schema.type)] ?? String(schema.type ?? "any");
  return `${name}${limits(schema)}${unlessTold(schema)}`;
}

const unlessTold = ({ default: usual }: Schema) =>
  usual === undefined ? "" : `, ${JSON.stringify(usual)} unless told`;

const names: Record<string, string> = {
  string: "text",
  integer: "whole number",
  number: "number",
  boolean: "true or false",
  object: "object",
  null: "null",
};

function limits({ type, minimum, maximum, maxLength }: Schema): string {
  if (type === "string") return limit(", at most ", maxLength, " characters");
  const isBounded = (bound: number | undefined) => bound !== undefined && Math.abs(bound) < 2 ** 31 - 1;
  const from = isBounded(minimum) ? limit(", from ", minimum, "") : "";
  return `${from}${isBounded(maximum) ? limit(", to ", maximum, "") : ""}`;
}

const limit = (before: string, bound: number | undefined, after: string) =>
  bound === undefined ? "" : `${before}${bound}${after}`;

/** What a reference leads to, with what is said beside it. */
function resolve(given: unknown, named: NamedSchemas): Schema {
  const { $ref, ...said }: Schema = typeof given === "object" && given !== null ? given : {};
  const name = $ref?.split("/").at(-1);
  return name === undefined ? said : { ...resolve(named[name], named), ...said };
}
