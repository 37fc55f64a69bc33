import { clsx } from "clsx";
import type { ReactNode } from "react";
import { Icon, type IconName } from "../../primitives/icon/icon";
import { HelpPhone, type HelpPhoneProps } from "../help-phone/help-phone";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface MessagePageProps extends RootProps<"section"> {
  /** The large sign above the title: of what is missing. */
  icon: IconName;
  title: string;
  /** What happened and what can be done, in a sentence or two. */
  text: string;
  /** Ways on: home, back, reload. */
  actions?: ReactNode;
  /** More of them: a search, links. */
  children?: ReactNode;
  help?: HelpPhoneProps | undefined;
}

/**
 * A page that says one thing: not found, no such store, an error, no connection.
 *
 * @use For a page that has one thing to say.
 * @avoid Where part of the page still works (`InlineAlert`).
 * @words The title says what is so, as a reader would: "There is no such page". The text says what to do, the
 *   action does it. No codes, no "Oops".
 * @accessibility The title is the `h1`; the way on is a link.
 */
export function MessagePage({
  icon,
  title,
  text,
  actions,
  children,
  help,
  className,
  ...rest
}: MessagePageProps) {
  return (
    <section
      data-slot="message-page"
      className={clsx(
        "mx-auto grid max-w-form justify-items-center gap-5 px-(--gutter) py-(--section) text-center",
        className,
      )}
      {...rest}
    >
      <span className="grid size-24 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
        <Icon name={icon} size={44} strokeWidth={1.5} />
      </span>
      <h1 className="text-h1">{title}</h1>
      <p className="text-balance text-muted">{text}</p>
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
      {children}
      {help && (
        <div className="mt-4 text-start">
          <HelpPhone {...help} />
        </div>
      )}
    </section>
  );
}
