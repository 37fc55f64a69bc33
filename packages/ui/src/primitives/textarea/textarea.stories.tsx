import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { fill, story } from "../../../../../.storybook/in-language";
import { Textarea } from "./textarea";

export default { title: "Primitives/Textarea", component: Textarea } satisfies Meta;

export const WithCount = story(
  ({ words }) => (
    <Textarea
      formId="textarea"
      name="address"
      label={words.addressForm.address}
      hint={words.addressForm.addressHint}
      count={{ template: fill(words.addressForm.addressCount, { max: "১০০" }), digits: "০১২৩৪৫৬৭৮৯" }}
    />
  ),
  {
    globals: { language: "bn" },
    play: async ({ canvasElement }) => {
      // Two letters to a reader, five code points to a computer.
      await userEvent.type(within(canvasElement).getByRole("textbox"), "ক্ষক");
      await expect(canvasElement).toHaveTextContent("১০০-এর মধ্যে ২");
    },
  },
);
export const Invalid = story(({ words, shop }) => (
  <Textarea
    formId="invalid"
    name="address"
    label={words.addressForm.address}
    defaultValue={shop.address}
    errors={[words.formErrors]}
  />
));
