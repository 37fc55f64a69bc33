import { html } from "hono/html";

/** A text of the documentation, with what stands between backticks as code. */
export function withCode(text: string) {
  return text.split("`").map((part, place) => (place % 2 === 1 ? html`<code>${part}</code>` : html`${part}`));
}
