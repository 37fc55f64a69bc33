import { describe, expect, it } from "vitest";
import { languageCookie } from "./language-choice";
import { languageOfPath } from "./language-of-path";
import { languageRedirect } from "./language-redirect";

const ask = (path: string, headers: Record<string, string> = {}) =>
  languageRedirect(new Request(`http://localhost:3000${path}`, { headers }));

describe("languages in the address", () => {
  it("/bn moves for good to the same path without it", async () => {
    expect(await ask("/bn/boi-para?page=2")).toEqual({ to: "/boi-para?page=2", status: 301 });
    expect(await ask("/bn")).toEqual({ to: "/", status: 301 });
  });

  it("a language that we do not have goes to the Bengali page", async () => {
    expect(await ask("/fr/boi-para")).toEqual({ to: "/boi-para", status: 302 });
    expect(await ask("/pt-BR/boi-para")).toEqual({ to: "/boi-para", status: 302 });
    expect(await ask("/EN/boi-para")).toEqual({ to: "/en/boi-para", status: 302 });
  });

  it("a redirect never leaves the site", async () => {
    for (const path of ["/fr//evil.example", "/fr/\\evil.example", "/bn///evil.example"])
      expect((await ask(path))?.to).toMatch(/^\/[^/\\]/);
  });

  it("only the root asks the browser, and a choice made before decides first", async () => {
    expect(await ask("/", { "accept-language": "en-GB,en;q=0.9" })).toEqual({ to: "/en", status: 302 });
    expect(await ask("/", { "accept-language": "bn,en;q=0.5" })).toBeUndefined();
    expect(await ask("/", { "accept-language": "fr" })).toBeUndefined();
    expect(await ask("/boi-para", { "accept-language": "en" })).toBeUndefined();
    const cookie = await languageCookie.serialize("bn");
    expect(await ask("/", { "accept-language": "en", cookie })).toBeUndefined();
  });

  it("a link to the home keeps the language of the page it stands on", async () => {
    expect(await ask("/", { "accept-language": "en", "sec-fetch-site": "same-origin" })).toBeUndefined();
  });

  it("the router's question for the data of the Bengali home is not sent elsewhere", async () => {
    expect(await ask("/?_data=shop-home.bn", { "accept-language": "en" })).toBeUndefined();
  });

  it("English is what stands below /en and nothing that only begins so", () => {
    expect([languageOfPath("/en"), languageOfPath("/en/x"), languageOfPath("/english-books")]).toEqual([
      "en",
      "en",
      "bn",
    ]);
  });
});
