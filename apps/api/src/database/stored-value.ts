import type { z } from "zod";
import type { Logger } from "../process/log";

/** Where a value came from, for the line in the log. */
export interface StoredIn {
  table: string;
  column: string;
  /** Names the row, such as its id. */
  row: string | number;
}

/**
 * An object from a column that the database does not check, with only the members that fit: a row that somebody wrote past
 * the rules must not take a page down, its own or another's. What is left out is logged by its name.
 */
export function usableMembers<Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  stored: unknown,
  from: StoredIn,
  logger: Logger,
): Partial<z.output<z.ZodObject<Shape>>> {
  const given = typeof stored === "object" && stored !== null ? (stored as Record<string, unknown>) : {};
  const members: [string, unknown][] = [];
  const leftOut: string[] = given === stored ? [] : ["all of it"];
  for (const [name, rule] of Object.entries(schema.shape)) {
    if (!Object.hasOwn(given, name)) continue;
    const read = (rule as z.ZodType).safeParse(given[name]);
    if (read.success) members.push([name, read.data]);
    else leftOut.push(name);
  }
  if (leftOut.length > 0) logger.error({ ...from, leftOut }, "a stored value is not usable");
  return Object.fromEntries(members) as Partial<z.output<z.ZodObject<Shape>>>;
}
