/**
 * What somebody typed, or wrote into an address, as far as it may reach: without NUL, which PostgreSQL does not take, and
 * without a letter that the cut would halve, which no address can bear.
 * @param most UTF-16 code units
 */
export function typedText(value: FormDataEntryValue | null | undefined, most: number): string {
  const text = typeof value === "string" ? value.replaceAll("\0", "").trim() : "";
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}
