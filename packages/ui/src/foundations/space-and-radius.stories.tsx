import type { Meta } from "@storybook/react-vite";
import { story } from "../samples/in-language";
import { FoundationPage, FoundationSection, TokenName } from "./specimen";

/** Distances, widths, corners and edges. */
export default { title: "Foundations/Space and radius" } satisfies Meta;

const steps = [
  ["space-0_5", "0.5", 2],
  ["space-1", "1", 4],
  ["space-2", "2", 8],
  ["space-3", "3", 12],
  ["space-4", "4", 16],
  ["space-5", "5", 20],
  ["space-6", "6", 24],
  ["space-8", "8", 32],
  ["space-10", "10", 40],
  ["space-12", "12", 48],
  ["space-16", "16", 64],
  ["space-20", "20", 80],
] as const;

const stepWidths = steps.map(([name]) => `.of-${name}{width:var(--${name})}`).join("");

export const Space = story(() => (
  <FoundationPage
    title="Space"
    intro="One scale for every gap and padding. Small steps inside a component, large ones between them: what belongs together stands closer than what does not."
  >
    <style>{stepWidths}</style>
    <ul className="grid grid-cols-1 gap-2">
      {steps.map(([name, step, px]) => (
        <li key={name} className="grid grid-cols-[6rem_3.5rem_1fr] items-center gap-3">
          <TokenName>{name}</TokenName>
          <span className="tabular text-end text-caption text-muted">{px} px</span>
          <span className="flex items-center gap-3">
            <span className={`of-${name} h-6 bg-accent`} />
            <TokenName className="text-muted">p-{step}</TokenName>
          </span>
        </li>
      ))}
    </ul>
    <FoundationSection
      title="The page"
      text="Gutter 16, 24 from 768 px, 32 from 1280 px; content at most 1200 px, running text at most 68 letters. Between sections 32 to 72 px, with the window."
    >
      <div className="grid gap-(--section) rounded-card bg-accent-soft px-(--gutter) py-6 text-on-accent-soft">
        <p className="rounded-control bg-surface-raised p-4 text-on-surface">A section</p>
        <p className="rounded-control bg-surface-raised p-4 text-on-surface">The next, a --section below</p>
      </div>
    </FoundationSection>
  </FoundationPage>
));

const corners = [
  ["radius-control", "rounded-control", "the theme's step, never above 16: buttons, fields"],
  ["radius-card", "rounded-card", "1.5 × the step: cards, alerts, pictures"],
  ["radius-sheet", "rounded-[calc(var(--radius)*2)]", "2 × the step: dialogs, drawers"],
  ["radius-badge", "rounded-badge", "the step, never above 6: ribbons, badges"],
  ["radius-pill", "rounded-pill", "999: search, chips, counts"],
] as const;

export const Radius = story(() => (
  <FoundationPage
    title="Radius and edges"
    intro="A theme sets one step: 0, 4, 8, 12 or 16 px. Every corner follows from it, so that a shop is sharp or soft as a whole."
  >
    <ul className="grid grid-cols-2 gap-4 md:grid-cols-5">
      {corners.map(([name, classes, text]) => (
        <li key={name} className="grid grid-cols-1 content-start gap-2">
          <span className={`${classes} h-24 border-2 border-accent bg-accent-soft`} />
          <TokenName>{name}</TokenName>
          <span className="text-caption text-muted">{text}</span>
        </li>
      ))}
    </ul>
    <FoundationSection
      title="Edges"
      text="A hairline only divides; the edge of a control stands out by 3 : 1; what is chosen has two pixels."
    >
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-3">
        <li className="rounded-card border border-border p-4">hairline, 1 px</li>
        <li className="rounded-control border border-border-control p-4">control, 1 px at 3 : 1</li>
        <li className="rounded-control border-2 border-link p-4">selected, 2 px</li>
      </ul>
    </FoundationSection>
  </FoundationPage>
));
