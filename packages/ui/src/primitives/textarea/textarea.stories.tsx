import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story, type Sample } from "../../samples/in-language";
import { Textarea } from "./textarea";

export default { title: "Primitives/Textarea", component: Textarea } satisfies Meta;

const counted = ({ words, shop, language }: Sample, text?: string) => (
  <Textarea
    formId="textarea"
    name="address"
    label={words.addressForm.address}
    hint={words.addressForm.addressHint}
    defaultValue={text}
    count={{
      template: fill(words.characters.count, { max: shop.money("100").slice(1) }),
      digits: language === "bn" ? "০১২৩৪৫৬৭৮৯" : "0123456789",
    }}
  />
);

export const Empty = story((sample) => counted(sample));
export const Filled = story((sample) => counted(sample, sample.shop.customer.address));
export const CountsWhatAReaderSees = story((sample) => counted(sample), {
  play: async ({ canvasElement }) => {
    // Two letters to a reader, five code points to a computer.
    await userEvent.type(within(canvasElement).getByRole("textbox"), "ক্ষক");
    await expect(canvasElement.querySelector('[data-slot="textarea-count"]')).toHaveTextContent(
      /^(2 of 100|১০০‑এর মধ্যে ২)$/,
    );
  },
});
export const Disabled = story(({ words, shop }) => (
  <Textarea
    formId="disabled"
    name="address"
    label={words.addressForm.address}
    defaultValue={shop.address}
    disabled
  />
));
export const Invalid = story(({ words, shop }) => (
  <Textarea
    formId="invalid"
    name="address"
    label={words.addressForm.address}
    defaultValue={shop.address}
    errors={[words.formErrors]}
  />
));

export const DoForAFewLines = advice(
  "do",
  {
    en: "For words of more than one line; how much fits is said and counted.",
    bn: "এক লাইনের বেশি লেখার জন্য; কতটা লেখা যায় তা বলা থাকে, গোনাও হয়।",
  },
  (sample) => counted(sample, sample.shop.customer.address),
);
export const DontForOneLine = advice(
  "dont",
  {
    en: "A name fits one line: here Enter breaks it in two, and the form is not sent.",
    bn: "নাম এক লাইনেই ধরে: এখানে এন্টার চাপলে নাম ভেঙে যায়, ফর্ম যায় না।",
  },
  ({ words, shop }) => (
    <Textarea
      formId="name"
      name="first_name"
      label={words.signUpForm.firstName}
      defaultValue={shop.customer.name.replace(" ", "\n")}
    />
  ),
);
