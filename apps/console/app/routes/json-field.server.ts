import type { z } from "zod";

/** What a script put into a field as JSON; nothing for what is none, or not of this shape. */
export function readJson<Schema extends z.ZodType>(
  value: FormDataEntryValue | null,
  schema: Schema,
): z.output<Schema> | undefined {
  if (typeof value !== "string" || value === "") return undefined;
  try {
    const parsed = schema.safeParse(JSON.parse(value));
    return parsed.success ? parsed.data : undefined;
  } catch {
    return undefined;
  }
}
