import { expect, test } from "vitest";
import { romanised } from "./romanised";

test.each([
  ["রংধনু", "rongdhonu"],
  ["কাঁচা বাজার", "kacha-bajar"],
  ["মিষ্টি মুখ", "mishti-mukh"],
  ["ফুলবাগান", "phulbagan"],
  ["নকশি ঘর", "nokshi-ghor"],
  ["আড়ং", "arong"],
  ["ক্যাফে ২৪", "kaphe-24"],
  ["Café Déjà", "cafe-deja"],
  ["Rahim's Store!", "rahim-s-store"],
  ["☕", ""],
])("%s is written %s in an address", (name, latin) => {
  expect(romanised(name)).toBe(latin);
});
