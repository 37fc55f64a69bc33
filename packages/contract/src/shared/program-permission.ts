import type { CallName, CallTraits } from "./call-name";

/** The calls for who lets programs of others into a shop: a part of the table of permissions. */
export const programCalls: readonly CallName[] = [
  "sellerApiKeys.apiKeys",
  "sellerApiKeys.createApiKey",
  "sellerApiKeys.revokeApiKey",
  "sellerWebhooks.webhooks",
  "sellerWebhooks.webhook",
  "sellerWebhooks.createWebhook",
  "sellerWebhooks.changeWebhook",
  "sellerWebhooks.rotateWebhookSecret",
  "sellerWebhooks.switchWebhook",
  "sellerWebhooks.removeWebhook",
  "sellerWebhooks.testWebhook",
  "sellerWebhooks.replayDelivery",
  "sellerTestShop.testShop",
  "sellerTestShop.fillTestShop",
  "sellerTestShop.emptyTestShop",
  "sellerTestShop.passTestTime",
];

/** The pages about them. */
export const programPages: readonly string[] = [
  "api-keys",
  "api-key-new",
  "api-key-removal",
  "webhooks",
  "webhook-new",
  "webhook",
  "webhook-edit",
  "webhook-removal",
  "test-shop",
  "test-shop-fresh",
];

/** The traits of these calls: a part of `callTraits`. */
export const programCallTraits = {
  "sellerApiKeys.apiKeys": { caller: "member", answer: "own" },
  "sellerApiKeys.createApiKey": { caller: "member", answer: "own", asksAgain: true },
  // The safe direction: nobody has to prove anything for it.
  "sellerApiKeys.revokeApiKey": { caller: "member", answer: "own" },
  "sellerWebhooks.webhooks": { caller: "member", answer: "own" },
  "sellerWebhooks.webhook": { caller: "member", answer: "own" },
  "sellerWebhooks.createWebhook": { caller: "member", answer: "own", asksAgain: true },
  "sellerWebhooks.changeWebhook": { caller: "member", answer: "own", asksAgain: true },
  "sellerWebhooks.rotateWebhookSecret": { caller: "member", answer: "own", asksAgain: true },
  "sellerWebhooks.switchWebhook": { caller: "member", answer: "own" },
  "sellerWebhooks.removeWebhook": { caller: "member", answer: "own" },
  "sellerWebhooks.testWebhook": { caller: "member", answer: "own" },
  "sellerWebhooks.replayDelivery": { caller: "member", answer: "own" },
  "sellerTestShop.testShop": { caller: "member", answer: "own" },
  "sellerTestShop.fillTestShop": { caller: "member", answer: "own", repeatable: "always" },
  "sellerTestShop.emptyTestShop": { caller: "member", answer: "own", repeatable: "always" },
  "sellerTestShop.passTestTime": { caller: "member", answer: "own" },
} as const satisfies Partial<Record<CallName, CallTraits>>;
