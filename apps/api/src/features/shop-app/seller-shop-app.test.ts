import { createHash } from "node:crypto";
import { and, desc, eq } from "drizzle-orm";
import { strFromU8, unzipSync } from "fflate";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { drawPage, writtenTexts } from "../../testing/pdf-reading";
import { readCodes } from "../../testing/qr-reading";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createStaffOf } from "../../testing/test-people";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { auditEventTable } from "../audit/audit.table";
import { shopTable } from "../shop/shop.table";
import { shopAppTable } from "./shop-app.table";
import { requestShopApp } from "./shop-app.usecases";

let api: TestApi;
let shop: TestShop;
let staff: Awaited<ReturnType<typeof createStaffOf>>;
beforeAll(async () => {
  api = await startTestApi({ platformOrigin: "https://haat.example", platformHost: "haat.example" });
  shop = await createTestShop(api.db, {
    slug: "kacha-bazar",
    titleBn: "কাঁচা বাজার",
    titleEn: "Kacha Bazar",
    taglineBn: "সকালের টাটকা বাজার, আপনার দরজায়",
  });
  staff = await createStaffOf(api, shop);
  await inTransaction(api.db, (tx) => requestShopApp(tx, shop.id, api.clock.now()));
  await api.jobs.runDue();
});
afterAll(() => api.close());

const calls = () => staff.manager.client.sellerShopApp;
const inShop = () => ({ language: "bn", seller_key: shop.sellerKey }) as const;
const lastEvent = async (action: "shop_app_make" | "shop_app_fingerprints") =>
  (
    await api.db
      .select()
      .from(auditEventTable)
      .where(and(eq(auditEventTable.shopId, shop.id), eq(auditEventTable.action, action)))
      .orderBy(desc(auditEventTable.id))
  )[0];

/** A paper as it came, with its bytes. */
async function paperOf(
  paper: "qr_svg" | "qr_png" | "poster" | "stickers" | "store_kit",
  language: "bn" | "en" = "bn",
) {
  const file = await calls().shopAppPaper({ language, seller_key: shop.sellerKey, paper });
  const bytes = new Uint8Array(await file.arrayBuffer());
  return { name: file.name, type: file.type, bytes };
}

const link = () => `https://haat.example/s/${shop.sellerKey}`;

describe("who keeps a shop's settings", () => {
  test("sees how far the app is, where it is found, and texts to paste", async () => {
    const { shop_app: app } = (await calls().shopApp(inShop())).data;
    expect(app).toMatchObject({
      state: "ready",
      version: 1,
      is_drawn: true,
      address: "https://kacha-bazar.haat.example",
      install_page: "https://kacha-bazar.haat.example/app",
      short_link: link(),
      package_name: `bd.haat.shop_${shop.sellerKey}`,
      fingerprints: [],
    });
    expect(app.texts[0]).toBe(`কাঁচা বাজার এখন অনলাইনে: ${link()}`);
    for (const { path } of [...app.icons, ...app.share_pictures, ...app.screenshots])
      expect(api.files.has(path)).toBe(true);
    const english = await calls().shopApp({ ...inShop(), language: "en" });
    expect(english.data.shop_app.texts[0]).toBe(`Kacha Bazar is online: ${link()}`);
  });

  test("has it made anew, which is written down", async () => {
    const { message } = await calls().makeShopApp({ seller_key: shop.sellerKey });
    expect(message).toBeTruthy();
    expect((await calls().shopApp(inShop())).data.shop_app).toMatchObject({ state: "stale", version: 1 });
    expect(await lastEvent("shop_app_make")).toMatchObject({
      customerId: staff.manager.id,
      actor: "member",
      subject: "version 1",
    });
    await api.jobs.runDue();
    expect((await calls().shopApp(inShop())).data.shop_app).toMatchObject({ state: "ready", version: 2 });
  });

  test("says who signs it in stores, in any spelling, each once, which is written down", async () => {
    const pairs = createHash("sha256").update("a key").digest("hex").match(/../g) ?? [];
    const spelled = pairs.join(":").toUpperCase();
    const given = [` ${pairs.join(":")} `, pairs.join("").toUpperCase()];
    const { data } = await calls().saveFingerprints({ seller_key: shop.sellerKey, fingerprints: given });
    expect(data.fingerprints).toEqual([spelled]);
    expect(await lastEvent("shop_app_fingerprints")).toMatchObject({
      before: { fingerprints: [] },
      after: { fingerprints: [spelled] },
    });
    const found = await api.createClient().shopApp.shopApp(inShopOfShopper());
    expect(found.data.shop_app.store_app.fingerprints).toEqual([spelled]);
    for (const wrong of ["AB:CD", `${spelled}:00`, spelled.replace(/^../, "GG")]) {
      const refused = calls().saveFingerprints({ seller_key: shop.sellerKey, fingerprints: [wrong] });
      await expect(refused).rejects.toMatchObject({
        code: "invalid_input",
        data: { errors: [{ code: "fingerprint_shape" }] },
      });
    }
    expect((await calls().shopApp(inShop())).data.shop_app.fingerprints).toEqual([spelled]);
  });

  test("of a shop that is not approved yet hears that there is no app", async () => {
    const draft = await createTestShop(api.db, { status: "sent" });
    const people = await createStaffOf(api, draft);
    const { sellerShopApp } = people.owner.client;
    const seller_key = draft.sellerKey;
    expect((await sellerShopApp.shopApp({ language: "bn", seller_key })).data.shop_app).toMatchObject({
      state: "none",
      version: 0,
      icons: [],
    });
    const missing = { code: "not_found" };
    await expect(sellerShopApp.makeShopApp({ seller_key })).rejects.toMatchObject(missing);
    await expect(sellerShopApp.saveFingerprints({ seller_key, fingerprints: [] })).rejects.toMatchObject(
      missing,
    );
    await expect(
      sellerShopApp.shopAppPaper({ language: "bn", seller_key, paper: "poster" }),
    ).rejects.toMatchObject(missing);
    expect(await api.db.select().from(shopAppTable).where(eq(shopAppTable.shopId, draft.id))).toEqual([]);
  });
});

const inShopOfShopper = () => ({ language: "bn", sellerKey: shop.sellerKey }) as const;

describe("what is printed", () => {
  test.each(["qr_svg", "qr_png"] as const)("as %s is read by a phone as the short link", async (paper) => {
    const { bytes, type, name } = await paperOf(paper);
    expect([name, type]).toEqual(
      paper === "qr_svg"
        ? ["kacha-bazar-qr-svg.svg", "image/svg+xml"]
        : ["kacha-bazar-qr-png.png", "image/png"],
    );
    const png = await sharp(bytes, { density: 300 }).resize(600).png().toBuffer();
    expect(await readCodes(png)).toEqual([link()]);
  });

  test.each(["bn", "en"] as const)(
    "as a poster says all in its language, and its code is read (%s)",
    async (language) => {
      const { bytes } = await paperOf("poster", language);
      const words = writtenTexts(bytes).join(" ");
      const said = {
        bn: [
          "কাঁচা বাজার",
          "সকালের টাটকা বাজার, আপনার দরজায়",
          "ফোনে স্ক্যান করে অর্ডার করুন",
          "হাতে পেয়ে টাকা দিন",
        ],
        en: ["Kacha Bazar", "Scan with your phone and order", "Pay in cash when it arrives"],
      };
      for (const text of [...said[language], "kacha-bazar.haat.example"]) expect(words).toContain(text);
      expect(await readCodes(await drawPage(bytes, 1, 1.5))).toEqual([link()]);
    },
  );

  test.each(["bn", "en"] as const)("as stickers has eighteen codes that are read (%s)", async (language) => {
    const { bytes } = await paperOf("stickers", language);
    expect(await readCodes(await drawPage(bytes, 1, 3))).toEqual(Array.from({ length: 18 }, link));
  });

  test("leads to the shop after its name has changed", async () => {
    await api.db.update(shopTable).set({ slug: "kacha-bazar-two" }).where(eq(shopTable.id, shop.id));
    api.forget();
    const [text = ""] = await readCodes((await paperOf("qr_png")).bytes);
    const key = text.split("/").at(-1) ?? "";
    const { data } = await api.createClient().shopAddress.shopLink({ sellerKey: key });
    expect(data.shop_name).toBe("kacha-bazar-two");
    await api.db.update(shopTable).set({ slug: "kacha-bazar" }).where(eq(shopTable.id, shop.id));
    await api.jobs.runDue();
  });
});

test("the kit for the Play Store has all that Bubblewrap asks for, a guide in both languages and the icons", async () => {
  const { bytes, name, type } = await paperOf("store_kit");
  expect([name, type]).toEqual(["kacha-bazar-store-kit.zip", "application/zip"]);
  const content = unzipSync(bytes);
  expect(Object.keys(content).sort()).toEqual([
    "guide.bn.md",
    "guide.en.md",
    "icons/any-512.png",
    "icons/maskable-512.png",
    "icons/monochrome.png",
    "icons/shortcut-cart.png",
    "icons/shortcut-orders.png",
    "icons/shortcut-products.png",
    "twa-manifest.json",
  ]);
  const manifest = JSON.parse(strFromU8(content["twa-manifest.json"] ?? new Uint8Array())) as Record<
    string,
    string
  >;
  expect(manifest).toMatchObject({
    packageId: `bd.haat.shop_${shop.sellerKey}`,
    host: "kacha-bazar.haat.example",
    name: "কাঁচা বাজার",
    launcherName: "কাঁচা বাজার",
    startUrl: "/",
    fallbackType: "customtabs",
    signingKey: { path: "./android.keystore", alias: "android" },
  });
  for (const each of ["iconUrl", "maskableIconUrl", "monochromeIconUrl"]) {
    const [, path = ""] = (manifest[each] ?? "").split("https://kacha-bazar.haat.example/media/");
    expect(api.files.has(path)).toBe(true);
  }
  const icon = await sharp(content["icons/any-512.png"]).metadata();
  expect([icon.width, icon.height]).toEqual([512, 512]);
  expect(strFromU8(content["guide.en.md"] ?? new Uint8Array())).toContain("/.well-known/assetlinks.json");
  expect(strFromU8(content["guide.bn.md"] ?? new Uint8Array())).toContain("প্লে স্টোরে কাঁচা বাজার");
});
