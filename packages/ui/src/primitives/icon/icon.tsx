import { clsx } from "clsx";
import type { ComponentPropsWithoutRef } from "react";

/** Outlines on a 24 px grid, drawn with a 1.75 px stroke. */
const outlines = {
  alert:
    "M12 8v5m0 3.5v.01M10.4 3.9 2.6 17.5A1.8 1.8 0 0 0 4.2 20h15.6a1.8 1.8 0 0 0 1.6-2.5L13.6 3.9a1.8 1.8 0 0 0-3.2 0Z",
  "arrow-right": "M4 12h16m-6-6 6 6-6 6",
  bell: "M6 10a6 6 0 0 1 12 0c0 4.500 1.500 6 2 6.500H4c.5-.5 2-2 2-6.500M10 19.500a2.1 2.100 0 0 0 4 0",
  cart: "M3 4h2l2.3 11.2a1.6 1.6 0 0 0 1.6 1.3h8.4a1.6 1.6 0 0 0 1.6-1.2L21 8H6m3.5 12.5v.01m8 0v.01",
  cash: "M3 6.5h18v11H3zM12 14.3a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6M6.2 12v.01m11.6 0v.01",
  check: "m5 12.5 4.5 4.5L19 7.5",
  "chevron-down": "m6 9.5 6 6 6-6",
  "chevron-left": "m14.5 6-6 6 6 6",
  "chevron-right": "m9.5 6 6 6-6 6",
  clock: "M12 7v5l3 2m6-2a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  close: "m6 6 12 12M18 6 6 18",
  device: "M8 3.500h8v17H8zM11 17.500h2",
  download: "M12 4v11m-4.500-4.500L12 15l4.500-4.500M4.500 19.500h15",
  filter:
    "M4 7h9m5 0h2M4 17h2m5 0h9M15.5 9.200a2.2 2.200 0 1 0 0-4.400 2.2 2.200 0 0 0 0 4.400M8.5 19.200a2.2 2.200 0 1 0 0-4.400 2.2 2.200 0 0 0 0 4.400",
  globe:
    "M3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3m9 9a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  heart: "M12 20S3.5 15 3.5 9A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2c0 6-8.5 11-8.5 11Z",
  home: "m4 10.5 8-6.5 8 6.500V19a1 1 0 0 1-1 1h-4.500v-5.500h-5V20H5a1 1 0 0 1-1-1z",
  info: "M12 11v5m0-8v.01M21 12a9 9 0 1 1-18 0 9 9 0 0 1 18 0",
  leaf: "M5 19c0-9 5-14 15-14 0 10-5 15-12 15-1.500 0-3-1-3-1Zm0 0c2-4 5-6.500 9-8",
  lock: "M6 11h12v9H6zM8.500 11V8a3.500 3.500 0 0 1 7 0v3M12 15v1.500",
  mail: "M3.500 6h17v12h-17zM4 6.500l8 6.500 8-6.500",
  menu: "M4 7h16M4 12h16M4 17h16",
  more: "M4.5 12a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m7 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0m7 0a.5.5 0 1 0 1 0 .5.5 0 1 0-1 0",
  minus: "M6 12h12",
  offline:
    "m4 4 16 16M5 12.500a10 10 0 0 1 4-2.400m5.5.2a10 10 0 0 1 4.5 2.200M8.5 16a5 5 0 0 1 6-.6M2 9a14 14 0 0 1 4-2.500m4.5-1.200A14 14 0 0 1 22 9M12 19.500v.01",
  package: "m3.5 7.5 8.5 4.5 8.5-4.500M12 12v9M3.5 7.5 12 3l8.5 4.500v9L12 21l-8.5-4.500z",
  pencil: "m14.5 6 3.5 3.500M4 20l.8-4L15.5 5.200a1.8 1.8 0 0 1 2.5 0l.8.8a1.8 1.8 0 0 1 0 2.500L8 19.200z",
  phone:
    "M5 4h3.500l1.7 4.5-2.2 1.500a12 12 0 0 0 6 6l1.5-2.2 4.5 1.700V19a1.7 1.7 0 0 1-1.9 1.700A16 16 0 0 1 3.3 5.9 1.7 1.7 0 0 1 5 4Z",
  picture: "M4 5h16v14H4zM4 16l5-5 4.500 4.500 2.500-2.500 4 4M15.500 9v.01",
  pin: "M12 21s-6.5-6-6.5-11a6.5 6.5 0 0 1 13 0c0 5-6.5 11-6.5 11Zm0-8.700a2.3 2.3 0 1 0 0-4.6 2.3 2.3 0 0 0 0 4.6",
  plus: "M12 6v12M6 12h12",
  print: "M7 9V4h10v5M7 17H4.500V9h15v8H17M7 14h10v6H7z",
  search: "m20 20-4.2-4.200M10.8 17a6.2 6.2 0 1 0 0-12.4 6.2 6.2 0 0 0 0 12.400Z",
  "sign-out": "M13.5 4.5h-8v15h8M10 12h10.500m-4-4 4 4-4 4",
  spark: "M12 3.5 13.8 10l6.7 2-6.7 2L12 20.5 10.2 14l-6.7-2 6.7-2z",
  store: "M4 10v9.500h16V10M3 9l1.5-5h15L21 9a3 3 0 0 1-6 0 3 3 0 0 1-6 0 3 3 0 0 1-6 0Zm6.5 10.500V14h5v5.5",
  tag: "M4 4h7.500l8.5 8.5-7.5 7.500L4 11.500zM8 8v.01",
  target: "M12 3v3m0 12v3M3 12h3m12 0h3m-9 5a5 5 0 1 0 0-10 5 5 0 0 0 0 10m0-4v-2",
  trash: "M5 7h14M9.5 7V4.500h5V7m-8 0 .8 12.500h9.400L17.5 7M10.5 11v5m3-5v5",
  truck:
    "M3 6h11v10H3zM14 9.500h3.500L21 13v3h-7M7 19a1.8 1.8 0 1 0 0-3.600A1.8 1.8 0 0 0 7 19m10 0a1.8 1.8 0 1 0 0-3.6 1.8 1.8 0 0 0 0 3.6",
  undo: "M9 5 4.500 9.500 9 14M5 9.500h9a5 5 0 0 1 0 10h-3",
  upload: "M12 15.500V4.500m-4.500 4L12 4l4.500 4.500M4.500 15v4.500h15V15",
  user: "M4.5 20a7.5 7.5 0 0 1 15 0M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8Z",
} as const;
export type IconName = keyof typeof outlines;

/** Every name, for the story that shows them. */
export const iconNames = Object.keys(outlines) as IconName[];

export interface IconProps extends Omit<ComponentPropsWithoutRef<"svg">, "children"> {
  /** Which outline. */
  name: IconName;
  /** Width and height in px. */
  size?: number;
}

/**
 * A decorative outline in the colour of the text; the words beside it, or a hidden text, say what it means.
 *
 * @use Beside words, to find a line again faster.
 * @avoid As the only sign of a meaning.
 * @accessibility Silent: the words beside it, or a hidden text, say what it means.
 */
export function Icon({ name, size = 20, className, ...rest }: IconProps) {
  return (
    <svg
      data-slot="icon"
      aria-hidden="true"
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      className={clsx("shrink-0", className)}
      {...rest}
    >
      <path d={outlines[name]} />
    </svg>
  );
}
