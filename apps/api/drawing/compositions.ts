import { artBox, drawArt, type Art } from "./art";
import { marks, type MarkName } from "./marks.drawing";
import { scenes, type SceneName } from "./scenes";

/** Sides of a picture in SVG units, which are the pixels of the original. */
export const pictureSide = 1200;
const bannerHeight = 480;
/** How far down things stand in a scene, as a share of its height. */
const floorOfScenes = 0.842;
/** Middle of a banner's things: right of the words that lie on its left. */
const bannerMiddle = 820;

/** How a product is shown: alone, three of it, from near by. */
export type Arrangement = "single" | "trio" | "close";

/** Where the art goes: middle of its lower edge, its size in units, and a turn in degrees. */
interface Spot {
  x: number;
  y: number;
  size: number;
  turn: number;
}

const arrangements: Record<Arrangement, readonly Spot[]> = {
  single: [{ x: 600, y: 1010, size: 740, turn: 0 }],
  trio: [
    { x: 385, y: 975, size: 440, turn: -9 },
    { x: 815, y: 975, size: 440, turn: 9 },
    { x: 600, y: 1075, size: 560, turn: 0 },
  ],
  close: [{ x: 640, y: 1270, size: 1040, turn: -7 }],
};

function placed(reference: string, { x, y, size, turn }: Spot, shadow: string): string {
  const scale = size / artBox;
  return `<ellipse cx="${x}" cy="${y - size * 0.015}" rx="${size * 0.44}" ry="${size * 0.075}" fill="url(#${shadow})"/>
<g transform="translate(${x - size / 2} ${y - size}) rotate(${turn} ${size / 2} ${size / 2}) scale(${scale})"><use href="#${reference}"/></g>`;
}

function openSvg(width: number, height: number, shadow: string, body: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><defs><radialGradient id="shadow"><stop stop-color="${shadow}" stop-opacity="0.5"/><stop offset="0.6" stop-color="${shadow}" stop-opacity="0.22"/><stop offset="1" stop-color="${shadow}" stop-opacity="0"/></radialGradient></defs>${body}</svg>`;
}

const defined = (art: Art, id: string) => `<defs><g id="${id}">${drawArt(art, `${id}-ink`)}</g></defs>`;

/** One of the colours of a scene, by its position; begins again after the last. */
export function groundOf(scene: SceneName, position: number): string {
  const { grounds } = scenes[scene];
  return grounds[position % grounds.length] ?? "#ffffff";
}

/**
 * A picture of one thing, as SVG: square, or `tall`, 4 : 5.
 * @param groundPosition chooses among the scene's colours
 */
export function productPicture(
  scene: SceneName,
  groundPosition: number,
  art: Art,
  { arrangement, isTall }: { arrangement: Arrangement; isTall: boolean },
): string {
  const { backdrop, shadow } = scenes[scene];
  const height = isTall ? pictureSide * 1.25 : pictureSide;
  // The scene's floor goes down with the height; what stands on it goes with it.
  const lower = (height - pictureSide) * floorOfScenes;
  const spots = arrangements[arrangement].map((spot) => ({ ...spot, y: spot.y + lower }));
  const things = spots.map((spot) => placed("art", spot, "shadow")).join("");
  const ground = backdrop(groundOf(scene, groundPosition), pictureSide, height, pictureSide / 2);
  return openSvg(pictureSide, height, shadow, `${ground}${defined(art, "art")}${things}`);
}

/** A wide picture of several things in a row to the right, with calm ground on the left for words laid over it. */
export function bannerPicture(scene: SceneName, groundPosition: number, things: readonly Art[]): string {
  const { backdrop, shadow } = scenes[scene];
  const step = 640 / things.length;
  const placedThings = things.map((art, index) => {
    const low = index % 2 === 1;
    const spot = {
      x: bannerMiddle - 320 + step * (index + 0.5),
      y: low ? 456 : 430,
      size: Math.min(340, step * 1.45) * (low ? 1 : 0.92),
      turn: 0,
    };
    return `${defined(art, `thing-${index}`)}${placed(`thing-${index}`, spot, "shadow")}`;
  });
  const behindFirst = [
    ...placedThings.filter((_, i) => i % 2 === 0),
    ...placedThings.filter((_, i) => i % 2 === 1),
  ];
  const ground = backdrop(groundOf(scene, groundPosition), pictureSide, bannerHeight, bannerMiddle);
  return openSvg(pictureSide, bannerHeight, shadow, `${ground}${behindFirst.join("")}`);
}

/** A shop's mark in white on the colour of its theme, to all edges: its logo, of which a header or an icon may cut the corners off. */
export function logoPicture(mark: MarkName, seed: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100" width="${pictureSide}" height="${pictureSide}"><rect width="100" height="100" fill="${seed}"/>${marks[mark](seed)}</svg>`;
}

/** A thing on one soft colour: what stands for a category. */
export function categoryPicture(art: Art, ground: string): string {
  const spot = { x: 600, y: 985, size: 760, turn: 0 };
  const body = `<defs><radialGradient id="ground"><stop stop-color="#ffffff"/><stop offset="1" stop-color="${ground}"/></radialGradient></defs><rect width="1200" height="1200" fill="url(#ground)"/>`;
  return openSvg(
    pictureSide,
    pictureSide,
    "#33231a",
    `${body}${defined(art, "art")}${placed("art", spot, "shadow")}`,
  );
}
