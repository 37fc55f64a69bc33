import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { advice, inWindow } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Button, LinkButton } from "./button";

export default { title: "Primitives/Button", component: Button } satisfies Meta;

const variants = ["primary", "secondary", "quiet", "danger"] as const;

export const Variants = story(({ words }) => (
  <div className="flex flex-wrap gap-3">
    <Button>{words.buyBox.buy}</Button>
    <Button variant="secondary" icon="cart">
      {words.buyBox.add}
    </Button>
    <Button variant="quiet">{words.otpForm.resend}</Button>
    <Button variant="danger" icon="trash">
      {words.listControls.clear}
    </Button>
    <LinkButton href="#checkout" iconAfter="arrow-right">
      {words.cartSheet.checkout}
    </LinkButton>
  </div>
));

export const Sizes = story(({ words }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button size="small">{words.couponBox.apply}</Button>
    <Button>{words.couponBox.apply}</Button>
    <Button size="large">{words.couponBox.apply}</Button>
    <Button wide>{words.cartSheet.checkout}</Button>
  </div>
));

export const Disabled = story(({ words }) => (
  <div className="flex flex-wrap gap-3">
    {variants.map((variant) => (
      <Button key={variant} variant={variant} disabled>
        {words.couponBox.apply}
      </Button>
    ))}
  </div>
));

export const LongWords = story(({ words }) => (
  <div className="grid max-w-72 gap-3">
    <Button icon="package">{words.addressForm.refresh}</Button>
    <Button variant="secondary" iconAfter="arrow-right">
      {words.signUpForm.passwordHint}
    </Button>
  </div>
));

const pressed = fn();
export const Pending = story(
  ({ words }) => (
    <div className="flex flex-wrap gap-3">
      {variants.map((variant) => (
        <Button key={variant} variant={variant} pending onClick={pressed}>
          {words.otpForm.submit}
        </Button>
      ))}
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      pressed.mockClear();
      const [button] = within(canvasElement).getAllByRole("button");
      if (!button) throw new Error("no button");
      await userEvent.click(button);
      await expect(pressed).not.toHaveBeenCalled();
      // It keeps the focus, so that nobody is thrown to the top of the page.
      await expect(button).toHaveFocus();
    },
  },
);

/** What answers within 300 ms shows no mark, and nothing is another size meanwhile. */
export const PendingIsLate = story(
  ({ words }) => (
    <div className="grid justify-items-start gap-3">
      <Button>{words.otpForm.submit}</Button>
      <Button pending>{words.otpForm.submit}</Button>
      <Button icon="package">{words.otpForm.submit}</Button>
      <Button icon="package" pending>
        {words.otpForm.submit}
      </Button>
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      const buttons = within(canvasElement).getAllByRole("button");
      const sizes = buttons.map(({ offsetWidth, offsetHeight }) => [offsetWidth, offsetHeight]);
      await expect(sizes[1]).toEqual(sizes[0]);
      await expect(sizes[3]).toEqual(sizes[2]);
      for (const spinner of canvasElement.querySelectorAll("[data-slot=spinner]")) {
        const { animationName, animationDelay, animationFillMode } = getComputedStyle(spinner);
        await expect(animationName).toBe("turn, fade-in");
        await expect(animationDelay).toBe("0s, 0.3s");
        await expect(animationFillMode).toBe("none, backwards");
      }
    },
  },
);

export const Focused = story(
  ({ words }) => (
    <div className="on-band -mx-2 flex flex-wrap gap-4 rounded-card bg-band p-4">
      <Button>{words.buyBox.buy}</Button>
      <Button variant="secondary">{words.buyBox.add}</Button>
    </div>
  ),
  {
    parameters: inWindow,
    play: async ({ canvasElement }) => {
      await userEvent.tab();
      await expect(within(canvasElement).getAllByRole("button")[0]).toHaveFocus();
    },
  },
);

export const DoOnePrimary = advice(
  "do",
  { en: "One primary button says what the page is for.", bn: "একটি প্রধান বোতাম বলে দেয় পাতাটি কিসের জন্য।" },
  ({ words }) => (
    <div className="flex flex-wrap gap-3">
      <Button>{words.buyBox.buy}</Button>
      <Button variant="secondary">{words.buyBox.add}</Button>
    </div>
  ),
);
export const DontTwoPrimaries = advice(
  "dont",
  {
    en: "Two primary buttons leave the choice to chance.",
    bn: "দুটি প্রধান বোতাম থাকলে কোনটি চাপবেন, বোঝা যায় না।",
  },
  ({ words }) => (
    <div className="flex flex-wrap gap-3">
      <Button>{words.buyBox.buy}</Button>
      <Button>{words.buyBox.add}</Button>
    </div>
  ),
);
