import { useState, type SyntheticEvent } from "react";

/**
 * The `open` and `onToggle` of a `details` with fields: open as it came and then as its reader leaves it, and opened again by
 * each new refusal of what is in it. A refusal that is over shuts nothing under the reader.
 */
export function useFold(startsOpen: boolean, refusal: object | undefined) {
  const [open, setOpen] = useState(startsOpen || refusal !== undefined);
  const [known, setKnown] = useState(refusal);

  if (refusal !== known) {
    setKnown(refusal);
    if (refusal) setOpen(true);
  }

  const onToggle = (event: SyntheticEvent<HTMLDetailsElement>) => setOpen(event.currentTarget.open);
  return { open, onToggle };
}
