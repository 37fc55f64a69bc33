import { createConfig, lintFromString } from "@redocly/openapi-core";
import openapiTS, { astToString } from "openapi-typescript";
import ts from "typescript";
import { beforeAll, describe, expect, test } from "vitest";
import { choices } from "@haat/contract/shared/choices";
import { apiDocument } from "./api-document";
import { namedSchemas } from "./document-schemas";

type Json = Record<string, unknown>;

let document: Json;
beforeAll(async () => {
  document = JSON.parse(JSON.stringify(await apiDocument())) as Json;
});

const components = () => (document["components"] as { schemas: Record<string, Json> }).schemas;

/** Every part of the document with where it stands; examples are no parts of it. */
function parts(node: unknown = document, place: string[] = []): { place: string; part: Json }[] {
  if (Array.isArray(node)) return node.flatMap((each, at) => parts(each, [...place, String(at)]));
  if (typeof node !== "object" || node === null || place.at(-1) === "examples") return [];
  const inside = Object.entries(node).flatMap(([name, each]) => parts(each, [...place, name]));
  return [{ place: place.join(" "), part: node as Json }, ...inside];
}

describe("whoever reads the document", () => {
  test("learns of every value of a choice what it is called and what it means", () => {
    const ofAnswersAndInputs = parts().filter(({ place }) => !place.startsWith("components responses"));
    const enums = ofAnswersAndInputs.filter(({ part }) => Array.isArray(part["enum"]));
    expect(enums.length).toBeGreaterThan(20);
    for (const { place, part } of enums) {
      const values = part["enum"] as unknown[];
      for (const told of ["x-enum-varnames", "x-enum-descriptions"])
        expect([place, (part[told] as string[] | undefined)?.filter(Boolean).length]).toEqual([
          place,
          values.length,
        ]);
    }
    expect(components()["ShippingMethod"]).toMatchObject({
      type: "integer",
      enum: [1, 2],
      "x-enum-varnames": ["homeDelivery", "pickUp"],
      description: expect.stringContaining("`2` (pickUp) picked up at the store"),
    });
  });

  test.each([
    ["shipping_method", ["ShippingMethod"]],
    ["payment_method", ["PaymentMethod"]],
    ["payment_status", ["PaymentStatus"]],
    ["id_status", ["OrderStatusId", "OrderTabId"]],
    ["coupon_status", ["CouponResult"]],
    ["stock_state", ["StockState"]],
    ["sort_by", ["SortOrder"]],
    ["is_home", ["HomeFlag"]],
  ])(
    "finds %s told by its name wherever it stands, in what is sent and in what is answered",
    (field, names) => {
      const ofProperties = parts().flatMap(({ part }) => {
        const { [field]: schema } = (part["properties"] ?? {}) as Record<string, Json>;
        return schema ? [schema] : [];
      });
      const ofParameters = parts().flatMap(({ part }) =>
        part["name"] === field && "in" in part ? [part["schema"] as Json] : [],
      );
      const all = [...ofProperties, ...ofParameters];
      expect(all.length).toBeGreaterThan(0);
      for (const schema of all) {
        const isOnlyOneValue = schema["const"] !== undefined;
        const name = String(schema["$ref"]).split("/").at(-1);
        if (!isOnlyOneValue) expect(names).toContain(name);
      }
    },
  );

  test("finds what the contract has a name for by that name, and nothing of it twice", () => {
    for (const name of Object.keys(namedSchemas)) expect(components()).toHaveProperty(name);
    const objects = parts().filter(
      ({ place, part }) =>
        part["type"] === "object" &&
        Object.keys((part["properties"] ?? {}) as Json).length > 2 &&
        !place.includes(" requestBody ") &&
        // The envelope of an answer: what is in it has a name.
        !("success" in (part["properties"] as Json)),
    );
    const texts = objects.map(({ part }) => JSON.stringify(part));
    expect(objects.filter((_, at) => texts.indexOf(texts[at]!) !== at).map(({ place }) => place)).toEqual([]);
  });

  test("is told of every choice of the contract", () => {
    const told = Object.values(namedSchemas).filter(({ schema }) => choices.has(schema));
    expect(told.length).toBeGreaterThan(20);
  });
});

test("whoever lints the document finds nothing against Redocly's recommended rules", async () => {
  const config = await createConfig({
    extends: ["recommended"],
    // There is no licence to name: the repository has none.
    rules: { "info-license": "off" },
  });
  const problems = await lintFromString({
    source: JSON.stringify(document),
    absoluteRef: "/openapi.json",
    config,
  });
  expect(problems.map(({ ruleId, message, location }) => [ruleId, message, location[0]?.pointer])).toEqual(
    [],
  );
});

/** What everybody's programs on the types of `openapi-typescript` begin with. */
const head = `
import type { components, paths } from "./api";

type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { "application/json": infer Body } } } };
} ? Body : never;
type Schemas = components["schemas"];
type OrderBody = paths["/v1/direct_purchase_order/{language}"]["post"]["requestBody"]["content"]["application/json"];

declare const cart: Answer<"/v1/show_cart/{language}/{sellerKey}">;
declare const order: Schemas["Order"];
`;

const rightUse = `
  const total: number = cart.data.totals.grand_total;
  const line: Schemas["CartLine"] | undefined = cart.data.items[0];
  const state: "ok" | "short" | "out" | "gone" | undefined = line?.stock_state;
  const isBrought: boolean = order.shipping_method === 1;
  const body: OrderBody = {
    seller_key: "key", id_product: 1, id_product_attribute: [], quantity: 1, expected_total: total,
    shipping_method: 2, payment_method: 0,
  };
  export { body, isBrought, state };`;

const wrongUses = {
  "a shipping method that there is not": `export const method: Schemas["ShippingMethod"] = 3;`,
  "a comparison with a status that there is not": `export const is = order.status === "sent";`,
  "a field that an answer does not have": `export const sum = cart.data.totals.total;`,
  "a body that lacks what is needed": `export const body: OrderBody = { seller_key: "key" };`,
  "an amount as text": `export const total: string = cart.data.totals.grand_total;`,
};

describe("whoever makes types of the document", () => {
  const files = new Map<string, string>();
  const fileOf = (use: string) => `/${use.replaceAll(" ", "-")}.ts`;
  let compiled: ts.Program;
  beforeAll(async () => {
    files.set("/api.ts", astToString(await openapiTS(JSON.stringify(document), { silent: true })));
    for (const [use, lines] of Object.entries({ "right use": rightUse, ...wrongUses }))
      files.set(fileOf(use), `${head}${lines}\n`);
    const options = { strict: true, noEmit: true, types: [], target: ts.ScriptTarget.ES2022 };
    const host = ts.createCompilerHost(options);
    const { getSourceFile, fileExists, readFile } = host;
    host.fileExists = (name) => files.has(name) || fileExists(name);
    host.readFile = (name) => files.get(name) ?? readFile(name);
    host.getSourceFile = (name, version) => {
      const own = files.get(name);
      return own === undefined ? getSourceFile(name, version) : ts.createSourceFile(name, own, version);
    };
    compiled = ts.createProgram([...files.keys()], options, host);
  });

  /** What TypeScript says against a file, strictly. */
  const problemsOf = (file: string) =>
    ts
      .getPreEmitDiagnostics(compiled, compiled.getSourceFile(file))
      .map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, "\n"));

  test("gets types that compile, and a right use of them compiles", () => {
    expect(problemsOf("/api.ts")).toEqual([]);
    expect(problemsOf(fileOf("right use"))).toEqual([]);
  });

  test.each(Object.keys(wrongUses))("hears of %s from the compiler", (use) => {
    expect(problemsOf(fileOf(use))).toHaveLength(1);
  });
});
