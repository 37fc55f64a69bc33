import { Overlay, type OverlayProps } from "../overlay/overlay";

/** A modal panel from the end edge, the full height. Load it lazily: it brings Radix. */
export function Drawer(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      shape="inset-y-0 end-0 w-[min(27rem,100vw)] animate-[slide-in_var(--motion-slow)_var(--ease-enter)]"
    />
  );
}
