import { describe, expect, test } from "vitest";
import { z } from "zod";
import { coercedNumber } from "./coerced-number";
import { optionalIdField, quantityField } from "./fields";

const whole = coercedNumber(z.number({ error: "not a number" }).int("not whole"));
const errorOf = (given: unknown) => whole.safeParse(given).error?.issues[0]?.message;

describe("a number from a form, a query or JSON", () => {
  test.each([12, "12", " 12 ", "+12", "012"])("is %j", (given) => {
    expect(whole.parse(given)).toBe(12);
  });

  test.each([
    true,
    false,
    null,
    undefined,
    "",
    " ",
    [],
    [12],
    {},
    "0x0c",
    "1.2e1",
    "12 13",
    "১২",
    "Infinity",
    "12.",
    Number.NaN,
  ])("is not %j, and what it is held against says so", (given) => {
    expect(errorOf(given)).toBe("not a number");
  });

  test("keeps what else is asked of it", () => {
    expect(errorOf("1.5")).toBe("not whole");
    expect(coercedNumber(z.number()).parse("-1.5")).toBe(-1.5);
  });

  test("counts pieces and names rows: no tick is one of either, an empty field names none", () => {
    expect(quantityField.safeParse(true).error?.issues[0]?.message).toBe("quantity_invalid");
    expect(quantityField.safeParse(["2"]).success).toBe(false);
    expect(optionalIdField().parse("")).toBeUndefined();
    expect(optionalIdField().parse("7")).toBe(7);
    expect(optionalIdField().safeParse([7]).success).toBe(false);
  });
});
