import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../samples/in-language";
import { contrastFigures, type ColourRole, type ContrastFigure } from "../theme/contrast-targets";
import { createTheme } from "../theme/create-theme";
import { readyThemes } from "../theme/ready-themes";
import { statusColours } from "../theme/status-colours";
import { FoundationPage, FoundationSection, TokenName } from "./specimen";

/** The roles of the toolbar's theme and scheme, each pair with the contrast it reaches. */
export default { title: "Foundations/Colour" } satisfies Meta;

const families: { title: string; text: string; roles: readonly (readonly [ColourRole, ColourRole])[] }[] = [
  {
    title: "Page",
    text: "The ground of everything, a step down for what is behind, a step up for cards and overlays.",
    roles: [
      ["surface", "on-surface"],
      ["surface-sunken", "on-surface"],
      ["surface-raised", "on-surface"],
      ["skeleton", "on-surface"],
    ],
  },
  {
    title: "Accent",
    text: "The shop's own colour. Spent on the one action of a view, on selection and on links; nowhere else.",
    roles: [
      ["accent", "on-accent"],
      ["accent-hover", "on-accent"],
      ["accent-soft", "on-accent-soft"],
      ["band", "on-band"],
      ["band-accent", "on-band-accent"],
    ],
  },
  {
    title: "Ribbons",
    text: "Four marks that belong together: solid, soft, ink, and one that stands apart.",
    roles: [
      ["ribbon-1", "on-ribbon-1"],
      ["ribbon-2", "on-ribbon-2"],
      ["ribbon-3", "on-ribbon-3"],
      ["ribbon-4", "on-ribbon-4"],
    ],
  },
  {
    title: "Status",
    text: "The platform's own, the same in every shop, so that an error looks like an error everywhere.",
    roles: [
      ["success", "on-success"],
      ["success-soft", "on-success-soft"],
      ["warning", "on-warning"],
      ["warning-soft", "on-warning-soft"],
      ["danger", "on-danger"],
      ["danger-soft", "on-danger-soft"],
      ["info", "on-info"],
      ["info-soft", "on-info-soft"],
    ],
  },
];

const coloursOf = ({ theme, scheme }: Sample) => ({
  ...createTheme(readyThemes[theme]).properties[scheme],
  ...statusColours[scheme],
});

/** A class for every role as ground, text and edge: a page of specimens may name what a component may not. */
const roleClasses = (roles: readonly string[]) =>
  roles
    .map(
      (role) =>
        `.ground-${role}{background:var(--${role})}.front-${role}{color:var(--${role})}.edge-${role}{border-color:var(--${role})}`,
    )
    .join("");

const figure = (reached: number) => `${(Math.floor(reached * 10) / 10).toFixed(1)} : 1`;

export const Roles = story((sample) => {
  const colours = coloursOf(sample);
  return (
    <FoundationPage
      title="Colour roles"
      intro="A component names a role, never a colour. The toolbar changes theme and scheme; every value below is derived from one seed colour, except the status colours."
    >
      <style>{roleClasses(Object.keys(colours))}</style>
      {families.map(({ title, text, roles }) => (
        <FoundationSection key={title} title={title} text={text}>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-4">
            {roles.map(([ground, front]) => (
              <li key={ground} className="grid grid-cols-1 content-start gap-2">
                <div
                  className={`ground-${ground} front-${front} grid h-28 content-between rounded-card border border-border p-3`}
                >
                  <span className="font-heading text-h2 font-semibold">
                    Aa <span lang="bn">অআ</span>
                  </span>
                  <span className="text-caption">{front}</span>
                </div>
                <div className="grid">
                  <TokenName>{ground}</TokenName>
                  <TokenName className="text-muted">{colours[ground]}</TokenName>
                </div>
              </li>
            ))}
          </ul>
        </FoundationSection>
      ))}
    </FoundationPage>
  );
});

/** One pair on its ground: text in its own colour, an edge or a ring as an edge. */
function PairLine({ front, ground, target, reached }: ContrastFigure) {
  const isText = target > 3;
  return (
    <li
      className={
        isText
          ? `front-${front} flex min-h-11 items-center justify-between gap-3 px-3`
          : `edge-${front} flex min-h-11 items-center justify-between gap-3 rounded-control border-2 px-3`
      }
    >
      <span className="min-w-0 text-small break-words">
        {front} <span className="sr-only">on {ground}</span>
      </span>
      <span className="tabular shrink-0 text-small font-semibold">
        {reached >= target ? "✓" : "✗"} {figure(reached)}
        <span className="font-normal"> ≥ {target}</span>
      </span>
    </li>
  );
}

/** Text that stands on a ground where only edges are measured. */
const textOn = (ground: ColourRole, figures: readonly ContrastFigure[]): ColourRole =>
  figures.find((one) => one.ground === ground && one.target > 3)?.front ?? "on-surface";

export const Contrast = story((sample) => {
  const colours = coloursOf(sample);
  const figures = contrastFigures(colours);
  const grounds = [...new Set(figures.map(({ ground }) => ground))];
  const lowest = figures.reduce((one, other) =>
    other.reached / other.target < one.reached / one.target ? other : one,
  );
  return (
    <FoundationPage
      title="Contrast, pair by pair"
      intro={`${figures.length} pairs: 7 for reading text, 4.5 for other text, 3 for edges and focus (WCAG 2.2: 1.4.6, 1.4.3, 1.4.11). Closest to its target here: ${lowest.front} on ${lowest.ground}, ${figure(lowest.reached)}. A test keeps all of them for any seed.`}
    >
      <style>{roleClasses(Object.keys(colours))}</style>
      <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
        {grounds.map((ground) => (
          <section key={ground} className="grid min-w-0 grid-cols-1 content-start gap-2">
            <h2 className="text-small font-semibold">
              on <TokenName>{ground}</TokenName>
            </h2>
            <ul
              className={`ground-${ground} front-${textOn(ground, figures)} grid grid-cols-1 gap-1 rounded-card border border-border p-2`}
            >
              {figures
                .filter((one) => one.ground === ground)
                .map((one) => (
                  <PairLine key={one.front} {...one} />
                ))}
            </ul>
          </section>
        ))}
      </div>
    </FoundationPage>
  );
});
