/**
 * Runs in the page: what can be reached by the keyboard and does not show it. A ring of 2 px on the control or on the card
 * around it, 3:1 against the ground it lies on (WCAG 2.2, 2.4.7, 2.4.13, 1.4.11).
 */
export function weakFocusRings(): string[] {
  const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const coloursOf = (css: string) => {
    canvas?.clearRect(0, 0, 1, 1);
    if (canvas) canvas.fillStyle = css;
    canvas?.fillRect(0, 0, 1, 1);
    return canvas?.getImageData(0, 0, 1, 1).data ?? new Uint8ClampedArray(4);
  };
  const luminanceOf = (css: string) => {
    const [red = 0, green = 0, blue = 0] = [...coloursOf(css).slice(0, 3)].map((step) => {
      const share = step / 255;
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
    });
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const contrastOf = (one: string, other: string) => {
    const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  };
  /** The nearest ground that covers: of the element itself or of what it lies on. */
  const groundOf = (element: Element | null): string => {
    for (let at = element; at; at = at.parentElement) {
      const { backgroundColor } = getComputedStyle(at);
      if (coloursOf(backgroundColor)[3] === 255) return backgroundColor;
    }
    return "white";
  };
  /** The control, or a card some levels around it, that wears the ring. */
  const ringOf = (control: Element) => {
    for (let at: Element | null = control, steps = 0; at && steps < 8; at = at.parentElement, steps++) {
      const style = getComputedStyle(at);
      if (style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2) return { holder: at, style };
    }
    return undefined;
  };
  const nameOf = (element: Element) =>
    `${element.tagName.toLowerCase()} “${(element.getAttribute("aria-label") ?? element.id) || element.textContent.trim().slice(0, 30)}”`;

  const weak: string[] = [];
  // Radix guards an overlay's ends by elements that only pass the focus on.
  const reachable =
    "a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex='0']:not([data-radix-focus-guard])";
  for (const control of document.querySelectorAll<HTMLElement>(reachable)) {
    if (control.tabIndex < 0 || control.getClientRects().length === 0) continue;
    control.focus({ preventScroll: true });
    if (document.activeElement !== control || !control.matches(":focus-visible")) continue;
    const ring = ringOf(control);
    if (!ring) weak.push(`${nameOf(control)} shows no focus ring`);
    else {
      const { holder, style } = ring;
      const isInside = parseFloat(style.outlineOffset) < 0;
      const contrast = contrastOf(style.outlineColor, groundOf(isInside ? holder : holder.parentElement));
      if (contrast < 3) weak.push(`${nameOf(control)}: focus ring ${contrast.toFixed(2)}:1 on its ground`);
    }
  }
  return weak;
}
