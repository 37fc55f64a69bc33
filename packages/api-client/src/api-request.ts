import type { CallRoute } from "./call-table";

export type CallInput = Readonly<Record<string, unknown>>;

/** A call as it is put on the wire. */
export interface ApiRequest {
  url: string;
  method: string;
  body: string | FormData | undefined;
}

/** Puts a call on the wire: what the path does not name stands in the query, or in the body. */
export function requestFor(base: string, [method, path]: CallRoute, input: CallInput): ApiRequest {
  const rest = new Map(Object.entries(input).filter(([, value]) => value !== undefined));
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = rest.get(name);
    if (value === undefined || value === "") throw new TypeError(`The call needs "${name}".`);
    rest.delete(name);
    return encodeURIComponent(String(value));
  });
  const url = `${base}/api${filled}`;
  if (method === "GET") {
    const query = new URLSearchParams();
    for (const [name, value] of rest) flat(name, value, (key, text) => query.append(key, text));
    return { url: query.size > 0 ? `${url}?${query}` : url, method, body: undefined };
  }
  const hasFile = [...rest.values()].some((value) => value instanceof Blob);
  return { url, method, body: hasFile ? formOf(rest) : JSON.stringify(Object.fromEntries(rest)) };
}

function formOf(fields: ReadonlyMap<string, unknown>): FormData {
  const form = new FormData();
  for (const [name, value] of fields)
    if (value instanceof Blob) form.append(name, value);
    else flat(name, value, (key, text) => form.append(key, text));
  return form;
}

/** A value where there are only names and texts: parts of it as `name[part]`. */
function flat(name: string, value: unknown, write: (name: string, text: string) => void): void {
  if (typeof value !== "object" || value === null) return write(name, String(value));
  for (const [part, each] of Object.entries(value)) flat(`${name}[${part}]`, each, write);
}
