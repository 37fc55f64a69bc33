import { afterAll, beforeEach, expect, it, vi } from "vitest";
import { savedCopyHeader } from "@haat/web-host/saved-copy-header";
import { answerAndForget, changesVisitor, forgetPages, savedPage, visitedPage } from "./saved-pages";

// What counts the saved pages needs a database of the browser's.
vi.mock("workbox-expiration", () => ({
  CacheExpiration: class {
    updateTimestamp = () => Promise.resolve();
    expireEntries = () => Promise.resolve();
  },
}));

const orders = new URL("https://haat.example/rongdhonu/orders");
let saved: Map<string, Response>;

beforeEach(() => {
  saved = new Map();
  vi.stubGlobal("caches", {
    open: () =>
      Promise.resolve({
        match: (address: string) => Promise.resolve(saved.get(address)?.clone()),
        put: (address: string, page: Response) => Promise.resolve(saved.set(address, page)),
      }),
    delete: () => Promise.resolve(saved.clear()),
  });
});

afterAll(() => vi.unstubAllGlobals());

/** A page that answers when it is told to. */
function laterPage() {
  const page = new Response('<!DOCTYPE html><html data-scripts="">', {
    headers: { "Content-Type": "text/html" },
  });
  let answer = () => {};
  const answered = new Promise<Response>((resolve) => {
    answer = () => resolve(page);
  });
  const asked = vi.fn<typeof fetch>(() => answered);
  vi.stubGlobal("fetch", asked);
  return { asked, answer };
}

it("a page that was visited is asked for as a copy, and saved", async () => {
  const page = laterPage();
  const visited = visitedPage(orders.href);
  page.answer();
  await visited;
  expect(new Headers(page.asked.mock.calls[0]?.[1]?.headers).get(savedCopyHeader)).toBe("1");
  expect(await savedPage(orders)).toBeDefined();
});

it("a page that comes after its owner has signed out is not saved", async () => {
  const page = laterPage();
  const visited = visitedPage(orders.href);
  await vi.waitFor(() => expect(page.asked).toHaveBeenCalled());
  await forgetPages();
  page.answer();
  await visited;
  expect(await savedPage(orders)).toBeUndefined();
});

it("a page that is asked for while its owner's sign-out is on its way is not saved", async () => {
  const page = laterPage();
  const signOut = { method: "POST", url: "https://haat.example/rongdhonu/logout" };
  const visits: Promise<void>[] = [];
  await answerAndForget(signOut, async () => {
    visits.push(visitedPage(orders.href));
    await vi.waitFor(() => expect(page.asked).toHaveBeenCalled());
    return new Response();
  });
  page.answer();
  await Promise.all(visits);
  expect(await savedPage(orders)).toBeUndefined();
});

it.each([
  ["POST", "/rongdhonu/login/code", true],
  ["POST", "/en/my-account", true],
  ["GET", "/login/platform?token=a-token", true],
  ["GET", "/login/platform", false],
  ["GET", "/rongdhonu/login", false],
  ["POST", "/rongdhonu/cart", false],
])("%s %s may be a sign-in or sign-out: %s", (method, path, expected) => {
  expect(changesVisitor({ method, url: `https://haat.example${path}` })).toBe(expected);
});
