/**
 * Runs in the page: letters that no bundled font of their element has in its range. The machine's own fonts would draw
 * them, on every machine otherwise.
 */
export function strangeLetters(): string {
  const bare = (family: string) => family.trim().replace(/["']/g, "");
  const numberOf = (digits: string) => parseInt(digits.replace("U+", ""), 16);
  const ranges = [...document.fonts].flatMap(({ family, unicodeRange }) =>
    unicodeRange.split(",").map((range) => {
      const [from = "", to = from] = range.trim().split("-");
      return { family: bare(family), from: numberOf(from), to: numberOf(to) };
    }),
  );
  const textOf = (element: Element) =>
    element instanceof HTMLInputElement
      ? element.value || element.placeholder
      : [...element.childNodes].map((node) => (node instanceof Text ? node.data : "")).join("");
  const strange = [...document.querySelectorAll("body :not(script, style, template)")]
    .filter((element) => element.getClientRects().length > 0 && textOf(element).trim() !== "")
    .flatMap((element) => {
      const families = getComputedStyle(element).fontFamily.split(",").map(bare);
      const own = ranges.filter(({ family }) => families.includes(family));
      return [...textOf(element)].filter((letter) => {
        const code = letter.codePointAt(0) ?? 0;
        return !own.some(({ from, to }) => from <= code && code <= to);
      });
    });
  return [...new Set(strange)].join(" ");
}
