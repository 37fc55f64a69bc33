/** A name of at most so many characters as a reader counts them; a longer one ends in an ellipsis. */
export function shortened(name: string, most: number): string {
  const characters = [...new Intl.Segmenter("bn", { granularity: "grapheme" }).segment(name)];
  if (characters.length <= most) return name;
  return `${characters
    .slice(0, most - 1)
    .map(({ segment }) => segment)
    .join("")
    .trimEnd()}…`;
}
