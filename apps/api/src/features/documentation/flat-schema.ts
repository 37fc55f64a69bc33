/** A place of a schema: its types, the values that it may have where they are told, and whether it is always there. */
export interface FlatPlace {
  types: string[];
  values?: string[];
  isRequired: boolean;
}

/** A schema by its places, such as `data.orders[].grand_total`. */
export type FlatSchema = Record<string, FlatPlace>;

/** JSON Schema, as far as programs lean on it. */
interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
}

interface Place {
  path: string;
  isRequired: boolean;
}

/** A schema by its places. @param named what its references lead to */
export function flattened(given: unknown, named: Record<string, unknown>, place: Place): FlatSchema {
  return flatten(given as Schema | undefined, place, { named, within: [] });
}

interface Walk {
  named: Record<string, unknown>;
  /** The named schemas that the place is in: one that holds itself ends there. */
  within: string[];
}

function flatten(schema: Schema | undefined, place: Place, walk: Walk): FlatSchema {
  const { path, isRequired } = place;
  if (!schema) return { [path]: { types: [], isRequired } };
  if (schema.$ref) {
    const name = schema.$ref.split("/").at(-1) ?? "";
    if (walk.within.includes(name)) return { [path]: { types: [name], isRequired } };
    const inner = { ...walk, within: [...walk.within, name] };
    return flatten(walk.named[name] as Schema | undefined, place, inner);
  }
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return either(branches.map((branch) => flatten(branch, place, walk)));
  const parts = (schema.allOf ?? []).map((part) => flatten(part, place, walk));
  return Object.assign({}, ...parts, ofItself(schema, place, walk)) as FlatSchema;
}

function ofItself(schema: Schema, { path, isRequired }: Place, walk: Walk): FlatSchema {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  const types = [schema.type ?? [...new Set((values ?? []).map((value) => typeof value as string))]].flat();
  const told = values && { values: values.map(String).sort() };
  const flat: FlatSchema = { [path]: { types: types.sort(), ...told, isRequired } };
  const below = (name: string) => (path ? `${path}.${name}` : name);
  for (const [name, field] of Object.entries(schema.properties ?? {})) {
    const inner = { path: below(name), isRequired: schema.required?.includes(name) === true };
    Object.assign(flat, flatten(field, inner, walk));
  }
  if (schema.items) Object.assign(flat, flatten(schema.items, { path: `${path}[]`, isRequired: true }, walk));
  if (typeof schema.additionalProperties === "object")
    Object.assign(flat, flatten(schema.additionalProperties, { path: below("*"), isRequired: false }, walk));
  return flat;
}

/** What is one of several: a place is always there that each of them has which has places at all. */
function either(branches: FlatSchema[]): FlatSchema {
  const merged: FlatSchema = {};
  const full = branches.filter((branch) => Object.keys(branch).length > 1);
  for (const path of new Set(branches.flatMap((branch) => Object.keys(branch)))) {
    const found = branches.flatMap((branch) => branch[path] ?? []);
    const isOfAll = found.length === branches.length || full.every((branch) => branch[path]);
    const isFree = found.some(({ types, values }) => !values && types.join() !== "null");
    const values = [...new Set(found.flatMap((place) => place.values ?? []))].sort();
    merged[path] = {
      types: [...new Set(found.flatMap(({ types }) => types))].sort(),
      ...(!isFree && values.length > 0 && { values }),
      isRequired: isOfAll && found.every(({ isRequired }) => isRequired),
    };
  }
  return merged;
}
