/** A text in one line, cut after a word where it is longer than so many characters. */
export function shortenedText(text: string, longest: number): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= longest) return line;
  const cut = line.slice(0, longest).replace(/[\uD800-\uDBFF]$/, "");
  return `${cut.slice(0, cut.lastIndexOf(" ")) || cut}…`;
}
