import { clsx } from "clsx";
import type { ComponentPropsWithoutRef, Ref } from "react";
import { Icon, type IconName } from "../icon/icon";
import { useScripted } from "../scripted/scripted.hook";

export interface FileChoiceProps extends ComponentPropsWithoutRef<"input"> {
  /** Of the input; its label names it by that. Unique on the page. */
  id: string;
  /** The input itself, for what reads or empties it with scripts. */
  inputRef?: Ref<HTMLInputElement>;
  /** On the button, such as "Choose a picture". */
  words: string;
  /** The sign before the words on the button. Default: none. */
  icon?: IconName;
  /** What is chosen, as scripts know it: the browser says it itself where there are none. */
  chosen: string | undefined;
}

/**
 * A native file input as a button of the page's own: its label. What is the browser's of it, a button in words of its own, is
 * never seen; without scripts the browser's line with the name of the chosen file stands below the button.
 */
export function FileChoice({ inputRef, words, icon = "upload", chosen, ...input }: FileChoiceProps) {
  const scripted = useScripted();
  return (
    <div data-slot="file-choice" className="grid min-w-0 grid-cols-1 justify-items-start gap-1.5">
      <input
        {...input}
        ref={inputRef}
        type="file"
        className={clsx(
          "peer",
          scripted ? "sr-only" : "max-w-full text-small text-muted file:sr-only awaits-scripts:sr-only",
        )}
      />
      <label htmlFor={input.id} className={clsx(button, input.disabled && "opacity-60")}>
        <Icon name={icon} />
        {words}
      </label>
      <span role="status" className="max-w-full truncate text-small text-muted">
        {chosen}
      </span>
    </div>
  );
}

const button =
  "order-first inline-flex min-h-(--control) items-center gap-2 rounded-control border border-border-control bg-surface-raised px-4 font-semibold hover:border-link hover:text-link peer-focus-visible:outline-2 peer-focus-visible:outline-offset-2 peer-focus-visible:outline-focus peer-aria-invalid:border-danger";
