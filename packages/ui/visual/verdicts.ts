import { readBaseline, throughPalette, type Ledger } from "./baselines";
import { differenceOf, fingerprintOf, isLooselySame, type Difference } from "./comparison";
import type { Pixels, Shot, Sight } from "./photographer";
import type { Finding } from "./report";
import { shotName } from "./round";

/** What is wrong with a shot as it stands there, whatever it should look like. */
export function faultsOf(shot: Shot, { faults, pixels }: Sight): Finding | undefined {
  return faults.length > 0 ? findingOf(shot, faults, { actual: pixels }) : undefined;
}

/** How a picture differs from the agreed one. Another renderer's pictures are compared loosely. */
export async function compareWithAgreed(
  shot: Shot,
  actual: Pixels,
  ledger: Ledger,
  isExact: boolean,
): Promise<Finding | undefined> {
  const agreed = ledger.pictures[shotName(shot)];
  if (agreed === fingerprintOf(actual)) return undefined;
  if (!agreed) return findingOf(shot, ["is new: npm run visual:update agrees to it"], { actual });
  const expected = await readBaseline(shotName(shot));
  const difference = differenceOf(expected, await throughPalette(actual), isExact ? "exact" : "loose");
  if (!isExact && isLooselySame(difference)) return undefined;
  return differing(shot, expected, actual, difference);
}

/** How a picture differs from the same one of another Storybook. */
export function compareWithOther(shot: Shot, actual: Pixels, expected: Pixels): Finding | undefined {
  if (fingerprintOf(actual) === fingerprintOf(expected)) return undefined;
  return differing(shot, expected, actual, differenceOf(expected, actual, "exact"));
}

const differing = (shot: Shot, expected: Pixels, actual: Pixels, { changed, marked }: Difference): Finding =>
  findingOf(shot, [inWords(changed, expected, actual)], { expected, actual, difference: marked });

function inWords(changed: number, expected: Pixels, actual: Pixels): string {
  if (expected.width !== actual.width || expected.height !== actual.height)
    return `is ${actual.width}×${actual.height} px, was ${expected.width}×${expected.height}`;
  return changed > 0
    ? `${changed} px differ`
    : "colours differ by less than the stored palette shows; the pixels are not the agreed ones";
}

function findingOf(
  shot: Shot,
  reasons: string[],
  pictures: { [Kind in keyof Finding["pictures"]]: Finding["pictures"][Kind] | undefined },
): Finding {
  const present = Object.entries(pictures).filter(([, pixels]) => pixels !== undefined);
  return { name: shotName(shot), storyId: shot.storyId, reasons, pictures: Object.fromEntries(present) };
}
