import { traverseContractProcedures } from "@orpc/server";
import type { CallName } from "@haat/contract/shared/call-name";
import { callTraits, traitsOf } from "@haat/contract/shared/call-traits";
import { contract } from "@haat/contract/contract";
import type { ApiClient } from "@haat/contract/shared/client";
import { platformRole, shopRole } from "@haat/contract/shared/console-choices";
import {
  platformPermissionFor,
  platformPermissions,
  platformPermissionsOf,
  shopPermissionFor,
  shopPermissions,
  shopPermissionsOf,
} from "@haat/contract/shared/permissions";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { createShopper, startTestApi, type TestApi } from "../testing/test-api";
import {
  addMember,
  createAccount,
  createPlatformPerson,
  createStaffOf,
  type TestAccount,
} from "../testing/test-people";
import { tableContents } from "../testing/table-contents";
import { createTestShop, type TestShop } from "../testing/test-shop";

/** Who may make which call of the console: every call, also one that is written tomorrow, by everybody there is. */

const names = Object.keys(callTraits) as CallName[];
const madeBy = (caller: string) => names.filter((name) => callTraits[name].caller === caller);
const ofMembers = madeBy("member");
const ofStaff = madeBy("staff");
const ofAccounts = madeBy("account");
const ofCustomers = madeBy("customer");

interface Shape {
  method: string | undefined;
  path: string | undefined;
  fields: Record<string, unknown>;
}
const shapes = new Map<string, Shape>();
traverseContractProcedures({ router: contract, path: [] }, ({ contract: call, path }) => {
  const { inputSchema, route } = call["~orpc"];
  const shape = inputSchema instanceof z.ZodDefault ? inputSchema.unwrap() : inputSchema;
  const fields = shape instanceof z.ZodObject ? shape.shape : {};
  shapes.set(path.join("."), { method: route.method, path: route.path, fields });
});

describe("the table of permissions", () => {
  test("opens every call of members and of the platform's people with one permission, and no other calls", () => {
    const listed = (table: Record<string, { calls: readonly CallName[] }>) =>
      Object.values(table).flatMap(({ calls }) => calls);
    expect(listed(shopPermissions).sort(), "calls of members, by shopPermissions").toEqual(ofMembers.sort());
    expect(listed(platformPermissions).sort(), "calls of staff, by platformPermissions").toEqual(
      ofStaff.sort(),
    );
    expect(() => shopPermissionFor("account.logout")).toThrow("No permission opens account.logout.");
  });

  test("has every page under one permission, and every entry of the menu leads to a page", () => {
    const lines = [...Object.values(shopPermissions), ...Object.values(platformPermissions)];
    const pages = lines.flatMap((line) => line.pages);
    expect(pages.filter((page, at) => pages.indexOf(page) !== at)).toEqual([]);
    expect(lines.filter(({ menu, pages }) => menu !== undefined && pages.length === 0)).toEqual([]);
  });

  test("is about the calls of the console alone, and each names its shop by seller_key where it has one", () => {
    const wrong = names.flatMap((name) => {
      const { caller } = traitsOf(name);
      const { path = "", fields = {} } = shapes.get(name) ?? {};
      const half = /^\/v1\/(seller|admin)\//.exec(path)?.[1];
      const isConsole = ["account", "member", "staff"].includes(caller);
      return [
        isConsole && !half && `${name} is of the console and stands at ${path}`,
        caller === "staff" && half !== "admin" && `${name} is of the platform's people and stands at ${path}`,
        caller === "member" && !("seller_key" in fields) && `${name} does not say which shop it is about`,
        half !== undefined &&
          ["guest", "customer"].includes(caller) &&
          `${name} is made by shoppers and stands at ${path}`,
      ].filter((rule) => rule !== false);
    });
    expect(wrong).toEqual([]);
  });

  test("gives a list of somebody's own no more than can be given", () => {
    expect(shopPermissionsOf("packer", ["goods", "staff", "ownership", "made up"])).toEqual([
      "today",
      "goods",
    ]);
    expect(shopPermissionsOf("manager", [])).toEqual(["today"]);
    expect(shopPermissionsOf("owner", null)).toEqual(Object.keys(shopPermissions));
    expect(platformPermissionsOf("admin")).toEqual(Object.keys(platformPermissions));
  });
});

let api: TestApi;
let shop: TestShop;
let other: TestShop;
/** Everybody by what they are. */
let people: Record<string, TestAccount>;
let customer: ApiClient;
beforeAll(async () => {
  api = await startTestApi();
  shop = await createTestShop(api.db);
  other = await createTestShop(api.db);
  const limited = await createAccount(api);
  people = {
    ...(await createStaffOf(api, shop)),
    stranger: await createAccount(api),
    limited,
    neighbour: (await createStaffOf(api, other)).owner,
    support: await createPlatformPerson(api, "support"),
    admin: await createPlatformPerson(api, "admin"),
  };
  await addMember(api, shop, limited, "packer", ["goods"]);
  customer = (await createShopper(api)).client;
});
afterAll(() => api.close());

/** What becomes of a call whose input has a field that no call knows: it is refused before anything is done. */
async function attempt(client: ApiClient, name: string, sellerKey?: string): Promise<string> {
  const [group = "", procedure = ""] = name.split(".");
  const groups = client as unknown as Record<string, Record<string, (input: object) => Promise<unknown>>>;
  const run = groups[group]?.[procedure];
  if (!run) throw new Error(`${name} is not mounted.`);
  const known = Object.keys(shapes.get(name)?.fields ?? {}).filter((field) => field !== "seller_key");
  const path = Object.fromEntries(known.map((field) => [field, "en"]));
  const input = { ...path, nonsense: 1, ...(sellerKey !== undefined && { seller_key: sellerKey }) };
  return run(input).then(
    () => "went well",
    ({ code }: { code: string }) => code,
  );
}

const clientOf = (who: string) => people[who]?.client ?? api.createClient();
const mayInShop = (who: string): readonly string[] => {
  const role = shopRole.safeParse(who);
  if (role.success) return shopPermissionsOf(role.data, null);
  return who === "limited" ? shopPermissionsOf("packer", ["goods"]) : [];
};

test.each(ofMembers)("%s opens for who has its permission in the shop, and for nobody else", async (name) => {
  const before = await tableContents(api.db);
  const needed = shopPermissionFor(name);
  expect(await attempt(api.createClient(), name, shop.sellerKey)).toBe("sign_in_required");
  expect(await attempt(customer, name, shop.sellerKey)).toBe("sign_in_required");
  for (const who of ["owner", "manager", "packer", "limited"]) {
    const expected = mayInShop(who).includes(needed) ? "invalid_input" : "forbidden";
    expect([who, await attempt(clientOf(who), name, shop.sellerKey)]).toEqual([who, expected]);
  }
  for (const who of ["stranger", "neighbour", "support", "admin"]) {
    expect([who, await attempt(clientOf(who), name, shop.sellerKey)]).toEqual([who, "shop_not_found"]);
    expect([who, await attempt(clientOf(who), name, "nosuchshop")]).toEqual([who, "shop_not_found"]);
  }
  expect(await attempt(clientOf("owner"), name, other.sellerKey)).toBe("shop_not_found");
  expect(await tableContents(api.db)).toEqual(before);
});

test.each(ofStaff)(
  "%s opens for who has its permission on the platform, and for nobody else",
  async (name) => {
    const before = await tableContents(api.db);
    const needed = platformPermissionFor(name);
    expect(await attempt(api.createClient(), name)).toBe("sign_in_required");
    expect(await attempt(customer, name)).toBe("sign_in_required");
    for (const who of ["owner", "manager", "packer", "stranger"]) {
      expect([who, await attempt(clientOf(who), name)]).toEqual([who, "forbidden"]);
    }
    for (const role of platformRole.options) {
      const expected = platformPermissionsOf(role).includes(needed) ? "invalid_input" : "forbidden";
      expect([role, await attempt(clientOf(role), name)]).toEqual([role, expected]);
    }
    expect(await tableContents(api.db)).toEqual(before);
  },
);

test.each(ofAccounts)("%s opens for who is signed in to the console, and for nobody else", async (name) => {
  expect(await attempt(api.createClient(), name)).toBe("sign_in_required");
  expect(await attempt(customer, name)).toBe("sign_in_required");
  expect(await attempt(clientOf("stranger"), name)).toBe("invalid_input");
});

test.each(ofCustomers)("%s takes no session of the console", async (name) => {
  for (const who of ["owner", "admin"]) expect(await attempt(clientOf(who), name)).toBe("sign_in_required");
});
