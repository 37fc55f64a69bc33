import { apiKeyPrefix, apiKeyScope, apiKeyScopes } from "@haat/contract/shared/api-key-scopes";
import { choices } from "@haat/contract/shared/choices";
import type { OpenAPI } from "@orpc/contract";
import { html } from "hono/html";
import { withCode } from "./code-words";

const firstCall = `curl https://<platform>/api/v1/seller/orders/en/<seller_key> \\
  -H 'Authorization: Bearer ${apiKeyPrefix}…'`;

const firstCallOfClient = `import { createHaatClient, eachPage } from "@haat/api-client";

const shop = createHaatClient({
  platform: "https://<platform>",
  apiKey: process.env.HAAT_API_KEY,
  sellerKey: "<seller_key>",
});
for await (const { orders } of eachPage(shop.sellerOrders.orders, { status: "pending" }))
  for (const { order_id, grand_total } of orders) console.log(order_id, grand_total);`;

/** What somebody reads first who writes a program for a shop. */
export function renderProgramGuide(document: OpenAPI.Document) {
  return html`<section id="api-keys" aria-label="API keys">
    <h2>API keys</h2>
    ${[
      "A shop's owner makes a key in the console (More → API keys), with a name, scopes and, if they like, an end. It is shown once. Send it as `Authorization: Bearer`; no cookie and no other header is needed. The shop is named by its `seller_key`, which the console shows beside the new key; any other shop answers 404.",
      "A key does what its scopes say, and never more than who made it may do: it ends when they leave the shop. It can be revoked at any moment, and its calls answer 401 (`api_key_not_valid`) from then on. A call that none of its scopes opens answers 403 (`api_key_scope_missing`). What it changes is written down in the shop's audit trail under its name.",
      "For JavaScript and TypeScript there is a client, `@haat/api-client`, which the platform's operator hands out: every call that a key can open as a typed function, tried again where that changes nothing twice, with the error codes of this page, and what verifies webhooks. It brings no other package along. Programs in other languages are written by this page and `/api/openapi.json`.",
      "Each key has limits of its own besides those of its address; every answer tells them (`RateLimit`, `RateLimit-Policy`), and a 429 says when to come back (`Retry-After`). Send an `Idempotency-Key` with what changes something, so that it is done once however often it is sent.",
    ].map((text) => html`<p>${withCode(text)}</p>`)}
    <pre tabindex="0"><code>${firstCall}</code></pre>
    <p>The same with the client:</p>
    <pre tabindex="0"><code>${firstCallOfClient}</code></pre>
    ${scopeTable(document)}
  </section>`;
}

function scopeTable(document: OpenAPI.Document) {
  const meanings = choices.get(apiKeyScope)?.values ?? [];
  const known = new Set(
    Object.values(document.paths ?? {}).flatMap((path) =>
      [path?.get, path?.post, path?.put, path?.delete].map((operation) => operation?.operationId),
    ),
  );
  return html`<div class="scroll">
    <table>
      <caption>
        Scopes
      </caption>
      <thead>
        <tr>
          <th scope="col">Scope</th>
          <th scope="col">To</th>
          <th scope="col">Calls</th>
        </tr>
      </thead>
      <tbody>
        ${apiKeyScope.options.map(
          (scope) =>
            html`<tr>
              <td><code>${scope}</code></td>
              <td>${meanings.find(({ value }) => value === scope)?.means ?? ""}</td>
              <td>
                ${apiKeyScopes[scope]
                  .filter((call) => known.has(call))
                  .map((call) => html`<a href="#${call}">${call}</a> `)}
              </td>
            </tr>`,
        )}
      </tbody>
    </table>
  </div>`;
}
