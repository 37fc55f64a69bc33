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
  /** A window on a story where it covers its page, as what is modal does. */
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
    return followLayout(root, () => setPlaces(apart(placesIn(root, parts))));
  }, [frame, parts]);
  return places;
}

/** In a window places are counted from the window's own corner. */
function placesIn(root: Element, parts: readonly Part[]): readonly Place[] {
  const frame = root.getBoundingClientRect();
  const drawn = root.querySelector("iframe");
  const { left = 0, top = 0 } = drawn?.getBoundingClientRect() ?? {};
  const drawing = drawn?.contentDocument ?? root;
  return parts.map(({ at, isNumberBehind }) => {
    const box = drawing.querySelector(at)?.getBoundingClientRect() ?? new DOMRect();
    return {
      left: (isNumberBehind ? box.right + room : box.left) + left - frame.left,
      top: box.top + top - frame.top,
    };
  });
}

/** Calls `measure` when something in the drawing has another size, and when what moves in its window has come to rest. */
function followLayout(root: Element, measure: () => void): () => void {
  const sizes = new ResizeObserver(measure);
  const observe = (tree: ParentNode) => {
    for (const each of tree.querySelectorAll("*")) sizes.observe(each);
  };
  sizes.observe(root);
  observe(root);

  const drawn = root.querySelector("iframe");
  const comings = new MutationObserver(() => drawn?.contentDocument && observe(drawn.contentDocument.body));
  const follow = () => {
    const inside = drawn?.contentDocument;
    if (!inside) return;
    observe(inside.body);
    comings.observe(inside.body, { childList: true, subtree: true });
    inside.addEventListener("animationend", measure);
  };
  drawn?.addEventListener("load", follow);
  return () => {
    drawn?.removeEventListener("load", follow);
    sizes.disconnect();
    comings.disconnect();
  };
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
