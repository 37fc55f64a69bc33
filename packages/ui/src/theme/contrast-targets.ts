import type { ThemeColourRole } from "./colour-roles";
import { contrastOf, luminance } from "./oklch";
import { statusNames, type StatusColourRole } from "./status-colours";

export type ColourRole = ThemeColourRole | StatusColourRole;

/** What stands out from what, and by how much at least. */
export interface ContrastTarget {
  front: ColourRole;
  ground: ColourRole;
  /** WCAG 2.2: 4.5 text (1.4.3), 7 reading text (1.4.6), 3 the edge of a control, a mark, focus (1.4.11). */
  target: 3 | 4.5 | 7;
}

const pages = ["surface", "surface-sunken", "surface-raised"] as const;
const pair = (front: ColourRole, ground: ColourRole, target: 3 | 4.5 | 7): ContrastTarget => ({
  front,
  ground,
  target,
});

/**
 * Every pair that components put together. Focus has two neighbours: the ground outside the ring and the one inside; a
 * ring on the band takes the band's text colour (`on-band` in styles/shared-shapes.css).
 */
export const contrastTargets: readonly ContrastTarget[] = [
  ...pages.flatMap((ground) => [
    pair("on-surface", ground, 7),
    pair("on-surface-muted", ground, 4.5),
    pair("link", ground, 4.5),
    pair("border-control", ground, 3),
    pair("focus", ground, 3),
  ]),
  pair("on-accent", "accent", 4.5),
  pair("on-accent", "accent-hover", 4.5),
  pair("on-accent-soft", "accent-soft", 7),
  pair("on-surface", "accent-soft", 7),
  pair("on-surface-muted", "accent-soft", 4.5),
  pair("link", "accent-soft", 4.5),
  pair("focus", "accent-soft", 3),
  pair("on-band", "band", 4.5),
  pair("on-band-accent", "band-accent", 4.5),
  ...([1, 2, 3, 4] as const).map((number) => pair(`on-ribbon-${number}`, `ribbon-${number}`, 4.5)),
  ...statusNames.flatMap((status) => [
    pair(`on-${status}`, status, 4.5),
    pair(`on-${status}-soft`, `${status}-soft`, 4.5),
    // A field's error stands on the page; an alert's edge and a toast do, too.
    ...pages.map((ground) => pair(`on-${status}-soft`, ground, 4.5)),
    ...pages.map((ground) => pair(status, ground, 3)),
  ]),
];

/** A pair with the contrast it reaches. */
export interface ContrastFigure extends ContrastTarget {
  /** 1–21 */
  reached: number;
}

/** What each pair reaches with these colours. */
export function contrastFigures(colours: Readonly<Record<ColourRole, string>>): ContrastFigure[] {
  const luminances = new Map<string, number>();
  const luminanceOf = (role: ColourRole) => {
    const known = luminances.get(role) ?? luminance(colours[role]);
    luminances.set(role, known);
    return known;
  };
  return contrastTargets.map(({ front, ground, target }) => ({
    front,
    ground,
    target,
    reached: contrastOf(luminanceOf(front), luminanceOf(ground)),
  }));
}
