import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../samples/in-language";
import { FoundationPage, TokenName } from "./specimen";

/** Four durations, two curves, and none of it for those who asked for less. */
export default { title: "Foundations/Motion" } satisfies Meta;

const durations = [
  ["motion-none", "0 ms", "A page, a filter, a language: nothing moves.", "duration-(--motion-none)"],
  ["motion-fast", "120 ms", "Hover, press, focus: colours and edges.", "duration-(--motion-fast)"],
  ["motion", "200 ms", "What comes up in place: menus, toasts.", "duration-(--motion)"],
  ["motion-slow", "280 ms", "What crosses the window: drawers, dialogs.", "duration-(--motion-slow)"],
] as const;

const curves = [
  ["motion-enter", "fast, then gently to its place", "ease-enter"],
  ["motion-leave", "slowly off, then gone", "ease-leave"],
] as const;

/** A switch without a script: the checkbox moves what follows it. */
export const Durations = story(
  () => (
    <FoundationPage
      title="Motion"
      intro="Movement says where something came from; it never makes anyone wait. Nothing takes longer than 280 ms, and under prefers-reduced-motion every duration is 0 and nothing turns. The pictures of the stories are taken that way, too."
    >
      <label className="group/motion grid grid-cols-1 gap-8">
        <span className="flex min-h-11 items-center gap-3 font-semibold">
          <input type="checkbox" className="size-5" />
          Move everything to the other side
        </span>
        <span className="grid grid-cols-1 gap-5">
          {durations.map(([name, time, text, duration]) => (
            <span key={name} className="grid grid-cols-1 gap-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <TokenName>{name}</TokenName>
                <span className="text-caption text-muted">
                  {time} · {text}
                </span>
              </span>
              <Track classes={`${duration} ease-enter`} />
            </span>
          ))}
          {curves.map(([name, text, curve]) => (
            <span key={name} className="grid grid-cols-1 gap-2">
              <span className="flex flex-wrap items-baseline gap-x-3">
                <TokenName>{name}</TokenName>
                <span className="text-caption text-muted">{text}</span>
              </span>
              <Track classes={`duration-(--motion-slow) ${curve}`} />
            </span>
          ))}
        </span>
      </label>
    </FoundationPage>
  ),
  {
    play: async ({ canvasElement }) => {
      const box = within(canvasElement).getByRole("checkbox", { name: /^Move everything/ });
      await userEvent.click(box);
      await expect(box).toBeChecked();
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      box.blur();
    },
  },
);

function Track({ classes }: { classes: string }) {
  return (
    <span className="flex h-6 rounded-pill bg-surface-sunken">
      <span
        className={`${classes} grow-0 transition-[flex-grow] group-has-checked/motion:grow`}
        aria-hidden="true"
      />
      <span className="size-6 rounded-pill bg-accent" aria-hidden="true" />
    </span>
  );
}
