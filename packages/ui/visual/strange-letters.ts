/**
 * Runs in the page: letters that stand in no bundled font's range. The machine's own fonts would draw them, on every
 * machine otherwise.
 */
export function strangeLetters(): string {
  const bundled = [...document.fonts].flatMap(({ unicodeRange }) =>
    unicodeRange.split(",").map((range) => {
      const [from = 0, to = from] = range
        .trim()
        .replace("U+", "")
        .split("-")
        .map((number) => parseInt(number, 16));
      return { from, to };
    }),
  );
  const texts = [...document.querySelectorAll("body :not(script, style, template)")]
    .filter((element) => element.getClientRects().length > 0)
    .flatMap((element) => [
      ...[...element.childNodes].filter(({ nodeType }) => nodeType === Node.TEXT_NODE),
      ...(element instanceof HTMLInputElement ? [{ textContent: element.value || element.placeholder }] : []),
    ]);
  const letters = new Set(texts.flatMap(({ textContent }) => [...(textContent ?? "")]));
  const strange = [...letters].filter((letter) => {
    const code = letter.codePointAt(0) ?? 0;
    return !bundled.some(({ from, to }) => from <= code && code <= to);
  });
  return strange.join(" ");
}
