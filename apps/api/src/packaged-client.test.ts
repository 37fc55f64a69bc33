import { execFile, execFileSync, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { writePackage } from "@haat/api-client/package/write-package";
import { getRequestListener } from "@hono/node-server";
import { build } from "esbuild";
import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { productTable } from "./features/catalogue/catalogue.table";
import { customerOrderTable, stockMovementTable } from "./features/order/order.table";
import { shopTable } from "./features/shop/shop.table";
import { signedHeaders } from "./features/webhook/signature.rules";
import { createShopper, startTestApi, type TestApi } from "./testing/test-api";
import { createStaffOf } from "./testing/test-people";
import { createTestShop, type TestShop } from "./testing/test-shop";

/** A program as somebody writes it who has only the package. */
const program = `
import { createHaatClient, eachPage, HaatApiError } from "@haat/api-client";
import { verifyWebhook, WebhookVerificationError, type WebhookMessage } from "@haat/api-client/webhooks";

declare const process: { env: Record<string, string | undefined> };
const { PLATFORM = "", API_KEY = "", SELLER_KEY = "", PRODUCT = "", WEBHOOK = "{}" } = process.env;
const shop = createHaatClient({ platform: PLATFORM, apiKey: API_KEY, sellerKey: SELLER_KEY });

const numbers: string[] = [];
for await (const { orders } of eachPage(shop.sellerOrders.orders, { status: "pending" }))
  numbers.push(...orders.map(({ order_id }) => order_id));

const id_product = Number(PRODUCT);
const { stock } = await shop.sellerStock.changeStock({ id_product, change: "received", pieces: 5 });

const codeOf = (work: Promise<unknown>) =>
  work.then(
    () => "went well",
    (error: unknown) => (error instanceof HaatApiError ? [error.code, error.status, error.errors.length] : String(error)),
  );
// @ts-expect-error A price is a number.
const wrongInput = () => shop.sellerGoods.setPrice({ id_product, price: "1", was: 2 });
const refusals = [
  await codeOf(shop.sellerGoods.setPrice({ id_product, price: 1, was: 2 })),
  await codeOf(shop.sellerStock.changeStock({ id_product, change: "received", pieces: -1 })),
  await codeOf(createHaatClient({ platform: PLATFORM, apiKey: API_KEY, sellerKey: "nosuchshop" }).sellerOrders.desk()),
  await codeOf(shop.sellerOrders.orders({}, { signal: AbortSignal.abort(new Error("enough")) })),
];

const { body, headers, secret } = JSON.parse(WEBHOOK) as { body: string; headers: Record<string, string>; secret: string };
const told = await verifyWebhook({ body, headers, secret: ["whsec_AAAA", secret] });
const product = (message: WebhookMessage) => (message.type === "product.stock_low" ? message.data.id_product : undefined);
const faultOf = (request: Parameters<typeof verifyWebhook>[0]) =>
  verifyWebhook(request).then(
    () => "went well",
    (error: unknown) => (error instanceof WebhookVerificationError ? error.code : String(error)),
  );
const faults = [
  await faultOf({ body: body + " ", headers, secret }),
  await faultOf({ body, headers, secret: "whsec_AAAA" }),
  await faultOf({ body, headers: new Headers(), secret }),
  await faultOf({ body, headers: new Headers(headers), secret, now: new Date(Date.now() + 301_000) }),
];
console.log(JSON.stringify({ numbers, stock, refusals, webhook: [told.id, product(told.message)], faults, wrongInput: typeof wrongInput }));
`;

const folder = mkdtempSync(join(tmpdir(), "haat-client-"));
const project = join(folder, "project");
const compiler = resolve(import.meta.dirname, "../../../node_modules/typescript/bin/tsc");
let packed = "";
let api: TestApi;
let shop: TestShop;
/** What came to the API, and what becomes of an answer before it is there. */
let asked: string[];
let meddle: (request: IncomingMessage, response: ServerResponse) => "answered" | "dropped" | undefined;
let platform: ReturnType<typeof createServer>;

beforeAll(async () => {
  packed = await writePackage(join(folder, "package"));
  mkdirSync(project);
  const files = {
    "package.json": JSON.stringify({ name: "stock-list", private: true, type: "module" }),
    "tsconfig.json": JSON.stringify({
      compilerOptions: {
        strict: true,
        exactOptionalPropertyTypes: true,
        module: "NodeNext",
        target: "ES2023",
        lib: ["ES2023", "DOM"],
        outDir: "built",
        skipDefaultLibCheck: true,
        types: [],
      },
      files: ["program.ts"],
    }),
    "program.ts": program,
  };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(project, name), text);
  execFileSync("npm", ["install", "--offline", "--no-audit", "--no-fund", packed], {
    cwd: project,
    stdio: "pipe",
  });

  api = await startTestApi();
  shop = await createTestShop(api.db);
  const listener = getRequestListener(api.fetch);
  platform = createServer((request, response) => {
    asked.push(
      `${request.method} ${request.url?.split("?")[0]} ${String(request.headers["idempotency-key"] ?? "")}`,
    );
    const done = meddle(request, response);
    if (done === "dropped") response.end = () => request.socket.destroy() as unknown as typeof response;
    if (done !== "answered") void listener(request, response);
  });
  await new Promise<void>((ready) => platform.listen(0, "127.0.0.1", ready));
});
afterAll(async () => {
  platform.closeAllConnections();
  await new Promise((closed) => platform.close(closed));
  await api.close();
  rmSync(folder, { recursive: true });
});

/** The program that the package's own description shows, letter for letter. */
function exampleOf(readme: string): string {
  const [, example] = /## A whole program[^`]*(?:`(?!``)[^`]*)*```ts\n([\s\S]*?)```/.exec(readme) ?? [];
  if (!example) throw new Error("The description shows no whole program.");
  return example;
}

/** Compiles the example as it stands in what was installed. */
function compileExample(): void {
  const installed = join(project, "node_modules/@haat/api-client/README.md");
  writeFileSync(join(project, "example.ts"), exampleOf(readFileSync(installed, "utf8")));
  const config = {
    extends: "./tsconfig.json",
    compilerOptions: {
      types: ["node"],
      typeRoots: [resolve(import.meta.dirname, "../../../node_modules/@types")],
    },
    files: ["example.ts"],
  };
  writeFileSync(join(project, "tsconfig.example.json"), JSON.stringify(config));
  execFileSync(process.execPath, [compiler, "-p", "tsconfig.example.json"], { cwd: project, stdio: "pipe" });
}

/** A port that is free for a moment. */
async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((ready) => probe.listen(0, "127.0.0.1", ready));
  const { port } = probe.address() as AddressInfo;
  await new Promise((closed) => probe.close(closed));
  return port;
}

describe("the packed client", () => {
  it("holds two modules with their types, needs nothing else, and is small", async () => {
    const names = execFileSync("tar", ["-tzf", packed], { encoding: "utf8" }).trim().split("\n").sort();
    expect(names.filter((name) => !name.endsWith(".d.ts"))).toEqual([
      "package/LICENSE",
      "package/README.md",
      "package/haat-client.js",
      "package/package.json",
      "package/webhooks.js",
    ]);
    const types = names.filter((name) => name.endsWith(".d.ts"));
    for (const name of types) {
      const text = readFileSync(join(folder, name), "utf8");
      for (const [, path = ""] of text.matchAll(/from "([^"]+)"/g))
        expect([name, path, types.includes(`package/${path.slice(2, -3)}.d.ts`)]).toEqual([name, path, true]);
      expect([name, /: (unknown|any)[;,[]/.test(text)]).toEqual([name, name.endsWith("api-error.d.ts")]);
    }
    const sizes = ["haat-client.js", "webhooks.js"].map(async (name) => {
      const entryPoints = [join(folder, "package", name)];
      const { outputFiles } = await build({
        entryPoints,
        bundle: true,
        minify: true,
        format: "esm",
        write: false,
      });
      return brotliCompressSync(outputFiles[0]?.contents ?? "").length;
    });
    expect(Math.max(...(await Promise.all(sizes)))).toBeLessThan(6 * 1024);
  });

  it("lets a foreign program read orders and change stock once, however often connections break, and tells what is wrong", async () => {
    const { owner } = await createStaffOf(api, shop);
    const inShop = { language: "en" as const, seller_key: shop.sellerKey };
    const scopes = ["read_orders" as const, "write_stock" as const];
    const { api_key } = (
      await owner.client.sellerApiKeys.createApiKey({ ...inShop, name: "Stock list", scopes })
    ).data;
    const shopper = await createShopper(api);
    const order = {
      shipping_method: 2 as const,
      id_product: shop.rice.id,
      quantity: 1,
      expected_total: 12_300,
    };
    const { order_id } = (
      await shopper.client.order.directPurchaseOrder(
        { ...inShop, ...order },
        { context: { idempotencyKey: "one" } },
      )
    ).data;
    const ofRice = eq(stockMovementTable.productId, shop.rice.id);
    const before = await api.db.$count(stockMovementTable, ofRice);

    asked = [];
    let changes = 0;
    meddle = ({ method }, response) => {
      if (asked.length === 1) {
        response.writeHead(503, { "retry-after": "0" }).end();
        return "answered";
      }
      // The first time that stock is changed, nobody hears that it was; then a proxy says what it likes.
      if (method !== "POST" || changes > 1) return undefined;
      changes += 1;
      if (changes === 1) return "dropped";
      response.writeHead(502, { "content-type": "text/html" }).end("<h1>Bad gateway</h1>");
      return "answered";
    };
    execFileSync(process.execPath, [compiler, "-p", "."], { cwd: project, stdio: "pipe" });
    const secret = `whsec_${Buffer.from("a secret of thirty-two bytes ...").toString("base64")}`;
    const body = JSON.stringify({ type: "product.stock_low", timestamp: "", data: { id_product: 7 } });
    const signed = { id: "event-1", timestamp: Math.floor(Date.now() / 1000), body };
    const { port } = platform.address() as AddressInfo;
    const env = {
      ...process.env,
      PLATFORM: `http://127.0.0.1:${port}`,
      API_KEY: api_key,
      SELLER_KEY: shop.sellerKey,
      PRODUCT: String(shop.rice.id),
      WEBHOOK: JSON.stringify({ body, secret, headers: signedHeaders([secret], signed) }),
    };
    const run = promisify(execFile)(process.execPath, ["built/program.js"], { cwd: project, env });
    const said = JSON.parse((await run).stdout) as Record<string, unknown>;

    const [rice] = await api.db.select().from(productTable).where(eq(productTable.id, shop.rice.id));
    expect(said).toEqual({
      numbers: [order_id],
      stock: rice?.stock,
      refusals: [
        ["api_key_scope_missing", 403, 0],
        ["invalid_input", 422, 1],
        ["shop_not_found", 404, 0],
        "Error: enough",
      ],
      webhook: ["event-1", 7],
      faults: ["signature_wrong", "signature_wrong", "header_missing", "too_old"],
      wrongInput: "function",
    });
    expect(await api.db.$count(stockMovementTable, ofRice)).toBe(before + 1);
    const [first, ...again] = asked.filter((line) => line.startsWith("POST /api/v1/seller/stock/en"));
    // Three times the same change, and once the one that is refused.
    expect(again.map((line) => line === first)).toEqual([true, true, false]);
    expect(first).toMatch(/ [\da-f-]{36}$/);
    // What takes no key is not sent again, and what is refused for good neither.
    expect(asked.filter((line) => line.startsWith("POST /api/v1/seller/price"))).toHaveLength(1);
  });

  it("is described by a whole program, which works with a test shop as it is written", async () => {
    const other = await createTestShop(api.db);
    const { owner } = await createStaffOf(api, other);
    // What is signed by the API's clock is looked at by the program's.
    api.clock.advance((Date.now() - api.clock.now().getTime()) / 1000);
    const once = { context: { idempotencyKey: "test shop of the example" } };
    const inShop = { language: "en" as const, seller_key: other.sellerKey };
    const { seller_key } = (await owner.client.sellerTestShop.fillTestShop(inShop, once)).data;
    const ofTest = { language: "en" as const, seller_key };
    const scopes = [
      "test_shop" as const,
      "read_orders" as const,
      "read_goods" as const,
      "write_stock" as const,
    ];
    const { api_key } = (
      await owner.client.sellerApiKeys.createApiKey({ ...ofTest, name: "Example", scopes })
    ).data;
    const receiver = await freePort();
    const hook = { ...ofTest, url: `http://127.0.0.1:${receiver}/haat`, events: ["order.created" as const] };
    const { secret } = (await owner.client.sellerWebhooks.createWebhook(hook)).data;
    compileExample();
    asked = [];
    meddle = () => undefined;
    const { port } = platform.address() as AddressInfo;
    const env = {
      ...process.env,
      HAAT_PLATFORM: `http://127.0.0.1:${port}`,
      HAAT_API_KEY: api_key,
      HAAT_SELLER_KEY: seller_key,
      HAAT_WEBHOOK_SECRET: secret,
      PORT: String(receiver),
    };
    const run = spawn(process.execPath, ["built/example.js"], { cwd: project, env });
    let said = "";
    run.stdout.on("data", (part: Buffer) => (said += part.toString()));
    run.stderr.on("data", (part: Buffer) => (said += part.toString()));
    try {
      await expect.poll(() => said).toContain("stock");
      await expect
        .poll(async () => {
          api.clock.advance(1);
          await api.jobs.runDue();
          return said.match(/^told /gm)?.length;
        })
        .toBe(6);
    } finally {
      run.kill();
    }
    const [testShop] = await api.db.select().from(shopTable).where(eq(shopTable.sellerKey, seller_key));
    const pending = await api.db
      .select()
      .from(customerOrderTable)
      .where(and(eq(customerOrderTable.shopId, testShop?.id ?? 0), eq(customerOrderTable.status, 1)));
    const [{ number = "", grandTotal = 0 } = {}] = pending;
    expect(pending).toHaveLength(1);
    expect(said).toContain(`new ${number} ${grandTotal / 100} taka\n`);
    expect(said).toContain(`"seller_key":"${seller_key}","order_id":"${number}","status":"pending"`);
    const [, id, stock] = /^stock (\d+) (\d+)$/m.exec(said) ?? [];
    const [product] = await api.db
      .select({ stock: productTable.stock })
      .from(productTable)
      .where(and(eq(productTable.shopId, testShop?.id ?? 0), eq(productTable.id, Number(id))));
    expect([stock, product?.stock]).toEqual(["7", 7]);
  });
});
