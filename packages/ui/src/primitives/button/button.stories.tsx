import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { Button, LinkButton } from "./button";

export default { title: "Primitives/Button", component: Button } satisfies Meta;

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
      {words.cartDrawer.checkout}
    </LinkButton>
  </div>
));

export const Sizes = story(({ words }) => (
  <div className="flex flex-wrap items-center gap-3">
    <Button size="small">{words.couponBox.apply}</Button>
    <Button>{words.couponBox.apply}</Button>
    <Button size="large">{words.couponBox.apply}</Button>
    <Button wide>{words.cartDrawer.checkout}</Button>
  </div>
));

const pressed = fn();
export const Pending = story(
  ({ words }) => (
    <Button pending onClick={pressed}>
      {words.otpForm.submit}
    </Button>
  ),
  {
    play: async ({ canvasElement }) => {
      await userEvent.click(within(canvasElement).getByRole("button"));
      await expect(pressed).not.toHaveBeenCalled();
    },
  },
);
