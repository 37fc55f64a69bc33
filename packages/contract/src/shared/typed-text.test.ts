import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { contract } from "../contract";
import { firstNameField, couponCodeField, streetAddressField } from "./fields";
import { tidyLine, tidyLines, tidyMarkdown } from "./typed-text";

/** What nobody sees: a mark that turns the line round, spaces without width, a tag that spells words of its own. */
const unseen = /[\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u{e0000}-\u{e007f}]/u;
const attempts = [
  "House 7, \u202eRoad 12",
  "Ra\u200bhi\u2066ma",
  "গলি\u202e ৭",
  "Road \u{e0041}\u{e007f}7",
  "a\u202eb@example.com",
];

/** Members that are compared with what there is, or follow a pattern of the call itself, and are shown to nobody. */
const compared =
  /(^|\.)(sellerKey|seller_key|shop_name|host|domain|code|label|order_id|order_ids|orderId|id|version|ticket|request_id|password|old_password|picture|pictures|phone_picture|address_unique_id|cart_unique_id|cartUniqueId|endpoint|url|written|words|values|key|number|grand_total|due|value|stars|pieces|weight_grams|fee|response|filter|search)(\.|\[|\||$)/;

describe("what people write", () => {
  it("is kept without marks that turn a line round or that nobody sees, whatever call it comes with", () => {
    const kept = callsOf(contract)
      .filter(({ method }) => method !== "GET")
      .flatMap(({ name, input }) => leavesOf(input).map((leaf) => ({ ...leaf, path: `${name}${leaf.path}` })))
      .filter(({ path }) => !compared.test(path.replace(/^[^.]*/, "")))
      .filter(({ schema }) => attempts.some((typed) => isKept(schema, typed)))
      .map(({ path }) => path);
    expect(kept).toEqual([]);
  });

  it("has no letter with a pile of marks, which covers the lines above it, and keeps what Bengali writes", () => {
    expect(tidyLine(`Q${"\u0301".repeat(90)}ey`)).toBe("Q\u0301\u0301\u0301\u0301ey");
    expect(tidyLine("কাঁচাবাজার র\u200d্যাব ড়\u09bc")).toBe("কাঁচাবাজার র\u200d্যাব ড়\u09bc".normalize("NFC"));
    expect(streetAddressField.parse(`৭${"\u09cd".repeat(400)} রোড`)).toBe("৭্্্্ রোড");
  });

  it("is nothing where there is nothing to see", () => {
    expect(streetAddressField.safeParse("\u200b\u2060\u3164").success).toBe(false);
    expect(firstNameField.safeParse("\u3164\u3164\u3164").success).toBe(false);
    expect(tidyLines("\u202e\n\u200b")).toBe("");
    expect(tidyMarkdown("\u2028\u200b\n")).toBe("");
  });

  it("keeps the spaces that Markdown reads", () => {
    expect(tidyMarkdown("# A\u202e\r\n\r\n    code  \n- b\n")).toBe("# A\n\n    code\n- b");
  });

  it("a coupon's code with a space of no width is the code", () => {
    expect(couponCodeField.parse("\u200beid\u202e২৫")).toBe("EID25");
  });
});

const isKept = (schema: z.core.$ZodType, typed: string) => {
  const read = (schema as z.ZodType).safeParse(typed);
  return read.success && typeof read.data === "string" && unseen.test(read.data);
};

interface Call {
  name: string;
  method: string | undefined;
  input: z.core.$ZodType;
}

function callsOf(node: object, name = ""): Call[] {
  const known = (node as { "~orpc"?: { route?: { method?: string }; inputSchema?: z.core.$ZodType } })[
    "~orpc"
  ];
  if (!known)
    return Object.entries(node).flatMap(([key, member]) => callsOf(member as object, `${name}/${key}`));
  return known.inputSchema ? [{ name, method: known.route?.method, input: known.inputSchema }] : [];
}

interface Leaf {
  path: string;
  schema: z.core.$ZodType;
}

/** What a schema is made of, as far as its texts need it. */
type Made = {
  type: string;
  shape?: Record<string, z.core.$ZodType>;
  options?: z.core.$ZodType[];
  element?: z.core.$ZodType;
  innerType?: z.core.$ZodType;
  in?: z.core.$ZodType;
};
const madeOf = (schema: z.core.$ZodType) => schema._zod.def as unknown as Made;

const isText = (schema: z.core.$ZodType): boolean => {
  const made = madeOf(schema);
  return made.type === "string" || (made.type === "pipe" && made.in !== undefined && isText(made.in));
};

/** Every text of an input, with the rules that it goes through. */
function leavesOf(schema: z.core.$ZodType, path = ""): Leaf[] {
  if (isText(schema)) return [{ path, schema }];
  const { shape = {}, options = [], element, innerType, in: first } = madeOf(schema);
  return [
    ...Object.entries(shape).flatMap(([name, member]) => leavesOf(member, `${path}.${name}`)),
    ...options.flatMap((option, place) => leavesOf(option, `${path}|${String(place)}`)),
    ...(element ? leavesOf(element, `${path}[]`) : []),
    ...(innerType ? leavesOf(innerType, path) : []),
    ...(first ? leavesOf(first, path) : []),
  ];
}
