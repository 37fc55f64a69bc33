// Every story in one browser: played, looked at by axe, and compared with its agreed pictures. `npm run visual` looks at
// all, with `--changed` only at what is not known to be good; `npm run visual:update` agrees to the pictures there are now;
// `npm run visual:all` compares every look with those of another commit.
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Browser } from "playwright-core";
import { buildAgreedStorybook, drawAgreed } from "./agreed-pictures";
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
import { readLedger, writeLedger, type Ledger } from "./ledger";
import { openBrowser, type Pixels, type Shot } from "./photographer";
import { followRound, type Progress } from "./progress";
import { rendererOf } from "./renderer";
import { clearReport, linesOf, reportFolder, writeReport, type Finding } from "./report";
import { shootRound, shotName } from "./round";
import { buildStorybook, buildStorybookOf, modulesOf, storiesOf } from "./storybooks";
import { compareWithAgreed, compareWithOther, faultsOf, showDifference } from "./verdicts";

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
  const isSameRenderer = ledger.renderer === renderer || ledger.renderer === "";
  const memory = readMemory();
  const all = Object.keys(modules);
  const states = statesOf(modules, renderer, ledger.pictures);
  const wanted = options.changed ? changedStories(states, ledger.states, memory) : all;
  if (wanted.length < all.length)
    say(`${all.length - wanted.length} stories are as they passed before: not looked at again.`);

  const shots = looksAt(wanted);
  const agreed =
    isSameRenderer || wanted.length === 0 ? undefined : await drawnHere(browser, ledger, renderer, shots);
  const progress = followRound(shots, showMark);
  await shootRound(browser, [folder], shots, async (shot, [sight]) => {
    if (!sight) return;
    const { pixels } = sight;
    const different = () => {
      if (!pixels) return undefined;
      const isNew = !(shotName(shot) in ledger.pictures);
      if (isSameRenderer || isNew) return compareWithAgreed(shot, pixels, ledger);
      const expected = agreed?.get(shotName(shot));
      return expected && compareWithOther(shot, pixels, expected);
    };
    progress.note(shot, faultsOf(shot, sight) ?? different());
  });
  if (isSameRenderer) await drawExpected(browser, shots, progress.findings);

  const seen = Object.fromEntries(wanted.map((id) => [id, states[id] ?? ""]));
  writeMemory(cached(memory, seen, progress.failed));
  return progress;
}

/** The agreed pictures by this renderer, since another one's fingerprints say nothing here; none without a history. */
async function drawnHere(browser: Browser, ledger: Ledger, renderer: string, shots: readonly Shot[]) {
  const agreed = buildAgreedStorybook();
  if ("reason" in agreed) {
    say(
      `The agreed pictures were drawn by ${ledger.renderer}, these by ${renderer}, and they cannot be drawn here: ${agreed.reason}. Pictures are looked at for faults alone.`,
    );
    return new Map<string, Pixels>();
  }
  say(`The agreed pictures were drawn by ${ledger.renderer}: they are drawn again by ${renderer}.`);
  try {
    return await drawAgreed(
      browser,
      agreed,
      shots.filter(({ isPictured }) => isPictured),
    );
  } finally {
    agreed.remove();
  }
}

/** Puts into the findings what was agreed to, and where it differs, for who looks at the report. */
async function drawExpected(browser: Browser, shots: readonly Shot[], findings: Finding[]): Promise<void> {
  const wanted = shots.filter((shot) =>
    findings.some(({ name, pictures }) => name === shotName(shot) && pictures.actual && shot.isPictured),
  );
  if (wanted.length === 0) return;
  const agreed = buildAgreedStorybook();
  if ("reason" in agreed) {
    say(`What was agreed to cannot be drawn beside what differs: ${agreed.reason}.`);
    return;
  }
  try {
    const drawn = await drawAgreed(browser, agreed, wanted);
    for (const shot of wanted) {
      const finding = findings.find(({ name }) => name === shotName(shot));
      const expected = drawn.get(shotName(shot));
      if (finding?.pictures.actual && expected) showDifference(finding, finding.pictures.actual, expected);
    }
  } finally {
    agreed.remove();
  }
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
    if (!finding && sight.pixels) next.pictures[shotName(shot)] = fingerprintOf(sight.pixels);
    progress.note(shot, finding);
  });
  const good = Object.entries(modules).filter(([id]) => !progress.failed.has(id));
  Object.assign(next.states, statesOf(Object.fromEntries(good), renderer, next.pictures));
  writeLedger(next);
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
