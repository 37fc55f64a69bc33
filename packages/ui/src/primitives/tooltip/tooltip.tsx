import { Tooltip as Radix } from "radix-ui";
import type { ReactElement } from "react";

export interface TooltipProps {
  /** A few words more. Never what a reader must know: a finger sees no tooltip. */
  text: string;
  /** One button, link or field that has a name of its own; takes a `ref`. */
  children: ReactElement;
  /** The side of its control where it stands, if there is room. Default: `top`. */
  side?: "top" | "bottom" | "start" | "end";
  /** Open from the start, for a picture of it. */
  defaultOpen?: boolean;
}

const sides = { top: "top", bottom: "bottom", start: "left", end: "right" } as const;

/**
 * Words that come beside a control under the pointer and at the focus; Escape takes them away, the pointer may go over
 * them (WCAG 1.4.13). Without JavaScript there are none, so that nothing may depend on them. Brings Radix: load it
 * lazily.
 *
 * @use For the name of a sign that is pressed often, in tools.
 * @avoid For anything that a page needs: there is none without scripts and under a finger.
 * @words The control's own name, a verb with its thing: "Print the invoice". No sentence, no full stop, nothing
 *   that is not said elsewhere.
 * @accessibility Comes at the focus, too, and Escape takes it away.
 */
export function Tooltip({ text, children, side = "top", defaultOpen = false }: TooltipProps) {
  return (
    <Radix.Provider delayDuration={400}>
      <Radix.Root defaultOpen={defaultOpen}>
        <Radix.Trigger asChild>{children}</Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            data-slot="tooltip"
            side={sides[side]}
            sideOffset={8}
            collisionPadding={8}
            className="z-(--z-toast) max-w-72 rounded-[min(var(--radius),8px)] bg-on-surface px-3 py-1.5 text-small text-surface shadow-menu"
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
