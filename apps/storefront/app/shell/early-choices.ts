import { useEffect, useRef } from "react";

/**
 * Follows a choice that was made before the page's scripts ran (docs/decisions/018), or that the browser brought back
 * with the page: no event tells of it.
 *
 * @param selector the fields that are followed at once when they change
 * @param follow what their change does
 */
export function useEarlyChoices(selector: string, follow: (form: HTMLFormElement) => void): void {
  const first = useRef({ selector, follow });
  useEffect(() => {
    const changed = [...document.querySelectorAll(first.current.selector)].find(wasChanged);
    if (changed?.form) first.current.follow(changed.form);
  }, []);
}

type ChoiceControl = HTMLInputElement | HTMLSelectElement;

/** Whether the field says something else than the server did. */
function wasChanged(field: Element): field is ChoiceControl {
  if (field instanceof HTMLSelectElement) {
    const options = [...field.options];
    const first = options.findIndex(({ defaultSelected }) => defaultSelected);
    return field.selectedIndex !== Math.max(first, 0);
  }
  if (!(field instanceof HTMLInputElement)) return false;
  const isTicked = field.type === "checkbox" || field.type === "radio";
  return isTicked ? field.checked !== field.defaultChecked : field.value !== field.defaultValue;
}
