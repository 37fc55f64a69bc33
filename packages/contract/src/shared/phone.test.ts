import { describe, expect, it } from "vitest";
import { displayPhone, internationalPhone, nationalPhone, phoneError } from "./phone";

describe("a phone number", () => {
  it("is taken in every way that people write it", () => {
    for (const typed of [
      "01712345678",
      "+880 1712-345678",
      "8801712345678",
      "00880 1712 345678",
      "(017) 1234 5678",
      "০১৭১২৩৪৫৬৭৮",
      "\u200e01712345678\u200b",
      "+৮৮০১৭১২৩৪৫৬৭৮",
    ])
      expect(nationalPhone(typed)).toBe("01712345678");
  });

  it("is refused for one cause at a time", () => {
    expect(phoneError("")).toBe("phone_required");
    expect(phoneError("0171234567")).toBe("phone_length");
    expect(phoneError("017123456789")).toBe("phone_too_long");
    expect(phoneError("02712345678")).toBe("phone_prefix");
    expect(phoneError("01112345678")).toBe("phone_incorrect");
    expect(phoneError("0171234567a")).toBe("phone_incorrect");
    expect(phoneError("01712345678")).toBeUndefined();
  });

  it("is stored in international form and shown in national form", () => {
    expect(internationalPhone("01712345678")).toBe("+8801712345678");
    expect(displayPhone("+8801712345678")).toBe("01712345678");
  });
});
