import { useEffect, useState, type RefObject } from "react";

/** Where news stands: `top` in px below the upper edge, without it as the stylesheet says; or at the lower edge. */
export interface ToastPlace {
  top?: number;
  isLow: boolean;
}

/** Room to the edge of the screen, and to the header above, in px. */
const edge = 16;
const gap = 8;

const asStyled: ToastPlace = { isLow: false };

/** What a page has above all: named so by each header of ours. */
const pageHeader = "header[data-slot$='header']";
/** What is pressed next, or all that an empty page has to say: it is not to be waited for until news has gone. */
const neededNext = "main :is(button:not([type]), [type='submit'], [data-slot='empty-state'] > *)";

/**
 * Finds room for news whenever it changes and whenever the focus moves: below the page's header at the upper edge, or at the
 * lower edge where that hides less of what has the focus (WCAG 2.4.11), of the buttons that send something, of what an
 * empty page says and of the page's name.
 * @param news what is told; nothing where the box is empty
 */
export function useToastPlace(box: RefObject<HTMLElement>, news: unknown): ToastPlace {
  const [place, setPlace] = useState(asStyled);
  useEffect(() => {
    const findPlace = () => {
      if (!box.current || box.current.contains(document.activeElement)) return;
      const found = freePlace(box.current);
      setPlace((old) => (old.top === found.top && old.isLow === found.isLow ? old : found));
    };
    findPlace();
    document.addEventListener("focusin", findPlace);
    return () => document.removeEventListener("focusin", findPlace);
  }, [box, news]);
  return place;
}

function freePlace(box: HTMLElement): ToastPlace {
  const { left, right, height } = box.getBoundingClientRect();
  if (height === 0) return asStyled;

  const header = document.querySelector(pageHeader)?.getBoundingClientRect().bottom ?? 0;
  const top = Math.max(edge, header + gap);
  // What stands at the lower edge for good, such as a bar, is in the margin (base.css).
  const bottom = window.innerHeight - edge - Number.parseFloat(getComputedStyle(box).marginBottom);

  const high = hiddenBy(new DOMRect(left, top, right - left, height));
  const low = hiddenBy(new DOMRect(left, bottom - height, right - left, height));
  return low < high ? { isLow: true } : { top, isLow: false };
}

/** How bad it is to stand there: the focus counts for most, then what is needed next, then the page's name. */
function hiddenBy(place: DOMRect): number {
  const hides = (element: Element | null) =>
    element !== null && element !== document.body && overlap(place, element.getBoundingClientRect());
  const hidesNext = [...document.querySelectorAll(neededNext)].some(hides);
  const hidesName = [...document.querySelectorAll("main h1")].some((name) => overlap(place, inkOf(name)));
  return (hides(document.activeElement) ? 4 : 0) + (hidesNext ? 2 : 0) + (hidesName ? 1 : 0);
}

/** Where words stand: a heading's own box goes on to the end of its line. */
function inkOf(element: Element): DOMRect {
  const words = document.createRange();
  words.selectNodeContents(element);
  return words.getBoundingClientRect();
}

/** Whether two boxes have some of the screen in common; one without a size has none. */
const overlap = (one: DOMRect, other: DOMRect) =>
  other.height > 0 &&
  one.top < other.bottom &&
  other.top < one.bottom &&
  one.left < other.right &&
  other.left < one.right;
