import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, within } from "storybook/test";
import { fill, story } from "../../../../../.storybook/in-language";
import { DefaultSubmit } from "../hidden-fields/hidden-fields";
import { NumberStepper } from "./number-stepper";

export default { title: "Primitives/Number stepper", component: NumberStepper } satisfies Meta;

const sent = fn();

export const Default = story(
  ({ words, shop }) => (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        sent(submitter?.getAttribute("value"));
      }}
    >
      <DefaultSubmit value="set" />
      <NumberStepper
        formId="stepper"
        name="quantity"
        defaultValue={3}
        max={10}
        labels={{
          quantity: fill(words.cartLine.quantity, { name: shop.name }),
          decrease: fill(words.cartLine.decrease, { name: shop.name }),
          increase: fill(words.cartLine.increase, { name: shop.name }),
        }}
      />
    </form>
  ),
  {
    play: async ({ canvasElement }) => {
      sent.mockClear();
      const canvas = within(canvasElement);
      const input = canvas.getByRole("textbox");
      await userEvent.type(input, "{Enter}");
      await expect(sent).toHaveBeenLastCalledWith("set");
      await userEvent.click(canvas.getAllByRole("button")[1] ?? input);
      await expect(sent).toHaveBeenLastCalledWith("increase");
      await userEvent.clear(input);
      await userEvent.type(input, "7");
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(sent).toHaveBeenLastCalledWith("set");
    },
  },
);
export const AtItsBounds = story(({ words }) => (
  <NumberStepper formId="bounds" name="quantity" defaultValue={1} max={1} labels={words.buyBox} />
));
export const Invalid = story(({ words }) => (
  <NumberStepper
    formId="invalid"
    name="quantity"
    defaultValue={11}
    labels={words.buyBox}
    errors={[words.formErrors]}
  />
));
