import type { Meta } from "@storybook/react-vite";
import { story } from "../samples/in-language";
import { FoundationPage, TokenName } from "./specimen";

/** Depth: by tone first, by shadow second; in the dark by tone alone. */
export default { title: "Foundations/Elevation" } satisfies Meta;

const levels = [
  ["0", "Flat", "The page and what lies in it.", "border border-border bg-surface"],
  ["1", "Card", "A raised card, where the theme raises its cards.", "bg-surface-raised shadow-raised"],
  ["2", "Menu", "Menus, popovers, suggestions.", "bg-surface-raised shadow-menu"],
  ["3", "Sheet", "Dialogs and drawers, above a scrim.", "bg-surface-raised shadow-sheet"],
] as const;

export const Levels = story(() => (
  <FoundationPage
    title="Elevation"
    intro="Four levels. A ground one tone up says most of it; a shadow helps where something floats. Dark schemes have no shadow to see: the raised tone and an edge do it."
  >
    <ul className="grid grid-cols-1 gap-8 rounded-card bg-surface-sunken p-6 sm:grid-cols-2 sm:p-10 lg:grid-cols-4">
      {levels.map(([level, name, text, classes]) => (
        <li key={level} className={`${classes} grid h-40 content-between rounded-card p-5`}>
          <span className="grid gap-1">
            <span className="font-semibold">{name}</span>
            <span className="text-small text-muted">{text}</span>
          </span>
          <TokenName className="text-muted">elevation-{level}</TokenName>
        </li>
      ))}
    </ul>
  </FoundationPage>
));

export const Order = story(() => (
  <FoundationPage
    title="What lies above what"
    intro="Five layers and no number in between. A component never invents one."
  >
    <ol className="grid max-w-form gap-2">
      {(
        [
          ["z-toast", 60, "Toasts: a message is never hidden"],
          ["z-dialog", 50, "Dialogs and their scrim"],
          ["z-drawer", 40, "Drawers, menus, popovers"],
          ["z-sticky", 10, "Bars that stay while the page scrolls"],
          ["z-base", 0, "The page"],
        ] as const
      ).map(([name, value, text]) => (
        <li
          key={name}
          className="grid grid-cols-[5.5rem_2rem_1fr] items-center gap-3 rounded-control border border-border bg-surface-raised p-3"
        >
          <TokenName>{name}</TokenName>
          <span className="tabular text-small text-muted">{value}</span>
          <span className="text-small">{text}</span>
        </li>
      ))}
    </ol>
  </FoundationPage>
));
