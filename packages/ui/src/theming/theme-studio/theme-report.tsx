import type { ReactNode } from "react";
import { InlineAlert } from "../../primitives/inline-alert/inline-alert";
import { contrastFigures, type ColourRole } from "../../theme/contrast-targets";
import { explainTheme, type Derivation } from "../../theme/explain-theme";
import type { CompleteTheme, ThemeRepair } from "../../theme/shop-theme";
import { statusColours } from "../../theme/status-colours";
import { inDigits, say, type ThemeStudioLabels } from "./theme-studio.labels";

/** What was wrong with the JSON, each with what stands in its place. */
export function RepairReport({
  repairs,
  labels,
}: {
  repairs: readonly ThemeRepair[];
  labels: ThemeStudioLabels;
}) {
  // Without a version, or without an object, nothing of the JSON is used.
  const fellBack = repairs.some(({ key }) => key === "" || key === "version");
  return (
    <div data-slot="theme-repairs" role="status">
      {repairs.length === 0 ? (
        <p className="text-small text-muted">{labels.nothingRepaired}</p>
      ) : (
        <InlineAlert tone="warning" title={labels.repairs}>
          <ul className="grid gap-1 text-small break-words">
            {repairs.map(({ key, reason, used }) => (
              <li key={`${key}-${reason}`}>
                {say(labels.repairReasons[reason], { key, used: String(used ?? "") }, labels.digits)}
              </li>
            ))}
            {fellBack && <li>{labels.fallBack}</li>}
          </ul>
        </InlineAlert>
      )}
    </div>
  );
}

/** Reasons that mean: the seller's colour itself could not be used there. */
const mended: readonly Derivation["reason"][] = [
  "darker_for_white_text",
  "lighter_for_dark_text",
  "lighter_to_be_seen",
  "darker_than_the_page",
  "lighter_than_the_page",
];

/** What became of the seller's colours: first where they had to change, then every role. */
export function DerivationReport({
  theme,
  scheme,
  labels,
}: {
  theme: CompleteTheme;
  scheme: "light" | "dark";
  labels: ThemeStudioLabels;
}) {
  const derivations = explainTheme(theme, scheme);
  // The focus ring is the link's colour: once is enough.
  const changed = derivations.filter(({ reason, role }) => mended.includes(reason) && role !== "focus");
  return (
    <ReportSection slot="theme-derivations" title={labels.derived} text={labels.derivedText}>
      {changed.length === 0 ? (
        <InlineAlert tone="success">{labels.keptAll}</InlineAlert>
      ) : (
        <DerivationList derivations={changed} labels={labels} />
      )}
      <details className="group/all grid grid-cols-1 gap-4">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-link underline underline-offset-4">
          {say(labels.allColours, { number: derivations.length }, labels.digits)}
        </summary>
        <DerivationList derivations={derivations} labels={labels} />
      </details>
    </ReportSection>
  );
}

function DerivationList({
  derivations,
  labels,
}: {
  derivations: readonly Derivation[];
  labels: ThemeStudioLabels;
}) {
  const lightness = (value: number) => inDigits(value.toFixed(2), labels.digits);
  return (
    <ul className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-2">
      {derivations.map(({ role, before, after, reason, isClipped }) => (
        <li key={role} className="grid grid-cols-[auto_1fr] gap-3">
          <ChangedColour before={before.hex} after={after.hex} labels={labels} />
          <div className="grid min-w-0 content-start gap-0.5">
            <p className="flex flex-wrap items-baseline gap-x-2 font-semibold">
              {labels.roles[role]}
              <code lang="en" className="text-caption font-normal text-muted">
                {role}
              </code>
            </p>
            <p className="text-small text-muted">
              {say(
                labels.reasons[reason],
                { from: lightness(before.lightness), to: lightness(after.lightness) },
                labels.digits,
              )}
              {isClipped && ` ${labels.clipped}`}
            </p>
          </div>
        </li>
      ))}
    </ul>
  );
}

/** The seller's colour with what it became, side by side, and both in words. */
function ChangedColour({
  before,
  after,
  labels,
}: {
  before: string;
  after: string;
  labels: Pick<ThemeStudioLabels, "before" | "after">;
}) {
  return (
    <span className="grid w-20 content-start gap-1">
      <svg
        data-slot="swatch"
        aria-hidden="true"
        viewBox="0 0 80 44"
        className="rounded-control border border-border-control"
      >
        <rect width="40" height="44" fill={before} />
        <rect x="40" width="40" height="44" fill={after} />
      </svg>
      <span lang="en" className="grid text-caption leading-tight text-muted">
        <span>
          <span className="sr-only">{labels.before} </span>
          {before}
        </span>
        <span>
          <span className="sr-only">{labels.after} </span>
          {after}
        </span>
      </span>
    </span>
  );
}

/** Pairs shown of all that are checked. */
const shownPairs = 6;

/** The pairs that are nearest to their targets, so that nobody has to take our word. */
export function ContrastReport({
  colours,
  scheme,
  labels,
}: {
  colours: Readonly<Record<Exclude<ColourRole, keyof (typeof statusColours)["light"]>, string>>;
  scheme: "light" | "dark";
  labels: ThemeStudioLabels;
}) {
  const all = { ...colours, ...statusColours[scheme] };
  const figures = contrastFigures(all);
  const nearest = [...figures]
    .sort((one, other) => one.reached / one.target - other.reached / other.target)
    .slice(0, shownPairs);
  const number = (value: number) => inDigits(String(Math.floor(value * 10) / 10), labels.digits);
  return (
    <ReportSection
      slot="theme-contrast"
      title={labels.contrast}
      text={say(labels.contrastText, { number: figures.length }, labels.digits)}
    >
      <ul className="grid grid-cols-1 gap-3 xs:grid-cols-2 md:grid-cols-3">
        {nearest.map(({ front, ground, target, reached }) => (
          <li key={`${front} ${ground}`} className="flex items-center gap-3">
            <svg
              data-slot="swatch"
              aria-hidden="true"
              viewBox="0 0 44 44"
              className="size-11 shrink-0 rounded-control border border-border"
            >
              <rect width="44" height="44" fill={all[ground]} />
              <circle cx="22" cy="22" r="11" fill={all[front]} />
            </svg>
            <span className="grid min-w-0">
              <span className="tabular flex flex-wrap items-baseline gap-x-2">
                <strong className="font-semibold">{number(reached)}</strong>
                <span className="text-small text-muted">
                  {say(labels.target, { target: number(target) }, labels.digits)}
                </span>
              </span>
              <code lang="en" className="text-caption break-words text-muted">
                {front} / {ground}
              </code>
            </span>
          </li>
        ))}
      </ul>
    </ReportSection>
  );
}

function ReportSection({
  slot,
  title,
  text,
  children,
}: {
  slot: string;
  title: string;
  text: string;
  children: ReactNode;
}) {
  return (
    <section data-slot={slot} className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 className="text-h3">{title}</h2>
        <p className="text-small text-muted">{text}</p>
      </div>
      {children}
    </section>
  );
}
