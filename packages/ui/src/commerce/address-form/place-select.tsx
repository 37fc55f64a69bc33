import { useEffect, useRef } from "react";
import { fieldId } from "../../primitives/field/field";
import { Select, type SelectProps } from "../../primitives/select/select";

/**
 * The chosen value may come anew with new lists, and an uncontrolled select does not take it by itself. It is not made anew
 * for that: whoever chose by keyboard would lose the focus.
 */
export function PlaceSelect(props: SelectProps) {
  const { formId, name, defaultValue, options } = props;
  const id = fieldId(formId, name);
  const last = useRef({ defaultValue, options });
  useEffect(() => {
    // What was chosen before the page's scripts came stays.
    if (last.current.defaultValue === defaultValue && last.current.options === options) return;
    last.current = { defaultValue, options };
    const select = document.getElementById(id);
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = String(defaultValue ?? "");
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }, [id, defaultValue, options]);
  return <Select {...props} />;
}
