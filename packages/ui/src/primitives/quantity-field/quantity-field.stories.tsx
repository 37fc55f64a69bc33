import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { QuantityField } from "./quantity-field";

export default { title: "Primitives/Quantity field", component: QuantityField } satisfies Meta;

export const Default = story(
  ({ words }) => (
    <QuantityField
      formId="quantity"
      name="quantity"
      label={words.buyBox.quantity}
      labels={words.buyBox}
      max={3}
    />
  ),
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const [fewer, more] = canvas.getAllByRole("button");
      const input = canvas.getByRole("textbox");
      if (!fewer || !more) throw new Error("the two buttons are missing");
      for (let press = 0; press < 4; press += 1) await userEvent.click(more);
      await expect(input).toHaveValue("3");
      for (let press = 0; press < 4; press += 1) await userEvent.click(fewer);
      await expect(input).toHaveValue("1");
    },
  },
);
export const Invalid = story(({ words }) => (
  <QuantityField
    formId="quantity"
    name="quantity"
    label={words.buyBox.quantity}
    labels={words.buyBox}
    errors={[words.formErrors]}
  />
));
