import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Switch } from "./switch";

export default { title: "Primitives/Switch", component: Switch } satisfies Meta;

/** Settings of a shop: content, so it stands here. */
const settings = {
  bn: [
    "অর্ডার এলে এসএমএসে জানান",
    "স্টক শেষ হলে পণ্যটি তালিকার শেষে রাখুন",
    "দোকান সাময়িক বন্ধ",
    "লক্ষ্মীপুর, ব্রাহ্মণবাড়িয়া ও কক্সবাজারের প্রত্যন্ত এলাকায়ও ক্ষুদ্র পার্সেল পাঠানো হবে",
  ],
  en: [
    "Tell me by SMS when an order comes in",
    "Move what is sold out to the end of the list",
    "The shop is closed for now",
    "Send small parcels to far-off places in Lakshmipur, Brahmanbaria and Cox’s Bazar, too",
  ],
} as const;

export const States = story(({ language }) => (
  <div className="grid max-w-form divide-y divide-border">
    <Switch formId="states" name="sms" label={settings[language][0]} />
    <Switch formId="states" name="order" label={settings[language][1]} defaultChecked />
    <Switch formId="states" name="closed" label={settings[language][2]} disabled />
    <Switch formId="states" name="open" label={settings[language][2]} disabled defaultChecked />
  </div>
));
export const LongWithHint = story(({ language, shop }) => (
  <Switch
    formId="long"
    name="far"
    label={settings[language][3]}
    hint={shop.tagline}
    defaultChecked
    className="max-w-form"
  />
));
export const Invalid = story(({ language, words }) => (
  <Switch
    formId="invalid"
    name="far"
    label={settings[language][3]}
    errors={[words.formErrors]}
    className="max-w-form"
  />
));
export const ByTheKeyboard = story(
  ({ language }) => <Switch formId="keys" name="sms" label={settings[language][0]} className="max-w-form" />,
  {
    play: async ({ canvasElement }) => {
      const input = within(canvasElement).getByRole("switch");
      await userEvent.tab();
      await expect(input).toHaveFocus();
      await userEvent.keyboard(" ");
      await expect(input).toBeChecked();
    },
  },
);

export const DoForASetting = advice(
  "do",
  { en: "For something that is on or off from now on.", bn: "যা এখন থেকে চালু বা বন্ধ থাকবে, তার জন্য।" },
  ({ language }) => (
    <Switch formId="advised" name="sms" label={settings[language][0]} defaultChecked className="max-w-form" />
  ),
);
export const DontForConsent = advice(
  "dont",
  {
    en: "Terms are agreed to with a form that is sent; a switch looks as if it were done.",
    bn: "শর্তে রাজি হওয়া হয় ফর্ম পাঠালে; সুইচ দেখলে মনে হয় হয়ে গেছে।",
  },
  ({ words }) => (
    <Switch formId="consent" name="terms" label={words.signUpForm.termsLink} className="max-w-form" />
  ),
);
