/**
 * Writes `glyphs.generated.json`: the glyphs of Fluent Emoji (Microsoft Corporation, MIT licence) that the seed's content,
 * the packs of its photographs and the business categories name, from the package `@iconify-json/fluent-emoji`: `npx tsx apps/api/seed/generate-glyphs.ts`.
 * Every id in a glyph is written `~a`, `~b`, …: whoever draws it puts a prefix of his own in the tilde's place.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { ownMotifs } from "./pictures/motifs";

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
}
const { icons }: IconSet = createRequire(import.meta.url)("@iconify-json/fluent-emoji/icons.json");

const folders = [new URL("./content/", import.meta.url), new URL("../reference/", import.meta.url)];
const texts = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".ts"))
    .map((name) => readFileSync(new URL(name, folder), "utf8")),
);
const named = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map((match) => match[1]);
// What a photographed pack or book has on it is named there; some of it is our own drawing.
const printed = readFileSync(new URL("./pictures/printed-matter.ts", import.meta.url), "utf8");
const names = [
  ...texts.flatMap((text) => named(text, /(?:glyph|motif): "([a-z0-9-]+)"/g)),
  ...named(printed, /"#\w+",\s+"#\w+",\s+"([a-z0-9-]+)"/g).filter((name) => !ownMotifs.has(name ?? "")),
];

/** Path data with two decimals (a hundredth of 1/32 of the picture). Arcs stay: their flags run into the numbers. */
function shorter(body: string): string {
  return body.replace(/ d="([^"aAeE]+)"/g, (_, path: string) => {
    const rounded = path.replace(
      /-?(?:\d+\.?\d*|\.\d+)/g,
      (number) => ` ${Number(Number(number).toFixed(2))}`,
    );
    return ` d="${rounded}"`;
  });
}

function withMarkedIds(body: string): string {
  const ids = [...new Set([...body.matchAll(/ id="([^"]+)"/g)].map((match) => match[1] ?? ""))];
  return ids.reduce((text, id, position) => {
    const mark = `~${position.toString(36)}`;
    return text
      .replaceAll(` id="${id}"`, ` id="${mark}"`)
      .replaceAll(`#${id}"`, `#${mark}"`)
      .replaceAll(`#${id})`, `#${mark})`);
  }, body);
}

const glyphs: Record<string, string> = {};
for (const name of [...new Set(names)].sort()) {
  const body = name === undefined ? undefined : icons[name]?.body;
  if (name === undefined || body === undefined) throw new Error(`Fluent Emoji has no glyph ${name}.`);
  glyphs[name] = withMarkedIds(shorter(body));
}

const licence =
  "Fluent Emoji, Copyright (c) Microsoft Corporation. MIT License: https://github.com/microsoft/fluentui-emoji/blob/main/LICENSE";
writeFileSync(
  new URL("../drawing/glyphs.generated.json", import.meta.url),
  `${JSON.stringify({ licence, glyphs }, null, 2)}\n`,
);
