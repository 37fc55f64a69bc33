import { expect, test } from "vitest";
import { suggestedName } from "./name-suggestion";

test.each([
  ["রংধনু", "Rongdhonu"],
  ["মিষ্টি মুখ", "Mishti Mukh"],
  ["নকশি ঘর", "Nokshi Ghar"],
  ["রহিমা ফ্যাশন হাউস", "Rohima Fashion House"],
  ["Moyna বুটিক", "Moyna Boutique"],
])("%s is suggested as %s in English", (bn, en) => {
  expect(suggestedName({ bn, en: "" })).toEqual({ bn, en });
});

test.each([
  ["Rongdhonu", "রংধনু"],
  ["Kacha Bazar", "কাচা বাজার"],
  ["Moyna Boutique", "ময়না বুটিক"],
  ["Mishti Ghar", "মিশটি ঘর"],
  ["Bina's Bhorosha", "বিনাস ভরশা"],
  ["Alo", "আলো"],
  ["মায়ের Shop 24", "মায়ের শপ 24"],
])("%s is suggested as %s in Bengali", (en, bn) => {
  expect(suggestedName({ bn: "", en })).toEqual({ bn: bn.normalize("NFC"), en });
});

test("a name that is written is not touched, and none is made up", () => {
  expect(suggestedName({ bn: "রংধনু", en: "Rainbow" })).toEqual({ bn: "রংধনু", en: "Rainbow" });
  expect(suggestedName({ bn: "", en: "" })).toEqual({ bn: "", en: "" });
});
