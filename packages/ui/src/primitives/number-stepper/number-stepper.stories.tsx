import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { DefaultSubmit } from "../hidden-fields/hidden-fields";
import { NumberStepper, type NumberStepperProps } from "./number-stepper";

export default { title: "Primitives/Number stepper", component: NumberStepper } satisfies Meta;

const sent = fn();
const sentForm = (form: HTMLFormElement, submitter: HTMLElement | null) =>
  sent(Object.fromEntries([...new FormData(form, submitter)]));

const stepper = ({ words, shop }: Sample, more: Partial<NumberStepperProps> = {}) => {
  const name = shop.products[0]?.name ?? "";
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sentForm(event.currentTarget, (event.nativeEvent as SubmitEvent).submitter);
      }}
    >
      <DefaultSubmit value="set" />
      <NumberStepper
        formId="stepper"
        name="quantity"
        defaultValue={3}
        max={10}
        labels={{
          quantity: fill(words.cartLine.quantity, { name }),
          decrease: fill(words.cartLine.decrease, { name }),
          increase: fill(words.cartLine.increase, { name }),
          digits: words.cartLine.digits,
        }}
        {...more}
      />
    </form>
  );
};

export const Default = story((sample) => stepper(sample));
export const AtTheLeast = story((sample) => stepper(sample, { defaultValue: 1 }));
export const AtTheMost = story((sample) => stepper(sample, { defaultValue: 10 }));
export const Invalid = story((sample) =>
  stepper(sample, { defaultValue: 11, errors: [sample.words.cartLine.out] }),
);

export const QuickPressesAreOneChange = story((sample) => stepper(sample, { max: 6 }), {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const canvas = within(canvasElement);
    const more = canvas.getAllByRole("button")[1];
    if (!more) throw new Error("no button for one more");
    for (let press = 0; press < 5; press += 1) await userEvent.click(more);
    await expect(["6", "৬"]).toContain(canvas.getByRole<HTMLInputElement>("textbox").value);
    await expect(more).toHaveFocus();
    await waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await expect(sent.mock.calls[0]?.[0]).toMatchObject({ intent: "set" });
  },
});

export const TypedNumber = story((sample) => stepper(sample), {
  play: async ({ canvasElement }) => {
    sent.mockClear();
    const input = within(canvasElement).getByRole("textbox");
    await userEvent.clear(input);
    await userEvent.type(input, "৭{Enter}");
    await expect(sent).toHaveBeenLastCalledWith({ quantity: "৭", intent: "set" });
    sent.mockClear();
    await userEvent.tab({ shift: true });
    await userEvent.tab({ shift: true });
    await expect(sent).toHaveBeenCalledOnce();
  },
});

export const DoForAFew = advice(
  "do",
  {
    en: "Two or three presses: a button is quicker than keys.",
    bn: "দু-তিনবার চাপলেই হয়: টাইপের চেয়ে বোতাম দ্রুত।",
  },
  (sample) => stepper(sample, { defaultValue: 2 }),
);
export const DontForMany = advice(
  "dont",
  {
    en: "Nobody presses four hundred times: a field to type in is quicker.",
    bn: "চারশো বার কেউ চাপে না: টাইপ করার ঘর দ্রুত।",
  },
  (sample) => stepper(sample, { defaultValue: 480, max: 1000 }),
);
