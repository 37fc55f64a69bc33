// Every story in one browser: played, looked at by axe, and compared with its agreed pictures. `npm run visual` looks at
// all, with `--changed` only at what is not known to be good; `npm run visual:update` agrees to the pictures there are now;
// `npm run visual:all` compares every look with those of another commit.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { readLedger, removeBaselinesExcept, writeBaseline, writeLedger, type Ledger } from "./baselines";
import {
  cached,
  changedStories,
  passedAsTheyAre,
  picturesOf,
  readMemory,
  statesOf,
  writeMemory,
} from "./changes";
import { coverOf, deskLooks, fullProduct } from "./combinations";
import { fingerprintOf } from "./comparison";
import { openBrowser, type Shot } from "./photographer";
import { followRound, type Progress } from "./progress";
import { rendererOf } from "./renderer";
import { clearReport, linesOf, reportFolder, writeReport } from "./report";
import { shootRound, shotName } from "./round";
import { buildStorybook, buildStorybookOf, modulesOf, storiesOf } from "./storybooks";
import { compareWithAgreed, compareWithOther, faultsOf } from "./verdicts";

const { values: options } = parseArgs({
  options: {
    /** Only stories that are not known to be good as they are now. */
    changed: { type: "boolean", default: false },
    /** Agree to the pictures as they are now. */
    update: { type: "boolean", default: false },
    /** Every look there is, compared with those of a commit. */
    all: { type: "boolean", default: false },
    /** The commit that `--all` compares with. */
    against: { type: "string", default: "HEAD" },
    /** Only stories whose id contains this. */
    only: { type: "string", default: "" },
    /** Where to write how many stories passed and failed, as JSON. */
    counts: { type: "string" },
  },
});

const say = (line: string) => process.stdout.write(`${line}\n`);
const complain = (line: string) => process.stderr.write(`${line}\n`);
const showMark = (mark: string) => process.stdout.write(mark);

const folder = buildStorybook();
const modules = Object.fromEntries(
  Object.entries(modulesOf(folder)).filter(([id]) => id.includes(options.only)),
);
clearReport();
const browser = await openBrowser();
try {
  const look = options.all ? compareAll : options.update ? agree : verify;
  await conclude(await look(browser));
} finally {
  await browser.close();
}

/** Plays the stories at the desk, and compares their pictures with the agreed ones. */
async function verify(browser: Browser): Promise<Progress> {
  const ledger = readLedger();
  const renderer = await rendererOf(browser);
  const isExact = ledger.renderer === renderer || ledger.renderer === "";
  const memory = readMemory();
  const all = Object.keys(modules);
  const states = statesOf(modules, renderer, ledger.pictures);
  const wanted = options.changed ? changedStories(states, ledger.states, memory) : all;
  if (wanted.length < all.length)
    say(`${all.length - wanted.length} stories are as they passed before: not looked at again.`);
  if (wanted.length > 0 && !isExact)
    say(
      `The agreed pictures were drawn by ${ledger.renderer}, these by ${renderer}: they are compared loosely.`,
    );
  const shots = looksAt(wanted);
  const progress = followRound(shots, showMark);
  await shootRound(browser, [folder], shots, async (shot, [sight]) => {
    if (!sight) return;
    const different = () =>
      sight.pixels ? compareWithAgreed(shot, sight.pixels, ledger, isExact) : undefined;
    progress.note(shot, faultsOf(shot, sight) ?? (await different()));
  });
  const seen = Object.fromEntries(wanted.map((id) => [id, states[id] ?? ""]));
  writeMemory(cached(memory, seen, progress.failed));
  return progress;
}

/**
 * Keeps the pictures and the states as they are now, but for a story that is at fault. One that passed here as it is has the
 * agreed pictures, and is not photographed again.
 */
async function agree(browser: Browser): Promise<Progress> {
  const ledger = readLedger();
  const renderer = await rendererOf(browser);
  const isExact = ledger.renderer === renderer;
  const known = isExact ? passedAsTheyAre(statesOf(modules, renderer, ledger.pictures), readMemory()) : [];
  if (options.only && !isExact && ledger.renderer)
    throw new Error("Another renderer drew the agreed pictures: agree to all of them, without --only.");
  const next: Ledger = options.only
    ? { ...ledger, renderer }
    : { renderer, pictures: picturesOf(known, ledger), states: {} };
  if (known.length > 0) say(`${known.length} stories passed here as they are.`);
  const shots = looksAt(Object.keys(modules).filter((id) => !known.includes(id)));
  const progress = followRound(shots, showMark);
  await shootRound(browser, [folder], shots, async (shot, [sight]) => {
    if (!sight) return;
    const finding = faultsOf(shot, sight);
    const name = shotName(shot);
    if (!finding && sight.pixels) {
      const unchanged = isExact && ledger.pictures[name] === fingerprintOf(sight.pixels);
      next.pictures[name] = unchanged ? ledger.pictures[name]! : await writeBaseline(name, sight.pixels);
    }
    progress.note(shot, finding);
  });
  const good = Object.entries(modules).filter(([id]) => !progress.failed.has(id));
  Object.assign(next.states, statesOf(Object.fromEntries(good), renderer, next.pictures));
  writeLedger(next);
  removeBaselinesExcept(new Set(Object.keys(next.pictures)));
  return progress;
}

/** Compares the full product of looks with another commit's. */
async function compareAll(browser: Browser): Promise<Progress> {
  const other = buildStorybookOf(options.against);
  try {
    const known = storiesOf(other.folder);
    const shots = Object.keys(modules)
      .filter((id) => id in known)
      .flatMap((storyId) => fullProduct.map((look) => ({ storyId, look, isPictured: true })));
    const progress = followRound(shots, showMark);
    await shootRound(browser, [folder, other.folder], shots, async (shot, [now, before]) => {
      if (!now) return;
      const different = () =>
        now.pixels && before?.pixels ? compareWithOther(shot, now.pixels, before.pixels) : undefined;
      progress.note(shot, faultsOf(shot, now) ?? different());
    });
    return progress;
  } finally {
    other.remove();
  }
}

/** Says what was found, and counts: a story that was good before and is unchanged counts as passed. */
async function conclude({ findings, failed, seen }: Progress): Promise<void> {
  if (seen.size > 0) say("");
  findings.sort((a, b) => (a.name < b.name ? -1 : 1));
  for (const line of linesOf(findings)) complain(line);
  if (findings.length > 0) {
    await writeReport(findings);
    complain(`${findings.length} findings: see ${reportFolder}/report.html`);
  }
  const all = options.all ? seen.size : Object.keys(modules).length;
  const passed = all - failed.size;
  const counts = { passed, failed: failed.size, unchanged: all - seen.size };
  if (options.counts) writeFileSync(options.counts, JSON.stringify(counts));
  say(`stories: ${passed} passed, ${failed.size} failed`);
  process.exitCode = failed.size > 0 ? 1 : 0;
}

/** The pictures of stories, and their plays at the desk: one look after the other, a story is done with its last. */
function looksAt(ids: readonly string[]): Shot[] {
  const pictures = ids.flatMap((storyId) =>
    coverOf(storyId).map((look) => ({ storyId, look, isPictured: true })),
  );
  const plays = deskLooks.flatMap((look) => ids.map((storyId) => ({ storyId, look, isPictured: false })));
  return [...pictures, ...plays];
}
