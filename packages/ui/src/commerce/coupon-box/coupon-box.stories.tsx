import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { CouponBox } from "./coupon-box";

export default { title: "Commerce/Coupon box", component: CouponBox } satisfies Meta;

export const Closed = story(
  ({ words, shop }) => (
    <CouponBox
      formId="coupon"
      action="#"
      offers={[{ code: "EID10", text: shop.products[0]?.ribbon?.label ?? "" }]}
      labels={words.couponBox}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const opener = canvasElement.querySelector("summary");
      if (!opener) throw new Error("nothing to open");
      await userEvent.click(opener);
      await expect(within(canvasElement).getByRole("textbox")).toBeVisible();
    },
  },
);
export const Refused = story(({ words }) => (
  <CouponBox formId="coupon" action="#" code="EID99" errors={[words.formErrors]} labels={words.couponBox} />
));
export const Applied = story(({ words, shop }) => (
  <CouponBox
    formId="coupon"
    action="#"
    applied={{ code: "EID10", amount: `−${shop.money("200")}` }}
    labels={words.couponBox}
  />
));
