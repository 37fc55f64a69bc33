import { Overlay, type OverlayProps } from "../overlay/overlay";

/**
 * A modal question in the middle of the page. Load it lazily: it brings Radix.
 *
 * @use For a question that must be answered before anything else on the page.
 * @avoid For what a page of its own tells better, or for news (`Toast`, `InlineAlert`).
 * @words The title is the question, the text what follows from it; the buttons are the answers as verbs, never "Yes"
 *   and "No".
 * @accessibility Focus goes in, stays and comes back. What opens it is a link to a page with the same question, for
 *   when no script runs.
 */
export function Dialog(props: OverlayProps) {
  return (
    <Overlay
      {...props}
      shape="inset-x-4 top-1/2 mx-auto max-h-[calc(100dvh-2rem)] max-w-form -translate-y-1/2 rounded-sheet animate-[fade-in_var(--motion)_ease-out]"
    />
  );
}
