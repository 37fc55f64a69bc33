import { useEffect, useRef, useState } from "react";
import { fieldId } from "../../primitives/field/field";
import { Select, type SelectProps } from "../../primitives/select/select";

/**
 * The chosen value may come anew with new lists, and an uncontrolled select does not take it by itself. It is not made anew
 * for that: whoever chose by keyboard would lose the focus. What came so since the form was refused is not wrong any more.
 */
export function PlaceSelect(props: SelectProps) {
  const { formId, name, errors } = props;
  const id = fieldId(formId, name);
  const chosen = String(props.defaultValue ?? "");
  const last = useRef(chosen);
  const [refused, setRefused] = useState({ errors, chosen });
  if (refused.errors !== errors) setRefused({ errors, chosen });
  const isMended = chosen !== "" && chosen !== refused.chosen;
  useEffect(() => {
    // What was chosen before the page's scripts came stays, and what is chosen while a list comes.
    if (last.current === chosen) return;
    last.current = chosen;
    const select = document.getElementById(id);
    if (!(select instanceof HTMLSelectElement)) return;
    select.value = chosen;
    if (select.selectedIndex < 0) select.selectedIndex = 0;
  }, [id, chosen]);
  return <Select {...props} errors={isMended ? undefined : errors} />;
}
