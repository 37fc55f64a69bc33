import { cloneElement, useState, type ReactElement } from "react";
import { Button, type ButtonProps } from "../primitives/button/button";

interface Openable {
  open: boolean;
  onOpenChange: (open: boolean) => void;
}

interface OpenedByProps {
  /** The words of the button that opens it. */
  opener: string;
  variant?: ButtonProps["variant"];
  children: ReactElement<Openable>;
}

/** What a page does for a dialog or a drawer: a button opens it, and the page keeps whether it is open. */
export function OpenedBy({ opener, variant = "secondary", children }: OpenedByProps) {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-96">
      <Button variant={variant} onClick={() => setOpen(true)}>
        {opener}
      </Button>
      {cloneElement(children, { open, onOpenChange: setOpen })}
    </div>
  );
}
