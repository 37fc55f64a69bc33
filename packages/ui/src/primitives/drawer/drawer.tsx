import { Overlay, type OverlayProps } from "../overlay/overlay";

/**
 * A modal panel from the end edge, the full height. Load it lazily: it brings Radix.
 *
 * @use For what is looked at beside the page and left again: cart, filters.
 * @avoid For a question (`Dialog`) or for a form of many fields.
 * @words The title is a noun for what lies in it: "Your cart". What it is left by says where one goes on, not only
 *   "Close".
 * @accessibility Focus goes in, stays and comes back. What opens it is a link to the page that shows the same without
 *   scripts.
 */
export function Drawer(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      shape="inset-y-0 end-0 w-[min(27rem,100vw)] animate-[slide-in_var(--motion-slow)_var(--ease-enter)]"
    />
  );
}
