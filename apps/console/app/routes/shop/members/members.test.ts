import { consoleOrigin, openStorefront, type TestStorefront } from "@haat/storefront/testing/open-storefront";
import { newPhone } from "@haat/storefront/testing/shopper";
import { strings } from "@haat/i18n/strings";
import { afterAll, beforeAll, expect, it } from "vitest";
import { givenGrant } from "../grant.server";
import { people, signIn, signUp } from "../../../../testing/seller";

let storefront: TestStorefront;
beforeAll(async () => {
  storefront = await openStorefront();
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const visit = () => storefront.visit(consoleOrigin);
const form = "[data-slot=console-form]";

it("each of the staff stands there as what they are, the owner too", async () => {
  const owner = visit();
  const shop = (await signIn(owner, "01700000501")).path;
  const list = await owner.open(`${shop}/members`);
  const roles = list.root.querySelectorAll("[data-slot=row-list] [data-slot=badge]").map(({ text }) => text);
  const { owner: owns, manager: runs, packer } = strings.en.consoleShop.roles;
  expect(roles).toEqual([`${owns} · ${strings.en.consoleShop.members.you}`, runs, packer]);
});

it("somebody is invited, joins, gets another role, and is removed", async () => {
  const owner = visit();
  const shop = (await signIn(owner, people.owner)).path;
  const phone = newPhone();
  const asking = await owner.open(`${shop}/members/new`);
  const wrong = await owner.submit(asking, form, { phone: "12345" });
  expect([wrong.status, wrong.root.querySelector("[name=phone]")?.getAttribute("value")]).toEqual([
    422,
    "12345",
  ]);
  const nobody = await owner.submit(asking, form, { phone: "" });
  expect(nobody.root.querySelector("[data-slot=field-error]")?.text).toContain(
    strings.en.api.fields.others_phone_required,
  );
  const invited = await owner.submit(asking, form, { phone, role: "packer" });
  expect([invited.path, invited.text.includes(phone)]).toEqual([`${shop}/members`, true]);

  const guest = visit();
  const shops = await signUp(guest, phone);
  expect([shops.path, shops.text.includes("You are invited")]).toEqual(["/en/shops", true]);
  const invitation = await guest.open(
    shops.root.querySelector("main a[href*='/invitation?']")?.getAttribute("href") ?? "",
  );
  expect(invitation.text).toContain("Packer");
  const inside = await guest.submit(invitation, form);
  expect([inside.path, inside.text.includes("Welcome to")]).toEqual([shop, true]);
  expect((await guest.open(`${shop}/goods`)).status).toBe(403);

  const list = await owner.open(`${shop}/members`);
  const row = list.root.querySelectorAll("[data-slot=row-list] a").find(({ text }) => text.includes(phone));
  const member = row?.getAttribute("href") ?? "";
  await owner.submit(await owner.open(member), form, { role: "manager" });
  expect((await guest.open(`${shop}/goods`)).status).toBe(200);
  expect((await guest.open(`${shop}/members`)).status).toBe(403);
  const question = await owner.open(`${member}/remove`);
  const gone = await owner.submit(question, form);
  expect([gone.path, gone.text.includes(phone)]).toEqual([`${shop}/members`, false]);
  expect((await guest.open(shop)).status).toBe(404);
  expect((await owner.open(member)).status).toBe(404);
});

it("an invitation is taken back, and then nobody joins with it; one is declined", async () => {
  const owner = visit();
  const shop = (await signIn(owner, "01700000201")).path;
  const phone = newPhone();
  const invite = async () =>
    owner.submit(await owner.open(`${shop}/members/new`), form, { phone, role: "manager" });
  const list = await invite();
  const guest = visit();
  const shops = await signUp(guest, phone);
  const invitation = shops.root.querySelector("main a[href*='/invitation?']")?.getAttribute("href") ?? "";
  const page = await guest.open(invitation);
  const revoke = list.root.querySelector("main a[href$='/revoke']")?.getAttribute("href") ?? "";
  expect((await owner.submit(await owner.open(revoke), form)).path).toBe(`${shop}/members`);
  const late = await guest.submit(page, form);
  expect([late.path, late.text.includes(strings.en.api.errors.invitation_revoked)]).toEqual([
    "/en/shops",
    true,
  ]);
  expect((await guest.open(invitation)).status).toBe(404);
  await invite();
  const again = (await guest.open("/en/shops")).root.querySelector("main a[href*='/invitation?']");
  const asked = await guest.open(again?.getAttribute("href") ?? "");
  const declined = await guest.submit(asked, "main form:last-of-type", {}, "[value=decline]");
  expect([declined.path, declined.text.includes("You have said no")]).toEqual(["/en/shops", true]);
});

it("a member leaves, which the owner cannot, and the shop goes to another owner", async () => {
  const packer = visit();
  const shop = (await signIn(packer, "01700000303")).path;
  const left = await packer.submit(await packer.open(`${shop}/leave`), form);
  expect([left.path, (await packer.open(shop)).status]).toEqual(["/en/shops", 404]);
  const owner = visit();
  await signIn(owner, "01700000301");
  expect((await owner.open(`${shop}/leave`)).status).toBe(404);
  const list = await owner.open(`${shop}/members`);
  const manager = list.root.querySelector("main [data-slot=row-list] a")?.getAttribute("href") ?? "";
  const handed = await owner.submit(await owner.open(`${manager}/hand-over`), form);
  expect([handed.path, (await owner.open(`${shop}/members`)).status]).toEqual([shop, 403]);
});

it("a member gets a list of their own in place of a role, and a role again", async () => {
  const owner = visit();
  const shop = (await signIn(owner, "01700000401")).path;
  const phone = newPhone();
  const asking = await owner.open(`${shop}/members/new`);
  const boxes = asking.root.querySelectorAll("[data-slot=ticks] input");
  expect(boxes.map((box) => box.getAttribute("name"))).toEqual([
    "may_orders",
    "may_goods",
    "may_settings",
    "may_cash",
    "may_reports",
  ]);
  const refused = await owner.submit(asking, form, { phone: "1", role: "own", may_goods: "on" });
  const ticked = (page: typeof refused) =>
    page.root
      .querySelectorAll("[data-slot=console-form] input[checked]")
      .map((input) => `${input.getAttribute("name")}=${input.getAttribute("value") ?? "on"}`);
  expect([refused.status, ticked(refused)]).toEqual([422, ["role=own", "may_goods=on"]]);
  const invited = await owner.submit(asking, form, { phone, role: "own", may_goods: "on" });
  const rowOf = (page: typeof invited) =>
    page.root.querySelectorAll("[data-slot=row-list] a").find(({ text }) => text.includes(phone));
  expect(rowOf(invited)?.text).toContain("Own list");
  expect(rowOf(invited)?.text).toContain("May: How the shop stands, Goods");

  const guest = visit();
  const shops = await signUp(guest, phone);
  expect(shops.text).toContain("asks you to be Staff member");
  const invitation = shops.root.querySelector("main a[href*='/invitation?']")?.getAttribute("href") ?? "";
  await guest.submit(await guest.open(invitation), form);
  const opens = async () => {
    const pages = [];
    for (const page of ["goods", "opening", "members"]) pages.push(await guest.open(`${shop}/${page}`));
    return pages.map(({ status }) => status);
  };
  expect(await opens()).toEqual([200, 403, 403]);
  expect((await guest.open("/en/shops")).text).toContain("Staff member");

  const member = rowOf(await owner.open(`${shop}/members`))?.getAttribute("href") ?? "";
  const page = await owner.open(member);
  expect(ticked(page)).toEqual(["role=own", "may_goods=on"]);
  const changed = await owner.submit(page, form, { role: "own", may_goods: undefined, may_settings: "on" });
  expect(rowOf(changed)?.text).toContain("May: How the shop stands, The shop and its app");
  expect(await opens()).toEqual([403, 200, 403]);
  expect((await owner.open(`${shop}/audit`)).text).toContain(
    "May: How the shop stands, Goods → How the shop stands, The shop and its app",
  );
  const manager = await owner.submit(await owner.open(member), form, { role: "manager" });
  expect([rowOf(manager)?.text.includes("Manager"), rowOf(manager)?.text.includes("Own list")]).toEqual([
    true,
    false,
  ]);
  expect(await opens()).toEqual([200, 200, 403]);
});

it("a list keeps what nobody is asked for", () => {
  const shop = {
    role: "packer" as const,
    permissions: ["today" as const, "customerExport" as const],
  };
  expect(givenGrant({ role: "own", may_goods: "on" }, shop)).toEqual({
    role: "packer",
    permissions: ["today", "customerExport", "goods"],
  });
  expect(givenGrant({ role: "packer", may_goods: "on" }, shop)).toEqual({ role: "packer" });
});
