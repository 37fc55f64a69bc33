import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { callErrors } from "@haat/contract/shared/error-codes";
import { callTraits } from "@haat/contract/shared/call-traits";
import { undocumentedIn } from "../../testing/documented-answers";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { apiDocument } from "./api-document";
import { examplesOf } from "./examples";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

const page = (path: string) => api.fetch(new Request(`http://api.test/api${path}`));
const callNames = async () =>
  Object.values((await apiDocument()).paths ?? {}).flatMap((path) =>
    Object.values(path ?? {}).map((operation) => String((operation as { operationId: string }).operationId)),
  );

describe("the document of the API", () => {
  test("is OpenAPI 3.1 and may be kept by anybody", async () => {
    const answer = await page("/openapi.json");
    expect(answer.headers.get("cache-control")).toContain("public");
    expect(answer.headers.get("etag")).toMatch(/^"/);
    expect(await answer.json()).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./) });
  });

  test("names every error code, and every call with its traits", async () => {
    const document = JSON.stringify(await apiDocument());
    for (const code of Object.keys(callErrors)) expect(document).toContain(`"${code}"`);
    const names = await callNames();
    expect([...names].sort()).toEqual(Object.keys(callTraits).sort());
  });

  test("has an example of every call in both languages, which are as the document says", async () => {
    for (const name of await callNames()) {
      const examples = examplesOf(name);
      expect([name, ...examples.map(({ language }) => language).sort()]).toEqual([name, "bn", "en"]);
      for (const { request, response } of examples) {
        const asked = new Request(`http://api.test${request.path}`, { method: request.method });
        const headers = { "content-type": response.contentType };
        const body = response.body === undefined ? null : JSON.stringify(response.body);
        expect(await undocumentedIn(asked, new Response(body, { status: response.status, headers }))).toEqual(
          [],
        );
      }
    }
  });

  test("has no two paths that differ only by the name of a parameter, and marks the headers that a call needs", async () => {
    const { paths = {} } = await apiDocument();
    const shapes = Object.keys(paths).map((path) => path.replace(/\{\w+\}/g, "{}"));
    expect(shapes.filter((shape, at) => shapes.indexOf(shape) !== at)).toEqual([]);
    const needed = Object.values(paths).flatMap((path) =>
      [path?.post, path?.put].flatMap((operation) =>
        (operation?.parameters ?? []).flatMap((parameter) =>
          "name" in parameter && parameter.name === "Idempotency-Key" && parameter.required
            ? [operation?.operationId]
            : [],
        ),
      ),
    );
    expect(needed.sort()).toEqual([
      "complaints.openComplaint",
      "complaints.writeComplaint",
      "courierStatements.settleStatement",
      "order.cartPurchaseOrder",
      "order.directPurchaseOrder",
      "orderEntry.enterOrder",
      "parcelSending.sendParcel",
      "parcelSending.sendParcels",
      "productDrafts.publishDraft",
      "sellerBanners.createBanner",
      "sellerCash.closeCashDay",
      "sellerCash.correctCash",
      "sellerCash.handInCash",
      "sellerCash.moveTill",
      "sellerCategories.createCategory",
      "sellerComplaints.answerComplaint",
      "sellerCoupons.createCoupon",
      "sellerFace.createSection",
      "sellerOrderChanges.acceptWithLess",
      "sellerOrderChanges.deliverOrder",
      "sellerOrders.bookReturn",
      "sellerOrders.moveOrders",
      "sellerOrders.writeNote",
      "sellerPages.createPage",
      "sellerRibbons.createRibbon",
      "sellerSearch.createSynonyms",
      "sellerSizeGuides.createSizeGuide",
      "sellerStock.changeStock",
      "sellerTestShop.emptyTestShop",
      "sellerTestShop.fillTestShop",
    ]);
  });

  test("does not pass an answer that it does not tell of", async () => {
    const asked = new Request("http://api.test/api/v1/cart_product_quantity/some-shop");
    const answer = (status: number, body: object) => Response.json(body, { status });
    const good = { success: true, data: { quantity: 1, version: "none" } };
    expect(await undocumentedIn(asked, answer(200, good))).toEqual([]);
    expect(await undocumentedIn(asked, answer(200, { ...good, extra: 1 }))).not.toEqual([]);
    expect(await undocumentedIn(asked, answer(200, { success: true, data: {} }))).not.toEqual([]);
    expect(await undocumentedIn(asked, answer(418, good))).not.toEqual([]);
    expect(await undocumentedIn(asked, new Response("plain", { status: 200 }))).not.toEqual([]);
  });
});

describe("the reference", () => {
  test("can be read without JavaScript and loads nothing from elsewhere", async () => {
    const answer = await page("/docs");
    const text = await answer.text();
    expect(text).not.toContain("<script");
    expect(
      [...text.matchAll(/(?:src|href)="([^"]*)"/g)]
        .map(([, target]) => target)
        .filter((target) => !/^[/#]/.test(target ?? "")),
    ).toEqual([]);
    expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
    for (const name of await callNames()) expect(text).toContain(`id="${name}"`);
    for (const code of Object.keys(callErrors)) expect(text).toContain(code);
    expect((await page("/docs/style.css")).headers.get("content-type")).toContain("text/css");
  });

  test("has a page to try the calls on, out of our own files", async () => {
    const text = await (await page("/docs/try")).text();
    for (const [, file] of text.matchAll(/(?:src|href)="\/api([^"]+)"/g)) {
      expect([file, (await page(file ?? "")).status]).toEqual([file, 200]);
    }
    expect((await page("/docs/try/package.json")).status).toBe(404);
    expect((await page("/docs/try/..%2Fpackage.json")).status).toBe(404);
  });
});
