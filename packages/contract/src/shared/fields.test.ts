import { describe, expect, it } from "vitest";
import {
  couponCodeField,
  optionalEmailField,
  firstNameField,
  graphemeCount,
  otpField,
  passwordField,
  postalCodeField,
  streetAddressField,
} from "./fields";

const errorOf = (
  field: { safeParse(value: unknown): { error?: { issues: { message: string }[] } | undefined } },
  value: unknown,
) => field.safeParse(value).error?.issues.map(({ message }) => message);

describe("fields", () => {
  it("a name has 2 to 30 characters as a reader counts them, and no signs", () => {
    expect(firstNameField.parse("  রহিমা   খাতুন ")).toBe("রহিমা খাতুন");
    expect(errorOf(firstNameField, "")).toEqual(["first_name_required"]);
    expect(errorOf(firstNameField, undefined)).toEqual(["first_name_required"]);
    expect(errorOf(firstNameField, "র")).toEqual(["name_length"]);
    expect(errorOf(firstNameField, "ক্ষ".repeat(31))).toEqual(["name_length"]);
    expect(errorOf(firstNameField, "ক্ষ".repeat(30))).toBeUndefined();
    expect(errorOf(firstNameField, "Robert<script>")).toEqual(["name_characters"]);
    expect(errorOf(firstNameField, "Md. Abdur-Rahman O'Neil")).toBeUndefined();
  });

  it("a name with a zero-width joiner, such as র‍্যাব, is a name", () => {
    expect(errorOf(firstNameField, "র\u200d্যাব")).toBeUndefined();
    expect(graphemeCount("ক্ষ")).toBe(1);
  });

  it("codes and postal codes take Bengali digits", () => {
    expect(otpField.parse("১২৩ ৪৫৬")).toBe("123456");
    expect(postalCodeField.parse("১২০৫")).toBe("1205");
    expect(errorOf(otpField, "12345")).toEqual(["otp_format"]);
    expect(errorOf(postalCodeField, "123")).toEqual(["postal_code_digits"]);
    expect(errorOf(postalCodeField, "12345678")).toEqual(["postal_code_digits"]);
    expect(errorOf(postalCodeField, "")).toEqual(["postal_code_required"]);
  });

  it("an address has at most 100 characters, however many code points they take", () => {
    expect(errorOf(streetAddressField, "ক্ষ".repeat(100))).toBeUndefined();
    expect(errorOf(streetAddressField, "a".repeat(101))).toEqual(["address_long"]);
    expect(errorOf(streetAddressField, "   ")).toEqual(["address_required"]);
  });

  it("an email is lower-cased, a password has 10 characters, a coupon is read as it is meant", () => {
    expect(optionalEmailField.parse(" Rahima@Example.COM ")).toBe("rahima@example.com");
    expect(errorOf(optionalEmailField, "rahima@")).toEqual(["email_invalid"]);
    expect(errorOf(passwordField, "short")).toEqual(["password_short"]);
    expect(couponCodeField.parse(" eid২৫ ")).toBe("EID25");
  });
});
