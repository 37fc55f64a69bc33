import { availableParallelism } from "node:os";
import type { Browser, Page } from "playwright-core";
import { nameOf } from "./combinations";
import { dressWindow, openWindow, photograph, play, type Shot, type Sight } from "./photographer";

/** How long a story may take to draw and play, ms. */
const patience = 400_000;
/** So many shots are taken in a window before the next windowful: few enough that all windows end at the same time. */
const windowful = 48;

/** Names a shot, and its picture: its story's folder and its look. */
export const shotName = ({ storyId, look }: Shot): string => `${storyId}/${nameOf(look)}`;

/** The shots of one look together, as a window is dressed once for all of them. */
function groupsOf(shots: readonly Shot[]): Shot[][] {
  const groups = new Map<string, Shot[]>();
  for (const shot of shots) {
    const name = nameOf(shot.look);
    const group = groups.get(name) ?? [];
    groups.set(name, group);
    group.push(shot);
  }
  return [...groups.values()].flatMap((group) =>
    Array.from({ length: Math.ceil(group.length / windowful) }, (_, part) =>
      group.slice(part * windowful, (part + 1) * windowful),
    ),
  );
}

/**
 * Takes the shots of a round, two windows a core side by side, and hands each over.
 * @param folders built Storybooks; every shot is taken in each of them
 * @param see what was seen of a shot, in the order of the folders
 */
export async function shootRound(
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
  const windows = Math.min(availableParallelism() * 2, 8, groups.length);
  await Promise.all(Array.from({ length: windows }, work));
}

/** A story that breaks or never ends is a fault of that story; the window is dressed anew for the next. */
async function patiently(page: Page, shot: Shot): Promise<Sight> {
  let timer: NodeJS.Timeout | undefined;
  const tooLong = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`was not done after ${patience} ms`)), patience);
  });
  try {
    return await Promise.race([shot.isPictured ? photograph(page, shot) : play(page, shot), tooLong]);
  } catch (error) {
    await dressWindow(page, shot.look);
    return { faults: [error instanceof Error ? error.message : String(error)] };
  } finally {
    clearTimeout(timer);
  }
}
