/**
 * The scroll lock inside Radix writes a `<style>` of its own. It reads this global for its nonce, so that a strict
 * content security policy lets it (get-nonce, in react-style-singleton).
 */
export function shareNonce() {
  const nonce = document.querySelector<HTMLElement>("style[nonce], script[nonce]")?.nonce ?? nonceOfAnswer();
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}

/** A page that many read has no nonce in it; its answer tells one in `Server-Timing`, which injected markup cannot read. */
function nonceOfAnswer(): string | undefined {
  const [page] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return page?.serverTiming?.find(({ name }) => name === "nonce")?.description;
}
