import { execFileSync } from "node:child_process";
import { dirname, relative } from "node:path";
import type { Browser } from "playwright-core";
import { ledgerFile } from "./ledger";
import type { Pixels, Shot } from "./photographer";
import { shootRound, shotName } from "./round";
import { buildStorybookOf, storiesOf, type OtherStorybook } from "./storybooks";

/** The Storybook of the commit that agreed to the pictures as they are in the ledger. */
export interface AgreedStorybook extends OtherStorybook {
  /** The stories that it has. */
  stories: ReadonlySet<string>;
}

/**
 * Builds the Storybook of the last commit that changed the ledger.
 * @returns why there is none, where the history does not reach so far: in a copy without it, or before the first commit
 */
export function buildAgreedStorybook(): AgreedStorybook | { reason: string } {
  try {
    const other = buildStorybookOf(agreedCommit());
    return { ...other, stories: new Set(Object.keys(storiesOf(other.folder))) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/** @throws where no commit is known that changed the ledger */
function agreedCommit(): string {
  const folder = dirname(ledgerFile);
  const git = (...args: string[]) =>
    execFileSync("git", args, { cwd: folder, encoding: "utf8", stdio: "pipe" }).trim();
  if (git("rev-parse", "--is-shallow-repository") === "true") throw new Error("the history is cut off");
  const commit = git("log", "-1", "--format=%H", "--", relative(folder, ledgerFile));
  if (!commit) throw new Error("no commit has agreed to pictures");
  return commit;
}

/** Takes shots as the agreed Storybook shows them: by name, without those of stories that it has not. */
export async function drawAgreed(
  browser: Browser,
  agreed: AgreedStorybook,
  shots: readonly Shot[],
): Promise<Map<string, Pixels>> {
  const drawn = new Map<string, Pixels>();
  const known = shots.filter(({ storyId }) => agreed.stories.has(storyId));
  await shootRound(browser, [agreed.folder], known, async (shot, [sight]) => {
    if (sight?.pixels) drawn.set(shotName(shot), sight.pixels);
  });
  return drawn;
}
