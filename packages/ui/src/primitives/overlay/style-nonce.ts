/**
 * The scroll lock inside Radix writes a `<style>` of its own. It reads this global for its nonce, so that a strict
 * content security policy lets it (get-nonce, in react-style-singleton).
 */
export function shareNonce() {
  const nonce = document.querySelector<HTMLElement>("style[nonce], script[nonce]")?.nonce;
  if (nonce) Object.assign(globalThis, { __webpack_nonce__: nonce });
}
