import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import sharp from "sharp";
import type { Pixels } from "./photographer";

/** Where a run leaves what it found, for people and as artifacts of CI. */
export const reportFolder = join(import.meta.dirname, "../../../test-results/visual");

/** A picture that is not as agreed, or a story that is at fault. */
export interface Finding {
  /** `<story>/<look>` */
  name: string;
  storyId: string;
  reasons: string[];
  /** Absent where there is nothing to compare. */
  pictures: Partial<Record<"expected" | "actual" | "difference", Pixels>>;
}

/** Forgets what the last run found. */
export function clearReport(): void {
  rmSync(reportFolder, { recursive: true, force: true });
}

/** Writes the three pictures of every finding, and one page that shows them side by side. */
export async function writeReport(findings: readonly Finding[]): Promise<void> {
  mkdirSync(reportFolder, { recursive: true });
  for (const { name, pictures } of findings)
    for (const [kind, pixels] of Object.entries(pictures))
      await writePicture(join(reportFolder, `${name}.${kind}.png`), pixels);
  writeFileSync(join(reportFolder, "report.html"), pageOf(findings));
}

async function writePicture(file: string, { width, height, data }: Pixels): Promise<void> {
  mkdirSync(dirname(file), { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(file);
}

/** What was found in words, a line for the looks of a story that are at fault in the same way. */
export function linesOf(findings: readonly Finding[]): string[] {
  const looks = new Map<string, string[]>();
  for (const { name, storyId, reasons } of findings) {
    const fault = `${storyId}: ${reasons.join("; ")}`;
    looks.set(fault, [...(looks.get(fault) ?? []), name.slice(storyId.length + 1)]);
  }
  return [...looks].map(([fault, names]) => `${fault} (${names.sort().join(", ")})`).sort();
}

const escaped = (text: string) => text.replace(/&/g, "&amp;").replace(/</g, "&lt;").replace(/"/g, "&quot;");

function pageOf(findings: readonly Finding[]): string {
  const entries = findings.map(({ name, reasons, pictures }) => {
    const shown = Object.keys(pictures).map(
      (kind) => `<figure><figcaption>${kind}</figcaption><img src="${name}.${kind}.png" alt=""></figure>`,
    );
    return `<h2>${name}</h2><p>${escaped(reasons.join("; "))}</p><div>${shown.join("")}</div>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Visual differences</title>
<style>body{font:16px/1.5 system-ui;margin:2rem}div{display:flex;gap:1rem;overflow:auto}figure{margin:0}img{border:1px solid}</style>
<h1>${findings.length} visual differences</h1>${entries.join("\n")}</html>
`;
}
