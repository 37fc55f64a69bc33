import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

const source = join(import.meta.dirname, "../src");

/** What each story file shows to do and not to do: the export's name, the kind, and the sentence in both languages. */
const advised = readdirSync(source, { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".stories.tsx"))
  .flatMap((file) => {
    const text = readFileSync(join(source, file), "utf8");
    const pattern =
      /export const (\w+)(?:: \w+)? = advi(?:ce|sed)\(\s*"(do|dont)",\s*\{\s*en: "([^"]*)",\s*bn: "([^"]*)",?\s*\}/g;
    return [...text.matchAll(pattern)].map(([, name = "", kind = "", en = "", bn = ""]) => ({
      file,
      name,
      kind,
      en,
      bn,
    }));
  });

it("reads every story that shows what to do or not to do", () => {
  const exported = readdirSync(source, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".stories.tsx"))
    .flatMap((file) => readFileSync(join(source, file), "utf8").match(/= advi(?:ce|sed)\(\s*"/g) ?? []);
  expect(advised.length).toBeGreaterThan(100);
  expect(advised).toHaveLength(exported.length);
});

it("shows beside each thing to do the one not to do, and names them so", () => {
  const files = new Set(advised.map(({ file }) => file));
  const uneven = [...files].filter((each) => {
    const kinds = advised.filter(({ file }) => file === each).map(({ kind }) => kind);
    return kinds.some((kind, index) => kind !== (index % 2 === 0 ? "do" : "dont")) || kinds.length % 2 === 1;
  });
  const misnamed = advised.filter(({ kind, name }) => !name.startsWith(kind === "do" ? "Do" : "Dont"));
  expect(uneven).toEqual([]);
  expect(misnamed).toEqual([]);
});

it("says why in one short sentence in each language, never the same twice", () => {
  const sentences = advised.flatMap(({ en, bn }) => [en, bn]);
  expect(advised.filter(({ bn }) => !/[ঀ-৿]/.test(bn) || !/[।?]$/.test(bn))).toEqual([]);
  expect(advised.filter(({ en }) => !/[.?]$/.test(en) || en.length > 120)).toEqual([]);
  expect(new Set(sentences).size).toBe(sentences.length);
});
