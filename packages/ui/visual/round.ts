import { availableParallelism } from "node:os";
import type { Browser, Page } from "playwright-core";
import { nameOf, type Combination } from "./combinations";
import { dressWindow, openWindow, photograph, type Sight } from "./photographer";

/** A story in a look, to be photographed. */
export interface Shot {
  storyId: string;
  look: Combination;
}

/** How long a story may take to draw and play, ms. */
const patience = 30_000;

/** Names a picture: its story's folder and its look. */
export const pictureName = ({ storyId, look }: Shot): string => `${storyId}/${nameOf(look)}`;

/** The shots of one look together: a window is dressed once for all of them. */
function groupsOf(shots: readonly Shot[]): Shot[][] {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    const name = nameOf(shot.look);
    const group = groups.get(name) ?? [];
    groups.set(name, [...group, shot]);
  }
  return [...groups.values()].sort((a, b) => b.length - a.length);
}

/**
 * Takes the pictures of a round, two windows a core side by side, and hands each over.
 * @param folders built Storybooks; every shot is taken in each of them
 * @param see what was seen of a shot, in the order of the folders
 */
export async function photographRound(
  browser: Browser,
  folders: readonly string[],
  shots: readonly Shot[],
  see: (shot: Shot, sights: Sight[]) => Promise<void>,
): Promise<void> {
  const groups = groupsOf(shots);
  const work = async () => {
    const windows = await Promise.all(folders.map((folder) => openWindow(browser, folder)));
    for (let group = groups.shift(); group; group = groups.shift()) {
      for (const page of windows) if (group[0]) await dressWindow(page, group[0].look);
      for (const shot of group)
        await see(shot, await Promise.all(windows.map((page) => patiently(page, shot))));
    }
    await Promise.all(windows.map((page) => page.context().close()));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism() * 2, 8) }, work));
}

/** A story that breaks or never ends is a fault of that story; the window is dressed anew for the next. */
async function patiently(page: Page, { storyId, look }: Shot): Promise<Sight> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`was not done after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([photograph(page, storyId), tooLong]);
  } catch (error) {
    await dressWindow(page, look);
    return { faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    clearTimeout(timer);
  }
}
