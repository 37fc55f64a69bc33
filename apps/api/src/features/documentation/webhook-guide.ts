import { business } from "@haat/contract/shared/business-constants";
import { choices } from "@haat/contract/shared/choices";
import type { WebhookMessage } from "@haat/contract/seller/webhook-messages";
import { webhookEvent, type WebhookEvent } from "@haat/contract/shared/webhook-choices";
import { html } from "hono/html";
import { withCode } from "./code-words";

/** What each event says. */
const examples: { [Event in WebhookEvent]: Extract<WebhookMessage, { type: Event }>["data"] } = {
  "order.created": { seller_key: "k4ch4b4z4r", order_id: "KBZR-7Q2XM", status: "pending" },
  "order.updated": { seller_key: "k4ch4b4z4r", order_id: "KBZR-7Q2XM", status: "accept" },
  "order.cancelled": { seller_key: "k4ch4b4z4r", order_id: "KBZR-7Q2XM", status: "cancel" },
  "product.stock_low": { seller_key: "k4ch4b4z4r", id_product: 27, stock: 3, low_limit: 3 },
};

const verification = `import { createHmac, timingSafeEqual } from "node:crypto";

function isOurs(headers, body, secret) {
  const { "webhook-id": id, "webhook-timestamp": at, "webhook-signature": given } = headers;
  if (Math.abs(Date.now() / 1000 - Number(at)) > 300) return false;
  const key = Buffer.from(secret.replace("whsec_", ""), "base64");
  const right = createHmac("sha256", key).update(\`\${id}.\${at}.\${body}\`).digest();
  return given.split(" ").some((each) => {
    const sent = Buffer.from(each.replace("v1,", ""), "base64");
    return sent.length === right.length && timingSafeEqual(sent, right);
  });
}`;

const paragraphs = [
  "A shop's owner adds an address in the console (More → Webhooks) and chooses events. We post JSON there as Standard Webhooks: the headers `webhook-id`, `webhook-timestamp` (seconds since 1970) and `webhook-signature`, which is `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64, under the secret that the console showed (`whsec_` and the key in base64). Compute it over the body as it came, before it is parsed, and refuse what is more than five minutes old.",
  "An event says which order or product it is about, and nothing of a customer: read the rest with an API key. Answer with 2xx within ten seconds; do your work afterwards. Anything else, a redirect too, counts as a failure, and is tried again after 5 seconds, 5 and 30 minutes, 2, 5, 7 and 9 hours. The same `webhook-id` may come twice, and events may come in another order than they happened.",
  `A move of an order is told ten seconds after it was made: until then the shop can take it back. What happens while a webhook is paused is not told. One to which nothing gets through for ${business.webhookFailingDays} days is switched off, and its shop is told by text message. A new secret signs together with the old one for ${business.webhookOldSecretHours} hours: accept a message if either signature is right.`,
  "Addresses begin with https and lead to machines on the internet. A platform in demo mode also writes to this machine itself, as `http://localhost:8080/hook`, to try a receiver on.",
];

/** What somebody reads who writes a program that is told what happens in a shop. */
export function renderWebhookGuide() {
  const meanings = choices.get(webhookEvent)?.values ?? [];
  return html`<section id="webhooks" aria-label="Webhooks">
    <h2>Webhooks</h2>
    ${paragraphs.map((text) => html`<p>${withCode(text)}</p>`)}
    ${webhookEvent.options.map((type) => {
      const body = { type, timestamp: "2026-03-02T06:00:00.000Z", data: examples[type] };
      return html`<details>
        <summary><code>${type}</code>: ${meanings.find(({ value }) => value === type)?.means ?? ""}</summary>
        <pre tabindex="0"><code>${JSON.stringify(body, null, 2)}</code></pre>
      </details>`;
    })}
    <p>
      In JavaScript <code>verifyWebhook</code> of <code>@haat/api-client/webhooks</code> does it. In Node.js,
      with nothing installed:
    </p>
    <pre tabindex="0"><code>${verification}</code></pre>
  </section>`;
}
