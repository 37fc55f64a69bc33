const letters = new Intl.Segmenter("bn", { granularity: "grapheme" });

/** The first letter of a name as a reader sees it: a Bengali letter with its signs is one. */
export function initialsOf(name: string): string {
  return letters.segment(name).containing(0)?.segment ?? "";
}
