import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

interface InShop {
  language: Language;
  seller_key: string;
}

/** A shop lets a program in, has it told what happens, and shows it the door again. */
export async function keepPrograms(owner: ApiClient, inShop: InShop): Promise<void> {
  const { sellerApiKeys } = owner;
  const name = inShop.language === "bn" ? "স্টকের তালিকা" : "Stock list";
  const asked = { ...inShop, name, scopes: ["read_goods" as const, "write_stock" as const], days: 365 };
  const { id_api_key: id } = (await sellerApiKeys.createApiKey(asked)).data;
  await sellerApiKeys.apiKeys(inShop);
  await keepWebhooks(owner, inShop);
  await owner.sellerTestShop.fillTestShop(inShop, { context: { idempotencyKey: "test-shop-filled" } });
  await owner.sellerTestShop.passTestTime({ ...inShop, hours_ahead: 24 });
  await owner.sellerTestShop.testShop(inShop);
  await owner.sellerTestShop.emptyTestShop(inShop, { context: { idempotencyKey: "test-shop-emptied" } });
  await sellerApiKeys.revokeApiKey({ ...inShop, id });
}

async function keepWebhooks({ sellerWebhooks: calls }: ApiClient, inShop: InShop): Promise<void> {
  // An address that nobody has: nothing is asked of any other machine.
  const url = "https://hooks.example.invalid/haat";
  const events = ["order.created" as const, "product.stock_low" as const];
  const { id_webhook: id } = (await calls.createWebhook({ ...inShop, url, events })).data;
  await calls.testWebhook({ ...inShop, id });
  await calls.webhooks(inShop);
  const { deliveries } = (await calls.webhook({ ...inShop, id })).data;
  for (const { id_delivery } of deliveries) await calls.replayDelivery({ ...inShop, id: id_delivery });
  await calls.changeWebhook({ ...inShop, id, url: `${url}/orders`, events: ["order.created"] });
  await calls.rotateWebhookSecret({ ...inShop, id });
  await calls.switchWebhook({ ...inShop, id, is_on: false });
  await calls.removeWebhook({ ...inShop, id });
}
