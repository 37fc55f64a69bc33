import { Dialog as Radix } from "radix-ui";
import { useRef, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button";
import { shareNonce } from "./style-nonce";

export interface OverlayProps {
  /** What it is about: its visible name. */
  title: string;
  children: ReactNode;
  /** Stays at the bottom while the rest scrolls. */
  footer?: ReactNode;
  /** Little room, as over a part of a phone's screen. */
  dense?: boolean;
  labels: {
    /** Spoken name of the cross. */
    close: string;
  };
  /** Whether it is there; the page keeps it. */
  open: boolean;
  /** Called with `false` by the cross, Escape and a press beside it. */
  onOpenChange: (open: boolean) => void;
}

/** What is higher than its room takes the focus, so that the arrow keys scroll it (WCAG 2.1.1). */
function letScrollByKeys(box: HTMLDivElement | null) {
  if (box && box.scrollHeight > box.clientHeight) box.tabIndex = 0;
}

/**
 * A modal panel over the page: focus moves in and is kept, Escape closes, focus goes back (WCAG 2.1.2).
 * Needs JavaScript; whatever opens it is a link to a page with the same content.
 */
export function Overlay({
  open,
  onOpenChange,
  title,
  labels,
  children,
  footer,
  dense = false,
  shape,
}: OverlayProps & {
  /** Classes that say where it stands and how large it is. */
  shape: string;
}) {
  const opener = useRef<Element | null>(null);
  if (open) shareNonce();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-(--z-drawer) animate-[fade-in_var(--motion)_ease-out] bg-scrim" />
        <Radix.Content
          data-slot="overlay"
          aria-describedby={undefined}
          // Radix gives the focus back to a trigger of its own; ours may be any link or button of the page.
          onOpenAutoFocus={() => {
            opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            if (opener.current instanceof HTMLElement) opener.current.focus();
          }}
          className={`fixed z-(--z-dialog) flex flex-col bg-surface-raised shadow-sheet ${shape}`}
        >
          <div
            className={`flex items-center justify-between gap-4 border-b border-border ps-5 pe-2 ${dense ? "" : "py-2"}`}
          >
            <Radix.Title className="text-title font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton type="button" icon="close" label={labels.close} />
            </Radix.Close>
          </div>
          <div
            ref={letScrollByKeys}
            className={`min-h-0 flex-1 overflow-y-auto -outline-offset-2 ${dense ? "px-5 py-1.5" : "p-5"}`}
          >
            {children}
          </div>
          {footer && <div className={`border-t border-border ${dense ? "px-5 py-2" : "p-5"}`}>{footer}</div>}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
