/** The first of the rows that an insert returned. @throws when there is none */
export function onlyRow<Row>(rows: readonly Row[]): Row {
  const [row] = rows;
  if (row === undefined) throw new Error("An insert returned no row.");
  return row;
}

/** What a map holds for a key. @throws when the content names something that does not exist */
export function lookUp<Key, Value>(map: ReadonlyMap<Key, Value>, key: Key, what: string): Value {
  const value = map.get(key);
  if (value === undefined)
    throw new Error(`The demo's content names ${what} ${String(key)}, which does not exist.`);
  return value;
}
