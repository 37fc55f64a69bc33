import { differenceOf, fingerprintOf, type Difference } from "./comparison";
import type { Ledger } from "./ledger";
import type { Pixels, Shot, Sight } from "./photographer";
import type { Finding } from "./report";
import { shotName } from "./round";

/** What is wrong with a shot as it stands there, whatever it should look like. */
export function faultsOf(shot: Shot, { faults, pixels }: Sight): Finding | undefined {
  return faults.length > 0 ? findingOf(shot, faults, { actual: pixels }) : undefined;
}

/** Whether a picture is not the agreed one, by its fingerprint; `expected` is drawn where somebody wants to see it. */
export function compareWithAgreed(shot: Shot, actual: Pixels, ledger: Ledger): Finding | undefined {
  const agreed = ledger.pictures[shotName(shot)];
  if (agreed === fingerprintOf(actual)) return undefined;
  const reason = agreed ? "is not as agreed" : "is new";
  return findingOf(shot, [`${reason}: npm run visual:update agrees to it`], { actual });
}

/** How a picture differs from the same one of another Storybook, in pixels. */
export function compareWithOther(shot: Shot, actual: Pixels, expected: Pixels): Finding | undefined {
  if (fingerprintOf(actual) === fingerprintOf(expected)) return undefined;
  return differing(shot, expected, actual, differenceOf(expected, actual));
}

/** Adds the agreed picture to a finding, with what differs marked and said in words. */
export function showDifference(finding: Finding, actual: Pixels, expected: Pixels): void {
  const { changed, marked } = differenceOf(expected, actual);
  const isSame = fingerprintOf(expected) === fingerprintOf(actual);
  finding.reasons.push(isSame ? "its commit draws it like this, too" : inWords(changed, expected, actual));
  Object.assign(finding.pictures, { expected }, marked && { difference: marked });
}

const differing = (shot: Shot, expected: Pixels, actual: Pixels, { changed, marked }: Difference): Finding =>
  findingOf(shot, [inWords(changed, expected, actual)], { expected, actual, difference: marked });

function inWords(changed: number, expected: Pixels, actual: Pixels): string {
  if (expected.width !== actual.width || expected.height !== actual.height)
    return `is ${actual.width}×${actual.height} px, was ${expected.width}×${expected.height}`;
  return changed > 0
    ? `${changed} px differ`
    : "colours differ by less than an eye sees; the pixels are not the agreed ones";
}

function findingOf(
  shot: Shot,
  reasons: string[],
  pictures: { [Kind in keyof Finding["pictures"]]: Finding["pictures"][Kind] | undefined },
): Finding {
  const present = Object.entries(pictures).filter(([, pixels]) => pixels !== undefined);
  return { name: shotName(shot), storyId: shot.storyId, reasons, pictures: Object.fromEntries(present) };
}
