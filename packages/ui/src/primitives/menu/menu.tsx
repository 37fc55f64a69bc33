import { clsx } from "clsx";
import { DropdownMenu as Radix } from "radix-ui";
import { useRef } from "react";
import { HiddenFields, type HiddenValues } from "../hidden-fields/hidden-fields";
import { Icon, type IconName } from "../icon/icon";
import { useScripted } from "../scripted/scripted.hook";
import { useUi } from "../ui-provider/ui-provider";
import type { RootProps } from "../root-props/root-props";

export interface MenuItem {
  /** What is done, with a verb: "Delete it". */
  label: string;
  /** What the form sends when this is chosen; unique in the menu. */
  value: string;
  /** Stands before the words. Default: none. */
  icon?: IconName;
  /** Something is lost by it. The page asks once more. */
  tone?: "danger";
}

export interface MenuProps extends RootProps<"form", "hidden"> {
  /** At most seven; one alone is a button. */
  items: readonly MenuItem[];
  /** Spoken name of the button, with the thing that it is about. */
  label: string;
  action: string;
  /** Carried by the form, such as the id of the thing. */
  hidden?: HiddenValues;
  /** Name that the chosen value is sent under. */
  name?: string;
  /** The sign on its button, which has no words. Default: three dots. */
  icon?: IconName;
}

const opener =
  "grid size-11 place-items-center rounded-control hover:bg-accent-soft hover:text-on-accent-soft data-[state=open]:bg-accent-soft data-[state=open]:text-on-accent-soft";
const panel =
  "min-w-56 max-w-[calc(100vw-2rem)] rounded-card border border-border bg-surface-raised p-1.5 text-on-surface shadow-menu";
const line = (tone: MenuItem["tone"]) =>
  clsx(
    "flex min-h-11 w-full items-center gap-3 rounded-control px-3 text-start",
    tone === "danger"
      ? "text-on-danger-soft hover:bg-danger-soft data-highlighted:bg-danger-soft"
      : "hover:bg-accent-soft hover:text-on-accent-soft data-highlighted:bg-accent-soft data-highlighted:text-on-accent-soft",
  );

/**
 * What can be done with a thing, behind one button: each item sends the same form with its value. Without JavaScript a
 * `<details>` with the form's submit buttons; with it a menu (arrows, first letters, Escape, focus goes back) that
 * presses them. Where a reader may go is a `DisclosureMenu`.
 *
 * @use For three or more things that can be done with one row or card.
 * @avoid For the one that is mostly wanted (a `Button`) or for places to go (`DisclosureMenu`).
 * @words Each entry is a verb with its thing, as a button would say it; what cannot be undone comes last.
 * @accessibility With scripts an ARIA menu (arrows, first letters, Escape); without them submit buttons behind a
 *   summary.
 */
export function Menu({
  items,
  label,
  action,
  hidden,
  name = "intent",
  icon = "more",
  className,
  ...rest
}: MenuProps) {
  const { Form } = useUi();
  const scripted = useScripted();
  const buttons = useRef<HTMLDivElement>(null);
  const press = (value: string) => {
    const button = [...(buttons.current?.querySelectorAll("button") ?? [])].find(
      (each) => each.value === value,
    );
    button?.form?.requestSubmit(button);
  };
  const submits = items.map((item) => (
    <button key={item.value} type="submit" name={name} value={item.value} className={line(item.tone)}>
      <Content {...item} />
    </button>
  ));
  return (
    <Form
      method="post"
      action={action}
      data-slot="menu"
      className={clsx("relative inline-block", className)}
      {...rest}
    >
      <HiddenFields values={hidden} />
      {scripted ? (
        <>
          <div ref={buttons} hidden>
            {submits}
          </div>
          <Overlay items={items} label={label} icon={icon} onChoose={press} />
        </>
      ) : (
        <details>
          <summary aria-label={label} title={label} className={opener}>
            <Icon name={icon} />
          </summary>
          <div className={clsx(panel, "absolute end-0 top-full z-(--z-drawer) mt-2 w-max")}>{submits}</div>
        </details>
      )}
    </Form>
  );
}

/** The same items with a script's keyboard. Not modal: it locks nothing and needs no style element. */
function Overlay({
  items,
  label,
  icon,
  onChoose,
}: Pick<MenuProps, "items" | "label"> & { icon: IconName; onChoose: (value: string) => void }) {
  return (
    <Radix.Root modal={false}>
      <Radix.Trigger type="button" aria-label={label} title={label} className={opener}>
        <Icon name={icon} />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="end"
          sideOffset={8}
          collisionPadding={16}
          loop
          className={clsx(panel, "z-(--z-drawer)")}
        >
          {items.map((item) => (
            <Radix.Item
              key={item.value}
              onSelect={() => onChoose(item.value)}
              className={clsx(line(item.tone), "cursor-pointer -outline-offset-2")}
            >
              <Content {...item} />
            </Radix.Item>
          ))}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

function Content({ icon, label }: MenuItem) {
  return (
    <>
      {icon && <Icon name={icon} />}
      <span className="min-w-0 flex-1">{label}</span>
    </>
  );
}
