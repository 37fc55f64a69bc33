import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import type { PlatformSettings } from "@haat/contract/admin/admin-settings.contract";
import { helpPhone } from "@haat/i18n/brand";
import { followChanges } from "../../database/change-feed";
import {
  createAccount,
  createPlatformPerson,
  createStaffOf,
  type TestAccount,
} from "../../testing/test-people";
import { putTogether, startTestApi, type TestApi } from "../../testing/test-api";
import { createTestShop } from "../../testing/test-shop";
import { customerTable, textMessageDayTable } from "../account/account.table";
import { auditEventTable } from "../audit/audit.table";
import { platformSettingTable } from "../shop/shop.table";

let api: TestApi;
let admin: TestAccount;
/** Another process on the same database. */
let other: ReturnType<typeof putTogether>;
const stops: (() => Promise<void>)[] = [];
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
  other = putTogether(api.db);
  for (const { forget } of [api, other])
    stops.push(await followChanges(api.db, { onChange: forget, onAnyChange: () => forget() }));
});
afterAll(async () => {
  for (const stop of stops) await stop();
  await api.close();
});

const unset: PlatformSettings = {
  help_phone: "",
  help_hours_bn: "",
  help_hours_en: "",
  office_address_bn: "",
  office_address_en: "",
  office_email: "",
  sms_per_day: null,
};
const calls = () => admin.client.adminSettings;
const read = async () => (await calls().platformSettings({})).data;

/** Sets some of them, and the others back to as usual. */
async function save(given: Partial<PlatformSettings>) {
  const { version } = await read();
  return (await calls().savePlatformSettings({ ...unset, ...given, version })).data;
}

const footerOf = async (process: Pick<TestApi, "createClient">, language: "bn" | "en") =>
  (await process.createClient().landing.landingPageFooterInfo({ language })).data.footer_info[0];

/** Until every process has heard of it: what it answers then is what it keeps. */
const heard = (phone: string) =>
  vi.waitFor(
    async () => {
      for (const process of [api, other])
        expect(await footerOf(process, "en")).toMatchObject({ help_phone: phone });
    },
    { timeout: 300_000 },
  );

const trail = () =>
  api.db.select().from(auditEventTable).where(eq(auditEventTable.action, "platform_settings"));

describe("the platform's settings", () => {
  test("are as usual until somebody says otherwise", async () => {
    expect(await read()).toEqual({
      settings: unset,
      version: 0,
      usual: {
        help_phone: helpPhone,
        help_hours_bn: expect.stringContaining("৯টা"),
        help_hours_en: "Every day, 9 am to 9 pm",
      },
      most_sms_per_day: 10_000,
    });
    expect(await footerOf(api, "bn")).toMatchObject({
      help_phone: helpPhone,
      office_address: null,
      office_email: null,
    });
  });

  test("are kept with one row of the trail, are told to every process, and are as usual again when emptied", async () => {
    await heard(helpPhone);
    const given = {
      help_phone: "১৬২৬৩",
      help_hours_bn: "সব সময়",
      office_address_bn: "সড়ক ৯, ঢাকা",
      office_address_en: "Road 9,  Dhaka",
      office_email: " Office@Haat.example ",
      sms_per_day: 5000,
    };
    const saved = await save(given);
    const kept = {
      ...unset,
      ...given,
      help_phone: "16263",
      office_address_en: "Road 9, Dhaka",
      office_email: "office@haat.example",
    };
    expect(saved).toMatchObject({ settings: kept, version: 1 });
    expect(await read()).toEqual(saved);
    await heard("16263");
    expect(await footerOf(other, "en")).toMatchObject({
      help_hours: "সব সময়",
      office_address: "Road 9, Dhaka",
      office_email: "office@haat.example",
    });
    expect(await trail()).toMatchObject([
      {
        actor: "staff",
        customerId: admin.id,
        before: { help_phone: "" },
        after: { help_phone: "16263", sms_per_day: 5000 },
      },
    ]);
    await save({});
    await heard(helpPhone);
    expect((await footerOf(other, "en"))?.office_email).toBeNull();
  });

  test("are changed by one of two people at once, once where the same is sent twice", async () => {
    const before = (await trail()).length;
    const { version } = await read();
    const asked = ["16001", "16002"].map((help_phone) =>
      calls().savePlatformSettings({ ...unset, help_phone, version }),
    );
    const answers = await Promise.allSettled(asked);
    const [late] = answers.filter(({ status }) => status === "rejected");
    expect(answers.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(late).toMatchObject({ reason: { code: "review_conflict" } });
    const { settings } = await read();
    const again = await calls().savePlatformSettings({ ...settings, version });
    expect(again.data.version).toBe(version + 1);
    expect((await trail()).length).toBe(before + 1);
  });

  test("are refused by the field that is wrong, and nothing is changed", async () => {
    const before = await read();
    const refusals = async (given: Partial<Record<keyof PlatformSettings, unknown>>) => {
      const { version } = before;
      const refused = await calls()
        .savePlatformSettings({ ...unset, ...(given as Partial<PlatformSettings>), version })
        .then(
          () => expect.fail("It was taken."),
          (error: { data: { errors: { field: string; code: string }[] } }) => error,
        );
      return refused.data.errors.map(({ field, code }) => `${field}: ${code}`);
    };
    for (const phone of ["12", "123456", "0961234567890", "call us", "+1 202 555 0100"])
      expect(await refusals({ help_phone: phone })).toEqual(["help_phone: help_phone_invalid"]);
    expect(
      await refusals({
        help_hours_bn: "ক্ষ".repeat(61),
        office_address_en: "x".repeat(101),
        office_email: "office",
        sms_per_day: 99,
      }),
    ).toEqual([
      "help_hours_bn: help_hours_long",
      "office_address_en: address_long",
      "office_email: email_invalid",
      "sms_per_day: sms_per_day_invalid",
    ]);
    expect(await refusals({ sms_per_day: 100.5 })).toEqual(["sms_per_day: sms_per_day_invalid"]);
    expect(await refusals({ sms_per_day: 10_001 })).toEqual(["sms_per_day: sms_per_day_beyond"]);
    expect(await read()).toEqual(before);
  });

  test("take the numbers that people call in Bangladesh, however they are written", async () => {
    for (const [typed, kept] of [
      ["999", "999"],
      ["০২-৯৮৭৬৫৪৩", "029876543"],
      ["+880 1712-345678", "01712345678"],
      ["09612 345 678", "09612345678"],
    ] as const)
      expect((await save({ help_phone: typed })).settings.help_phone).toBe(kept);
    await save({});
    await heard(helpPhone);
  });

  test("are the admins' alone", async () => {
    const support = await createPlatformPerson(api, "support");
    for (const person of [support, await createAccount(api)])
      await expect(person.client.adminSettings.platformSettings({})).rejects.toMatchObject({
        code: "forbidden",
      });
  });

  test("of which a row cannot be read are as usual, and nothing is down", async () => {
    const { createClient, log } = putTogether(api.db);
    await save({ help_phone: "16263" });
    await api.db
      .update(platformSettingTable)
      .set({ value: "{" })
      .where(eq(platformSettingTable.key, "settings"));
    expect(await footerOf({ createClient }, "en")).toMatchObject({ help_phone: helpPhone });
    expect(log.join()).toContain("a stored value is not usable");
    expect((await save({ help_phone: "16264" })).settings.help_phone).toBe("16264");
    await save({});
    await heard(helpPhone);
  });
});

describe("the help number", () => {
  test("is the new one in text messages, and to whom we do not let in", async () => {
    await save({ help_phone: "16263" });
    await heard("16263");
    const shop = await createTestShop(api.db);
    const { owner, manager } = await createStaffOf(api, shop);
    const inShop = { language: "en" as const, seller_key: shop.sellerKey };
    await owner.client.sellerMembers.handOverShop({ ...inShop, id_member: manager.id });
    await api.jobs.runDue();
    expect(api.messages.at(-1)).toMatchObject({ to: manager.phone, text: expect.stringContaining("16263") });

    const blocked = await createAccount(api);
    await api.db.update(customerTable).set({ status: "blocked" }).where(eq(customerTable.id, blocked.id));
    const { account } = api.createClient({ "accept-language": "en" });
    const { data: sent } = await account.sendOtp({ phone: blocked.nationalPhone });
    const proof = { phone: blocked.nationalPhone, otp: sent.otp ?? "", request_id: sent.request_id };
    const { data } = await account.otpValidate(proof);
    const answer = await account.signin({
      language: "en",
      phone: blocked.nationalPhone,
      ticket: data.ticket,
    });
    expect(answer).toMatchObject({ success: false, message: expect.stringContaining("16263") });
    await save({});
    await heard(helpPhone);
  });
});

describe("the most text messages of a day", () => {
  const day = (clock: TestApi["clock"] = api.clock) => dayInBangladesh(clock.now());
  const sentToday = async () => {
    const rows = await api.db.select().from(textMessageDayTable).where(eq(textMessageDayTable.day, day()));
    return rows[0]?.messages ?? 0;
  };
  const setSentToday = async (messages: number, clock = api.clock) => {
    await api.db.delete(textMessageDayTable).where(eq(textMessageDayTable.day, day(clock)));
    await api.db.insert(textMessageDayTable).values({ day: day(clock), messages });
  };
  const send = (phone: string) =>
    api
      .createClient()
      .account.sendOtp({ phone })
      .then(
        () => "sent",
        ({ code }: { code: string }) => code,
      );

  test("holds for those who ask at once, until the next day, and not at all when it is taken away", async () => {
    await save({ sms_per_day: 100, help_phone: "16100" });
    await heard("16100");
    await setSentToday(97);
    api.messages.length = 0;
    const phones = Array.from({ length: 8 }, (_, place) => `0181234560${place}`);
    const answers = await Promise.all(phones.map(send));
    expect(answers.filter((answer) => answer === "sent")).toHaveLength(3);
    expect(answers.filter((answer) => answer === "sms_paused")).toHaveLength(5);
    expect([api.messages.length, await sentToday()]).toEqual([3, 100]);
    await expect(api.createClient().account.sendOtp({ phone: "01812345610" })).rejects.toMatchObject({
      code: "sms_paused",
      // It is noon in Bangladesh.
      data: { context: { retry_after: 12 * 3600 } },
    });

    // Who was refused because the day was over may ask at once when another begins.
    api.clock.advance(12 * 3600);
    for (const phone of phones.slice(0, 2)) expect(await send(phone)).toBe("sent");
    await setSentToday(100);
    expect(await send("01812345611")).toBe("sms_paused");
    await save({});
    await heard(helpPhone);
    expect(await send("01812345611")).toBe("sent");
  });

  test("makes a message that can wait wait", async () => {
    await save({ sms_per_day: 100, help_phone: "16101" });
    await heard("16101");
    const shop = await createTestShop(api.db);
    const { owner, manager } = await createStaffOf(api, shop);
    await setSentToday(100);
    api.messages.length = 0;
    const inShop = { language: "en" as const, seller_key: shop.sellerKey };
    await owner.client.sellerMembers.handOverShop({ ...inShop, id_member: manager.id });
    await api.jobs.runDue();
    expect(api.messages).toEqual([]);
    await save({});
    await heard(helpPhone);
    api.clock.advance(60);
    await api.jobs.runDue();
    expect(api.messages).toMatchObject([{ to: manager.phone }]);
  });

  test("is never more than the server's own budget pays for", async () => {
    const poor = putTogether(api.db, { smsPrice: 50, smsDayBudget: 10_000 });
    await save({ sms_per_day: 5000, help_phone: "16102" });
    await setSentToday(200, poor.clock);
    const { account } = poor.createClient();
    await expect(account.sendOtp({ phone: "01812345620" })).rejects.toMatchObject({ code: "sms_paused" });
    await save({});
    await heard(helpPhone);
  });
});
