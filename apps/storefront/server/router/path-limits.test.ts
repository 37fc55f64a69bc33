import { afterAll, beforeAll, expect, it } from "vitest";
import { openStorefront, platformOrigin, type TestStorefront } from "../../testing/open-storefront";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(() => storefront.close());

const statusOf = async (path: string) =>
  (await storefront.fetch(new Request(platformOrigin + path, { headers: { host: "localhost:3000" } })))
    .status;

it("an address of thousands of parts is refused before routes are looked for, and one of a few is not", async () => {
  const version = `version=${storefront.build.assets.version}`;
  const many = "/a".repeat(33);
  expect(await statusOf(`/rongdhonu${many}`)).toBe(404);
  expect(await statusOf(`/__manifest?${version}&p=${many}`)).toBe(404);
  expect(await statusOf(`/__manifest?${version}${"&p=/a".repeat(300)}`)).toBe(404);
  expect(await statusOf(`/__manifest?${version}&p=/rongdhonu/cart`)).toBe(200);
  // The shop's own page for what is not there.
  const { status, root } = await storefront.visit().open("/rongdhonu/not/here");
  expect([status, root.querySelector("h1") !== null]).toEqual([404, true]);
});

it("where it is refused nothing is rendered", async () => {
  const answer = await storefront.fetch(
    new Request(`${platformOrigin}/rongdhonu${"/a".repeat(33)}`, { headers: { host: "localhost:3000" } }),
  );
  expect(answer.headers.get("content-type")).toContain("text/plain");
  expect(await answer.text()).not.toBe("");
});
