import type { LoaderFunctionArgs, ServerBuild } from "@remix-run/node";
import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, platformOrigin, type TestStorefront } from "../testing/open-storefront";
import { createPlainBrowser } from "../testing/plain-browser";
import { createStorefront } from "./storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

/** The storefront with a page about questions that asks something first, and what three looks at it say of memory. */
async function statesAsking(ask: (context: LoaderFunctionArgs["context"]) => Promise<unknown>) {
  const { build, parts } = storefront;
  const [id, route] = Object.entries(build.routes).find(([each]) => each.startsWith("faq")) ?? [];
  const { loader } = route?.module ?? {};
  if (!id || !route || !loader) throw new Error("There is no page about questions.");
  const asking = async (args: LoaderFunctionArgs) => {
    await ask(args.context);
    return loader(args);
  };
  const routes = { ...build.routes, [id]: { ...route, module: { ...route.module, loader: asking } } };
  const changed: ServerBuild = { ...build, routes };
  const app = createStorefront({ ...parts, loadBuild: () => Promise.resolve(changed) });
  const browser = createPlainBrowser((request) => app.fetch(request), platformOrigin);
  const path = new URL(route.path ?? "faq", platformOrigin).pathname;
  const states: (string | null)[] = [];
  for (let look = 0; look < 3; look += 1) {
    const page = await browser.open(path);
    expect(page.status).toBe(200);
    states.push(page.headers.get("cache-status"));
  }
  return states;
}

it("a page that says it is for many is kept where it asks what is everybody's", async () => {
  const states = await statesAsking(({ client, language }) =>
    client().landing.landingPageFooterInfo({ language }),
  );
  expect(states).toEqual(["haat; fwd=miss", "haat; hit", "haat; hit"]);
});

it("and is nobody else's where it asks what is its visitor's, whatever it says", async () => {
  const { sellerKey } = await firstShop();
  const states = await statesAsking(({ client }) => client().cart.cartProductQuantity({ sellerKey }));
  expect(states).toEqual([null, null, null]);
});

async function firstShop() {
  const { data } = await storefront
    .client()
    .store.sellerInfoByShop({ language: "en", shop_name: "kacha-bazar" });
  const [seller] = data.seller;
  return { sellerKey: seller?.seller_key ?? "" };
}
