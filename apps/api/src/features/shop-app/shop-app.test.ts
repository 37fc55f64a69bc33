import { pino } from "pino";
import { asc, eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../database/transaction";
import { jobTable } from "../../jobs/job.table";
import { createJobRunner } from "../../jobs/job-runner";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { cutAt } from "../../testing/cut-database";
import { readConfig } from "../../process/config";
import { createTestShop, type TestShop } from "../../testing/test-shop";
import { createMediaRoutes } from "../media/media.routes";
import { shopTable } from "../shop/shop.table";
import { iconNames, iconSides } from "./app-icons";
import { drawnIcons, drawnPictures } from "./shop-app-drawing";
import { shopAppQueue, type AppDrawer } from "./shop-app.job.usecases";
import { wordedPictures } from "./shop-app-files";
import { shopAppTable, shopAppVersionTable } from "./shop-app.table";
import { requestShopApp } from "./shop-app.usecases";

let api: TestApi;
beforeAll(async () => {
  api = await startTestApi();
});
afterAll(() => api.close());

let shop: TestShop;
let pictures: Map<string, Buffer>;
beforeEach(async () => {
  shop = await createTestShop(api.db);
  pictures = new Map();
  await api.db.delete(jobTable);
});

/** Draws nothing twice: for what is about files and rows, whatever is on them. */
const drawnOnce = () => ({ icons: once(drawnIcons), pictures: once(drawnPictures) });

function once<Asked, Drawn>(draw: (asked: Asked) => Promise<Drawn>): (asked: Asked) => Promise<Drawn> {
  const drawn = new Map<string, Promise<Drawn>>();
  return (asked) => {
    const key = JSON.stringify(asked);
    const made = drawn.get(key) ?? draw(asked);
    drawn.set(key, made);
    return made;
  };
}
/** What makes the apps, with the pictures of the test. @param put takes the place of keeping a file, `drawer` that of the thread */
function maker(put?: (key: string, bytes: Buffer) => Promise<void>, db = api.db, drawer?: AppDrawer) {
  const { clock } = api;
  const files = new Map<string, Buffer>();
  const store = {
    put: put ?? (async (key: string, bytes: Buffer) => void files.set(key, bytes)),
    get: async (key: string) => files.get(key),
    delete: async (key: string) => void files.delete(key),
  };
  const logger = pino({ level: "silent" });
  const config = readConfig({ HAAT_DEMO: "1", PLATFORM_HOST: "localhost" });
  const services = { config, logger, db, clock, files: store };
  const queue = shopAppQueue(services, async (key) => pictures.get(key), drawer);
  return { files, store, runner: createJobRunner({ db, clock, logger }, [queue]) };
}

const ask = () => inTransaction(api.db, (tx) => requestShopApp(tx, shop.id, api.clock.now()));
const appOf = async () =>
  (await api.db.select().from(shopAppTable).where(eq(shopAppTable.shopId, shop.id)))[0];
const versionsOf = () =>
  api.db
    .select()
    .from(shopAppVersionTable)
    .where(eq(shopAppVersionTable.shopId, shop.id))
    .orderBy(asc(shopAppVersionTable.version));
const waiting = async () =>
  (await api.db.select().from(jobTable)).map(({ queue, uniqueKey }) => [queue, uniqueKey]);

const pictureSizes = {
  share: [1200, 630],
  "share-square": [1080, 1080],
  "phone-screen": [1080, 1920],
  "desk-screen": [1920, 1080],
};

const square = (side: number, colour: string) =>
  sharp({ create: { width: side, height: side, channels: 3, background: colour } })
    .composite([
      {
        input: Buffer.from(
          `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"><rect x="${side * 0.1}" y="${side * 0.3}" width="${side * 0.8}" height="${side * 0.4}" fill="#ffffff"/></svg>`,
        ),
      },
    ])
    .png()
    .toBuffer();

describe("a shop's app", () => {
  test("is made once, whole, with every icon of its size", async () => {
    await ask();
    await ask();
    expect(await appOf()).toMatchObject({ version: 0, fingerprints: [] });
    const { files, runner } = maker();
    expect(await runner.runDue()).toBe(1);
    expect(await appOf()).toMatchObject({ version: 1, staleSince: null });
    const [version] = await versionsOf();
    expect(version).toMatchObject({ version: 1, isDrawn: true, madeAt: api.clock.now() });
    for (const name of iconNames) {
      const bytes = files.get(version?.files.icons[name] ?? "");
      const { format, width, height } = await sharp(bytes).metadata();
      expect([name, format, width, height]).toEqual([name, "png", iconSides[name], iconSides[name]]);
    }
    for (const language of ["bn", "en"] as const) {
      for (const name of wordedPictures) {
        const bytes = files.get(version?.files.pictures[language][name] ?? "");
        const { format, width, height } = await sharp(bytes).metadata();
        expect([name, format, width, height]).toEqual([name, "jpeg", ...pictureSizes[name]]);
      }
    }
    expect(await maker().runner.runDue()).toBe(0);
  });

  test("shows the logo where it is large enough, within the circle that every phone leaves", async () => {
    pictures.set(shop.logo, await square(600, "#123456"));
    await ask();
    const { files, runner } = maker();
    await runner.runDue();
    const [version] = await versionsOf();
    expect(version?.isDrawn).toBe(false);
    for (const [name, side] of [
      ["maskable-192", 192],
      ["maskable-512", 512],
      ["apple-touch", 180],
    ] as const) {
      const { data, info } = await sharp(files.get(version?.files.icons[name] ?? ""))
        .removeAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const drawn: number[] = [];
      for (let y = 0; y < side; y += 1)
        for (let x = 0; x < side; x += 1)
          if ((data[(y * side + x) * info.channels] ?? 0) > 0x60)
            drawn.push(Math.hypot(x + 0.5 - side / 2, y + 0.5 - side / 2));
      expect(Math.max(...drawn) / side).toBeLessThanOrEqual(0.41);
      expect(Math.max(...drawn) / side).toBeGreaterThan(0.36);
      // The logo's own ground goes on to the icon's edges.
      expect([...data.subarray(0, 3)]).toEqual([0x12, 0x34, 0x56]);
    }
  });

  test.each([
    ["too small", () => square(511, "#123456")],
    ["no picture", () => Promise.resolve(Buffer.from("<html>no picture"))],
  ])("shows letters where the logo is %s", async (_, logo) => {
    pictures.set(shop.logo, await logo());
    await ask();
    await maker().runner.runDue();
    expect(await versionsOf()).toMatchObject([{ version: 1, isDrawn: true }]);
  });

  test("is made anew when its logo, name, theme or slug changes, and not for anything else", async () => {
    await ask();
    await maker().runner.runDue();
    const change = (values: Partial<typeof shopTable.$inferInsert>) =>
      api.db.update(shopTable).set(values).where(eq(shopTable.id, shop.id));
    await change({ phone: "+8801912345678", titleBn: shop.titleBn });
    expect(await waiting()).toEqual([]);
    expect(await appOf()).toMatchObject({ staleSince: null });
    const changes = [
      { titleBn: "নতুন নাম" },
      { theme: { version: 1, seed: "#aa0011" } as const },
      { logo: "another/logo" },
      { slug: `${shop.slug}-anew` },
    ];
    for (const [place, values] of changes.entries()) {
      await change(values);
      expect(await waiting()).toEqual([["shop app", String(shop.id)]]);
      expect((await appOf())?.staleSince).not.toBeNull();
      await maker().runner.runDue();
      expect(await appOf()).toMatchObject({ version: place + 2, staleSince: null });
    }
    const made = await versionsOf();
    expect(new Set(made.map(({ madeFrom }) => madeFrom)).size).toBe(5);
    // What did not change is the same file.
    expect(made[1]?.files.icons["any-512"]).not.toBe(made[0]?.files.icons["any-512"]);
    expect(made[3]?.files.icons["any-512"]).toBe(made[2]?.files.icons["any-512"]);
  });

  test("that is cut off among its files leaves nothing half, and the next run makes it whole", async () => {
    await ask();
    const drawer = drawnOnce();
    for (const place of [0, 9, 10, 17]) {
      let kept = 0;
      const put = () => {
        kept += 1;
        return kept > place ? Promise.reject(new Error("Killed.")) : Promise.resolve();
      };
      const { runner } = maker(put, api.db, drawer);
      await runner.runDue();
      expect(await versionsOf()).toEqual([]);
      expect(await appOf()).toMatchObject({ version: 0 });
      api.clock.advance(7200);
    }
    const { files, runner } = maker(undefined, api.db, drawer);
    await runner.runDue();
    const [version] = await versionsOf();
    const { icons, pictures } = version?.files ?? { icons: {}, pictures: {} };
    const named = [icons, ...Object.values(pictures)].flatMap((each) => Object.values<string>(each));
    expect(named).toHaveLength(18);
    expect(named.filter((key) => !files.has(key))).toEqual([]);
  });

  test("whose connection breaks at any statement has its version whole, once, or not at all", async () => {
    await ask();
    const drawer = drawnOnce();
    for (let statement = 1; statement <= 9; statement += 1) {
      const broken = cutAt(api.db, statement);
      await maker(undefined, broken.db, drawer)
        .runner.runDue()
        .catch(() => undefined);
      await broken.close();
      const { version, staleSince } = (await appOf()) ?? {};
      expect([version, staleSince === null]).toEqual(version === 0 ? [0, false] : [1, true]);
      expect(await versionsOf()).toHaveLength(version ?? 0);
      // Not so often that it is given up.
      await api.db.update(jobTable).set({ attempts: 0 });
      api.clock.advance(7200);
    }
    await maker(undefined, api.db, drawer).runner.runDue();
    expect(await versionsOf()).toHaveLength(1);
    expect(await waiting()).toEqual([]);
  });

  test("of a shop that changes while it is made is made once more", async () => {
    await ask();
    let isChanged = false;
    const { files, runner } = maker(async (key, bytes) => {
      files.set(key, bytes);
      if (isChanged) return;
      isChanged = true;
      await api.db.update(shopTable).set({ titleBn: "মাঝপথে বদলানো" }).where(eq(shopTable.id, shop.id));
    });
    expect(await runner.runDue()).toBe(2);
    expect(await versionsOf()).toHaveLength(2);
    expect(await appOf()).toMatchObject({ version: 2, staleSince: null });
  });
});

describe("a shop that is open", () => {
  test("tells its app to everybody, and its files are sent as they were drawn", async () => {
    const { shopApp } = api.createClient();
    const asked = { language: "bn", sellerKey: shop.sellerKey } as const;
    expect((await shopApp.shopApp(asked)).data.shop_app).toEqual({
      version: 0,
      icons: [],
      screenshots: [],
      shortcut_icons: null,
      store_app: { package_name: `bd.haat.shop_${shop.sellerKey}`, fingerprints: [] },
    });
    await ask();
    const { store, runner } = maker();
    await runner.runDue();
    api.forget(shop.id);
    const { shop_app: app } = (await shopApp.shopApp(asked)).data;
    expect(app.version).toBe(1);
    expect(app.icons.map(({ sizes, purpose }) => [sizes, purpose])).toEqual([
      ["192x192", "any"],
      ["512x512", "any"],
      ["192x192", "maskable"],
      ["512x512", "maskable"],
      ["96x96", "monochrome"],
    ]);
    const media = createMediaRoutes({ folder: "/nowhere", uploads: store });
    for (const { path, sizes, type } of [...app.icons, ...app.screenshots]) {
      const answer = await media.request(`/media/${path}`);
      expect([path, answer.status, answer.headers.get("content-type")]).toEqual([path, 200, type]);
      expect(answer.headers.get("cache-control")).toContain("immutable");
      const { width, height } = await sharp(Buffer.from(await answer.arrayBuffer())).metadata();
      expect(`${width}x${height}`).toBe(sizes);
      const headers = { "if-none-match": answer.headers.get("etag") ?? "" };
      expect((await media.request(`/media/${path}`, { headers })).status).toBe(304);
    }
    expect((await media.request(`/media/apps/png/${"0".repeat(32)}`)).status).toBe(404);
    const seller = await api.createClient().store.sellerInfoByShop({ language: "en", shop_name: shop.slug });
    expect(seller.data.seller[0]?.app?.favicon).toMatch(/^apps\/png\/[0-9a-f]{32}$/);
  });
});
