import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { QuantityField, type QuantityFieldProps } from "./quantity-field";

export default { title: "Primitives/Quantity field", component: QuantityField } satisfies Meta;

const field = ({ words }: Sample, more: Partial<QuantityFieldProps> = {}) => {
  const { quantity, decrease, increase, digits } = words.buyBox;
  return (
    <QuantityField
      formId="quantity"
      name="quantity"
      label={quantity}
      labels={{ decrease, increase, digits }}
      {...more}
    />
  );
};

export const Default = story((sample) => field(sample));
export const Invalid = story((sample) =>
  field(sample, { defaultValue: 12, errors: [sample.words.cartLine.out] }),
);

export const CountsWithinItsBounds = story((sample) => field(sample, { max: 3 }), {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [fewer, more] = canvas.getAllByRole("button");
    const input = canvas.getByRole<HTMLInputElement>("textbox");
    if (!fewer || !more) throw new Error("the two buttons are missing");
    for (let press = 0; press < 4; press += 1) await userEvent.click(more);
    await expect(["3", "৩"]).toContain(input.value);
    for (let press = 0; press < 4; press += 1) await userEvent.click(fewer);
    await expect(["1", "১"]).toContain(input.value);
  },
});

export const DoForAFewPieces = advice(
  "do",
  { en: "For a few pieces, where a press or two is enough.", bn: "অল্প কয়েকটির জন্য, যেখানে দু-এক চাপই যথেষ্ট।" },
  (sample) => field(sample, { formId: "advised", defaultValue: 2 }),
);
export const DontForAnAmount = advice(
  "dont",
  {
    en: "Nobody presses plus four hundred times: an amount is typed into a text field.",
    bn: "কেউ চারশোবার যোগ চাপেন না: বড় সংখ্যা লেখার ঘরে লেখা হয়।",
  },
  (sample) =>
    field(sample, {
      formId: "amount",
      name: "price",
      label: sample.words.orderLines.unitPrice,
      defaultValue: 450,
      max: 100_000,
    }),
);
