import type { ConsoleNavEntry } from "@haat/ui/console/console-nav/console-nav";

/** An entry of the menu. */
export interface FrameEntry extends ConsoleNavEntry {
  /** It stands for its own page alone, not for those below it. */
  exact?: boolean;
  /** Other pages that it stands for, beside what is below its own. */
  also?: readonly string[];
  /** Where the pages lie that it stands for when no other entry does. */
  rest?: string;
}
