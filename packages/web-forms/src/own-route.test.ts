import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { knowOwnRoute } from "./own-route";

const asked = vi.fn<typeof fetch>();
const manifest = (...paths: string[]) => {
  const url = new URL("http://localhost/__manifest?version=1");
  for (const path of paths) url.searchParams.append("p", path);
  return url;
};

beforeEach(() => {
  asked.mockReset().mockRejectedValue(new TypeError("no connection"));
  const __remixRouter = { state: { location: { pathname: "/shop/product-details/saree" } } };
  vi.stubGlobal("window", { fetch: asked, __remixRouter });
  knowOwnRoute();
});
afterEach(() => vi.unstubAllGlobals());

it("the router hears nothing new about the page it stands on, without a connection too", async () => {
  const answer = await window.fetch(manifest("/shop/product-details/saree"));
  expect([answer.status, await answer.json()]).toEqual([200, {}]);
  expect(asked).not.toHaveBeenCalled();
});

it("a browser without Response.json answers it, too", async () => {
  const json = vi.spyOn(Response, "json").mockImplementation(() => {
    throw new TypeError("Response.json is not a function");
  });
  const answer = await window.fetch(manifest("/shop/product-details/saree"));
  expect(await answer.json()).toEqual({});
  json.mockRestore();
});

it("what it asks about other pages goes to the server, and so does all else", async () => {
  for (const question of [
    manifest("/shop/cart"),
    manifest("/shop/product-details/saree", "/shop/cart"),
    "/shop/cart/glance",
  ])
    await expect(window.fetch(question)).rejects.toThrow("no connection");
  expect(asked).toHaveBeenCalledTimes(3);
});
