// The pictures of all stories: `npm run visual` compares, `npm run visual:update` agrees to what there is now,
// `npm run visual:all` compares every look with those of another commit.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import {
  readBaseline,
  readLedger,
  removeBaselinesExcept,
  throughPalette,
  writeBaseline,
  writeLedger,
  type Ledger,
} from "./baselines";
import { coverOf, fullProduct } from "./combinations";
import { differenceOf, fingerprintOf, isLooselySame } from "./comparison";
import { openBrowser, storiesOf, type Sight } from "./photographer";
import { rendererOf } from "./renderer";
import { clearReport, reportFolder, writeReport, type Finding } from "./report";
import { photographRound, pictureName, type Shot } from "./round";
import { buildStorybook, buildStorybookOf } from "./storybooks";

const { values: options } = parseArgs({
  options: {
    /** Agree to the pictures as they are now. */
    update: { type: "boolean", default: false },
    /** Every look there is, compared with those of a commit. */
    all: { type: "boolean", default: false },
    /** The commit that `--all` compares with. */
    against: { type: "string", default: "HEAD" },
    /** Only stories whose id contains this. */
    only: { type: "string", default: "" },
    /** Where to write how many passed and failed, as JSON. */
    counts: { type: "string" },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);

const folder = buildStorybook();
const stories = storiesOf(folder).filter((id) => id.includes(options.only));
clearReport();
const browser = await openBrowser();
const findings: Finding[] = [];
let shots = 0;
try {
  if (options.all) await compareWithCommit(browser);
  else await compareWithBaselines(browser);
} finally {
  await browser.close();
}

findings.sort((a, b) => (a.name < b.name ? -1 : 1));
for (const { name, reasons } of findings) complain(`${name}: ${reasons.join("; ")}`);
if (findings.length > 0) {
  await writeReport(findings);
  complain(`${findings.length} of ${shots} pictures: see ${reportFolder}/report.html`);
}
const failed = findings.length;
if (options.counts) writeFileSync(options.counts, JSON.stringify({ passed: shots - failed, failed }));
say(`visual: ${shots - failed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

async function compareWithBaselines(browser: Browser): Promise<void> {
  const ledger = readLedger();
  const renderer = await rendererOf(browser);
  const next: Ledger = { renderer, pictures: options.only ? ledger.pictures : {} };
  const isExact = ledger.renderer === renderer || ledger.renderer === "";
  if (!isExact && !options.update)
    say(
      `The agreed pictures were drawn by ${ledger.renderer}, these by ${renderer}: they are compared loosely.`,
    );
  const cover = stories.flatMap((storyId) => coverOf(storyId).map((look) => ({ storyId, look })));
  shots = cover.length;
  await photographRound(browser, [folder], cover, async (shot, [sight]) => {
    if (!sight) return;
    const name = pictureName(shot);
    if (sight.faults.length > 0 || !sight.pixels) report(shot, sight.faults, { actual: sight.pixels });
    else if (options.update) {
      const unchanged = isExact && ledger.pictures[name] === fingerprintOf(sight.pixels);
      next.pictures[name] = unchanged ? ledger.pictures[name]! : await writeBaseline(name, sight.pixels);
    } else await compare(shot, sight, ledger.pictures[name], isExact);
  });
  if (!options.update) return;
  writeLedger(next);
  removeBaselinesExcept(new Set(Object.keys(next.pictures)));
}

async function compare(
  shot: Shot,
  { pixels: actual }: Sight,
  agreed: string | undefined,
  isExact: boolean,
): Promise<void> {
  if (!actual || agreed === fingerprintOf(actual)) return;
  if (!agreed) return report(shot, ["is new: npm run visual:update agrees to it"], { actual });
  const expected = await readBaseline(pictureName(shot));
  const difference = differenceOf(expected, await throughPalette(actual), isExact ? "exact" : "loose");
  if (!isExact && isLooselySame(difference)) return;
  report(shot, [inWords(difference.changed, expected, actual)], {
    expected,
    actual,
    difference: difference.marked,
  });
}

async function compareWithCommit(browser: Browser): Promise<void> {
  const other = buildStorybookOf(options.against);
  try {
    const known = new Set(storiesOf(other.folder));
    const product = stories
      .filter((id) => known.has(id))
      .flatMap((storyId) => fullProduct.map((look) => ({ storyId, look })));
    shots = product.length;
    await photographRound(browser, [folder, other.folder], product, async (shot, [now, before]) => {
      if (!now?.pixels || now.faults.length > 0)
        return report(shot, now?.faults ?? [], { actual: now?.pixels });
      if (!before?.pixels || fingerprintOf(now.pixels) === fingerprintOf(before.pixels)) return;
      const { changed, marked } = differenceOf(before.pixels, now.pixels, "exact");
      report(shot, [inWords(changed, before.pixels, now.pixels)], {
        expected: before.pixels,
        actual: now.pixels,
        difference: marked,
      });
    });
  } finally {
    other.remove();
  }
}

type Size = { width: number; height: number };

function inWords(changed: number, expected: Size, actual: Size): string {
  if (expected.width !== actual.width || expected.height !== actual.height)
    return `is ${actual.width}×${actual.height} px, was ${expected.width}×${expected.height}`;
  return changed > 0
    ? `${changed} px differ`
    : "colours differ by less than the stored palette shows; the pixels are not the agreed ones";
}

function report(
  shot: Shot,
  reasons: string[],
  pictures: { [Kind in keyof Finding["pictures"]]: Finding["pictures"][Kind] | undefined },
): void {
  const present = Object.entries(pictures).filter(([, pixels]) => pixels !== undefined);
  findings.push({ name: pictureName(shot), reasons, pictures: Object.fromEntries(present) });
}
