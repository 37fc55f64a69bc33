import { Popover as Radix } from "radix-ui";
import { useRef, useState, type MouseEvent, type ReactNode } from "react";
import { IconButton } from "../icon-button/icon-button";
import { shareNonce } from "../overlay/style-nonce";
import { useUi } from "../ui-provider/ui-provider";

export interface PopoverProps {
  /** The words of the link that opens it. */
  opener: ReactNode;
  /** What it is about: its visible name. */
  title: string;
  /** A few sentences or links; what needs more room is a `Drawer` or a page. */
  children: ReactNode;
  labels: {
    /** Spoken name of the cross. */
    close: string;
  };
  /** A page, or a place on this one, with the same content: where the link leads without JavaScript and in a new tab. */
  href: string;
  /** The edge of the link that the panel lines up with. Default: `start`. */
  align?: "start" | "center" | "end";
  /** Added to the classes of the link. */
  className?: string;
}

const wantsNewTab = ({ metaKey, ctrlKey, shiftKey, button }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || button !== 0;

/**
 * A few more words beside what they are about. Focus moves in and is kept, Escape and a press beside it close, focus
 * goes back to the link (WCAG 2.1.2). Brings Radix: load it lazily.
 *
 * @use For a few words about the thing beside it that not everybody needs.
 * @avoid For what decides: price, delivery time and errors stand on the page.
 * @words What opens it asks or names: "How is this counted?". Inside are two or three sentences, the answer in the
 *   first.
 * @accessibility Give `href`: where the same words stand without scripts.
 */
export function Popover({ opener, title, children, labels, href, align = "start", className }: PopoverProps) {
  const { Link } = useUi();
  const [open, setOpen] = useState(false);
  const link = useRef<HTMLAnchorElement>(null);
  if (open) shareNonce();
  return (
    <Radix.Root open={open} onOpenChange={setOpen} modal>
      <Radix.Anchor asChild>
        <Link
          ref={link}
          href={href}
          aria-haspopup="dialog"
          aria-expanded={open}
          className={`inline-flex min-h-11 items-center rounded-control text-link underline underline-offset-4 ${className ?? ""}`}
          onClick={(event: MouseEvent) => {
            if (wantsNewTab(event)) return;
            event.preventDefault();
            setOpen(true);
          }}
        >
          {opener}
        </Link>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          data-slot="popover"
          aria-label={title}
          align={align}
          sideOffset={8}
          collisionPadding={16}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            link.current?.focus();
          }}
          // Only while it is open: Radix waits for an animation that it finds at the end.
          className="z-(--z-drawer) grid w-80 data-[state=open]:animate-[fade-in_var(--motion)_ease-out] max-w-[calc(100vw-2rem)] gap-1 rounded-card border border-border bg-surface-raised pb-4 text-on-surface shadow-menu"
        >
          <div className="flex items-center justify-between gap-3 ps-4 pe-2 pt-2">
            <p className="font-semibold">{title}</p>
            <Radix.Close asChild>
              <IconButton type="button" icon="close" label={labels.close} />
            </Radix.Close>
          </div>
          <div className="px-4">{children}</div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
