import { apiKeyScope } from "@haat/contract/shared/api-key-choices";
import { apiKeyPrefix, apiKeyScopes, testKeyPrefix } from "@haat/contract/shared/api-key-scopes";
import { business } from "@haat/contract/shared/business-constants";
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
    </section>
    ${testShopGuide()}`;
}

/** Where a program is tried out before it works in a shop. */
const testShopGuide = () =>
  html`<section id="test-shop" aria-label="Test shop">
    <h2>Test shop</h2>
    ${[
      `A shop's owner opens its test shop in the console (More → Test shop): a shop of its own, with a \`seller_key\` and an address of its own, the ${business.testShopProducts} newest products of the shop and a name that says what it is. All calls of this page work there as they do in the shop. Its keys are made in its own console (More → API keys) and begin with \`${testKeyPrefix}\`: they open nothing in the shop, and the shop's keys, which begin with \`${apiKeyPrefix}\`, open nothing in the test shop. Its webhooks are really sent, to the addresses that it has.`,
      "Its customers have the numbers that the page shows, from `012…000` to `012…999`, which no operator gives to anybody. Each of them signs in, or signs up, with the same code, which the page shows, too; `send_otp`, `otp_validate`, `signin` and `customer_registration` are called as for anybody. Nobody else can order in the test shop, and they can order nowhere else (`test_customers_only`).",
      `Filled, it has six orders: a new one, a packed one, one on its way, one delivered, one cancelled and one that came back; its webhooks are told of each step. Parcels go with its own test courier: ${business.testParcelHours.onTheWay} hour after it was handed over a parcel is on the way, after ${business.testParcelHours.over} hours it is delivered, or comes back where the recipient's number ends in ${business.testRefusingDigit}, and its order goes with it. So setting the time ahead by a day is enough to see an order come to its end.`,
      "A key with the scope `test_shop` lets a program do all of that by itself, before its tests for instance: `fillTestShop`, `emptyTestShop`, `passTestTime`, and `testShop`, which tells the code, the numbers and the messages. They take the `seller_key` of the test shop with a key of it, or that of the shop with one of the shop.",
      "Nothing leaves it: text messages are kept and shown on the page, no courier has an account there, no domain leads to it, no list, search engine, product feed or figure of the platform has it. What would reach beyond it answers 409 (`not_in_test_shop`). Write no real names or addresses into it: whoever knows a number and the code sees them.",
      `Its time can be set ahead on the page, by an hour, a day or a week at once: all that happened in it grows older by as much, so that moves can be taken back no more, webhooks come due and orders are late. Goods, coupons and sums of days that were counted stay as they are. “Start afresh” empties it, or fills it again; keys and webhooks stay. Messages are kept for ${business.testMessageDays} days.`,
    ].map((text) => html`<p>${withCode(text)}</p>`)}
  </section>`;

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
