/** What is asked for behind the path of an address. */
export type Query = Record<string, string>;

/** An address of a path and what is asked for; the path alone where nothing is. */
export function withQuery(path: string, query?: Query): string {
  const search = new URLSearchParams(query).toString();
  return search ? `${path}?${search}` : path;
}
