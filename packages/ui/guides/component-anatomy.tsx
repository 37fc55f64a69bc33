import { Markdown } from "@storybook/addon-docs/blocks";
import { clsx } from "clsx";
import { useLayoutEffect, useRef, useState, type ReactElement, type RefObject } from "react";
import type { Part } from "../src/samples/in-docs";
import type { Language } from "../src/samples/in-language";
import "./component-anatomy.css";

/** A number and a little air. */
const room = 24;

/** Where a part's number stands in the drawing: before the corner where the part begins. */
interface Place {
  left: number;
  top: number;
}

/**
 * A component's parts, numbered on a real rendering of it and told one by one. The rendering is a picture: it takes no
 * focus and is not read, since the page shows the component itself, too.
 */
export function ComponentAnatomy({
  parts,
  drawing,
  language,
  isWide,
}: {
  parts: readonly Part[];
  drawing: ReactElement;
  language: Language;
  /** As wide as a page: the legend stands below. */
  isWide: boolean;
}) {
  const frame = useRef<HTMLDivElement>(null);
  const places = usePlaces(frame, parts);
  return (
    <figure className={clsx("component-anatomy", isWide && "component-anatomy-wide")}>
      <div ref={frame} className="component-anatomy-drawing sb-unstyled">
        <div lang={language} ref={withoutFocus}>
          {drawing}
        </div>
        {places.map(({ left, top }, index) => (
          <span key={parts[index]?.name} aria-hidden="true" style={{ left, top }}>
            {index + 1}
          </span>
        ))}
      </div>
      <figcaption>
        <ol>
          {parts.map(({ name, text }) => (
            <li key={name}>
              <Markdown>{`**${name}**: ${text}`}</Markdown>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}

/** React 18 knows no such attribute. */
function withoutFocus(element: HTMLElement | null) {
  if (element) element.inert = true;
}

/** Measures where the parts stand, anew whenever the drawing is laid out in another way. */
function usePlaces(frame: RefObject<HTMLDivElement>, parts: readonly Part[]): readonly Place[] {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useLayoutEffect(() => {
    const root = frame.current;
    if (!root) return;
    const measure = () => {
      const { left, top } = root.getBoundingClientRect();
      const found = parts.map(({ at, isNumberBehind }) => {
        const box = root.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
        return { left: (isNumberBehind ? box.right + room : box.left) - left, top: box.top - top };
      });
      setPlaces(apart(found));
    };
    const observer = new ResizeObserver(measure);
    for (const each of [root, ...root.querySelectorAll("*")]) observer.observe(each);
    return () => observer.disconnect();
  }, [frame, parts]);
  return places;
}

/** Numbers of parts that begin in one corner stand below each other. */
function apart(places: readonly Place[]): readonly Place[] {
  const taken: Place[] = [];
  for (const { left, top } of places) {
    let free = top;
    while (taken.some((each) => Math.abs(each.left - left) < room && Math.abs(each.top - free) < room))
      free += room;
    taken.push({ left, top: free });
  }
  return taken;
}
