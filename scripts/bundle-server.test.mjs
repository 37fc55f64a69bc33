import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { bundleServer } from "./bundle-server.mjs";

const folder = mkdtempSync(join(tmpdir(), "haat-bundle-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("a server's program has no letter that needs two bytes, and says the same", async () => {
  const source =
    "export const isWord = (text) => /^[ক-হ]+’$/.test(text); export const word = `কখ’`; // হাট\n";
  writeFileSync(join(folder, "words.ts"), source);
  await bundleServer(folder, { words: "words.ts" });
  const built = join(folder, "build/words.js");
  expect(readFileSync(built, "utf8")).toMatch(/^[\0-\x7f]+$/);
  const { isWord, word } = await import(built);
  expect([isWord(word), isWord("কখ"), word]).toEqual([true, false, "কখ’"]);
});
