import { serveNames, textRecord, nameRecord, type Zone } from "@haat/api/testing/name-server";
import { shopDomainTable } from "@haat/api/features/shop-domain/shop-domain.table";
import { strings } from "@haat/i18n/strings";
import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import type { Page, PlainBrowser } from "@haat/storefront/testing/plain-browser";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { people, signIn } from "../../../../testing/seller";

const zone: Zone = new Map();
let names: Awaited<ReturnType<typeof serveNames>>;
let storefront: TestStorefront;
let manager: PlainBrowser;
let shop: string;
/** The shop's host on the platform. */
let alias: string;
beforeAll(async () => {
  names = await serveNames(zone);
  storefront = await openStorefront({ DNS_SERVERS: names.address });
  manager = storefront.visit(consoleOrigin);
  shop = (await signIn(manager, people.manager)).path;
  alias =
    /[\w-]+\.localhost/.exec((await manager.open(`${shop}/domains`)).text)?.[0] ?? "no host on the page";
});
afterEach(async () => {
  zone.clear();
  await storefront.database.delete(shopDomainTable);
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
  names.close();
});

const say = strings.en.shopDomains;
const form = "[data-slot=console-form]";
const news = (page: Page) => page.root.querySelector("main [data-slot=inline-alert]")?.text ?? "";
const add = async (domain: string) =>
  manager.submit(await manager.open(`${shop}/domains/new`), form, { domain });
const look = (page: Page) => manager.submit(page, "[data-slot=look-at-domain]");
/** A look by hand is possible again. */
const letTimePass = () =>
  storefront.database.update(shopDomainTable).set({ lookedAt: new Date(Date.now() - 180_000) });
const valueOn = (page: Page) => /haat-shop=[\w-]{43}/.exec(page.text)?.[0] ?? "no record on the page";

describe("the domains of a shop", () => {
  it("are entered; what is wrong is said at the field, which keeps what was typed", async () => {
    for (const [typed, error] of [
      ["", "domain_required"],
      ["rahim bazar.com", "domain_invalid"],
      [alias, "domain_of_platform"],
      ["com.bd", "domain_suffix"],
    ] as const) {
      const page = await add(typed);
      expect([
        typed,
        page.status,
        page.root.querySelector("[name=domain]")?.getAttribute("value") ?? "",
      ]).toEqual([typed, 422, typed]);
      expect(page.text).toContain(strings.en.api.fields[error]);
    }
    expect((await manager.open(`${shop}/domains`)).text).not.toContain(say.state.waiting);
    const page = await add("https://www.RahimBazar.com/");
    expect([page.status, page.path]).toEqual([200, `${shop}/domains/rahimbazar.com`]);
    const list = await manager.open(`${shop}/domains`);
    expect(list.text).toContain(say.state.waiting);
  });

  it("name every record to be entered, each value by itself", async () => {
    const page = await add("রহিম.বাংলা");
    expect(page.root.querySelector("h1")?.text).toBe("রহিম.বাংলা");
    const domain = page.path.split("/").at(-1) ?? "";
    const values = page.root.querySelectorAll("[data-slot=summary-list] dd span").map(({ text }) => text);
    expect(values).toEqual([
      ...["TXT", `_haat.${domain}`, valueOn(page)],
      ...["CNAME", `www.${domain}`, alias],
      ...[say.one.records.alias, domain, alias],
    ]);
  });

  it("say in a sentence what was found, and how long ago", async () => {
    const entered = await add("rahimbazar.com");
    expect(news(entered)).toContain(say.one.unseen);
    zone.set("CNAME www.rahimbazar.com", [nameRecord(alias)]);
    const first = await look(entered);
    expect(news(first)).toMatch(
      /Looked up \d+ seconds? ago: TXT record missing; rahimbazar\.com leads nowhere yet, www\.rahimbazar\.com leads to your shop\./,
    );
    const soon = await look(first);
    expect(soon.text).toContain("Too many tries. Please try again in");
    zone.set("TXT _haat.rahimbazar.com", [textRecord(valueOn(soon))]);
    await letTimePass();
    expect(news(await manager.open(soon.path))).toContain("Looked up 3 minutes ago");
    const verified = await look(soon);
    expect(news(verified)).toContain(say.one.verified);
    const inBengali = await manager.open(verified.path.replace("/en/", "/"));
    expect(news(inBengali)).toMatch(/[০-৯]+ সেকেন্ড আগে দেখা হয়েছে: TXT রেকর্ড পাওয়া গেছে;/);
    await storefront.database.update(shopDomainTable).set({ lookedAt: new Date("2026-03-02T06:00:00Z") });
    expect(news(await manager.open(verified.path))).toContain("Looked up on 2 March 2026");
  });

  it("lead there once one is the main address, and back again", async () => {
    zone.set("CNAME rahimbazar.com", [nameRecord(alias)]);
    const entered = await add("rahimbazar.com");
    zone.set("TXT _haat.rahimbazar.com", [textRecord(valueOn(entered))]);
    const verified = await look(entered);
    // The form with `www.` leads nowhere: it cannot be chosen.
    expect(verified.root.querySelectorAll("[data-slot=make-main]")).toHaveLength(1);
    const chosen = await manager.submit(verified, "[data-slot=make-main]");
    expect([chosen.path, chosen.text.includes(say.chosen)]).toEqual([entered.path, true]);
    const leadsTo = async () =>
      (await storefront.visit(`http://${alias}:3000`).once("/cart")).headers.get("location");
    await expect.poll(leadsTo).toBe("http://rahimbazar.com:3000/cart");
    const list = await manager.open(`${shop}/domains`);
    expect(list.text).toContain(`${say.isMain}: rahimbazar.com`);
    const back = await manager.submit(list, "[data-slot=make-main]");
    expect(back.text).toContain(say.chosen);
    await expect.poll(leadsTo).toBeNull();
  });

  it("are removed only when that is confirmed", async () => {
    const entered = await add("rahimbazar.com");
    const asked = await manager.open(`${entered.path}/remove`);
    expect(asked.text).toContain(alias);
    const gone = await manager.submit(asked, form);
    expect([gone.path, gone.text.includes(say.removed)]).toEqual([`${shop}/domains`, true]);
    expect((await manager.open(entered.path)).status).toBe(404);
  });

  it("are five at most, and none of a packer's business", async () => {
    for (let n = 1; n <= 5; n += 1) await add(`rahim${n}.com`);
    const list = await manager.open(`${shop}/domains`);
    expect(list.text).toContain("A shop has 5 domains at most");
    expect(list.root.querySelector("main a[href$='/domains/new']")).toBeNull();
    expect((await add("rahim6.com")).text).toContain("A shop has 5 domains at most");
    const packer = storefront.visit(consoleOrigin);
    await signIn(packer, people.packer);
    for (const page of ["domains", "domains/new", "domains/rahim1.com", "domains/rahim1.com/remove"])
      expect([page, (await packer.open(`${shop}/${page}`)).status]).toEqual([page, 403]);
  });
});
