import type { Shot } from "./photographer";
import type { Finding } from "./report";

/** What a round found, story by story, as it goes on. */
export interface Progress {
  findings: Finding[];
  /** Ids of the stories that were looked at. */
  seen: ReadonlySet<string>;
  /** Ids of those that have a finding. */
  failed: ReadonlySet<string>;
  /** Notes what came of a shot. */
  note(shot: Shot, finding: Finding | undefined): void;
}

/** Follows a round; shows `·` for each story that passed all its shots, and `×` for each that did not. */
export function followRound(shots: readonly Shot[], show: (mark: string) => void): Progress {
  const left = new Map<string, number>();
  for (const { storyId } of shots) left.set(storyId, (left.get(storyId) ?? 0) + 1);
  const findings: Finding[] = [];
  const failed = new Set<string>();
  return {
    findings,
    seen: new Set(left.keys()),
    failed,
    note({ storyId }, finding) {
      if (finding) {
        findings.push(finding);
        failed.add(storyId);
      }
      const more = (left.get(storyId) ?? 1) - 1;
      left.set(storyId, more);
      if (more === 0) show(failed.has(storyId) ? "×" : "·");
    },
  };
}
