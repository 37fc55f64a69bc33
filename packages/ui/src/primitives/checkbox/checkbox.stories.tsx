import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { Checkbox } from "./checkbox";

export default { title: "Primitives/Checkbox", component: Checkbox } satisfies Meta;

export const States = story(({ words }) => (
  <div className="grid">
    <Checkbox formId="box" name="off" label={words.addressForm.isHome} />
    <Checkbox formId="box" name="on" label={words.addressForm.isHome} defaultChecked />
    <Checkbox formId="box" name="never" label={words.addressForm.isHome} disabled />
    <Checkbox formId="box" name="always" label={words.addressForm.isHome} disabled defaultChecked />
  </div>
));
export const LongWithALinkAndAHint = story(({ words, shop }) => (
  <Checkbox
    formId="long"
    name="terms"
    className="max-w-form"
    label={
      <>
        {words.signUpForm.termsBefore}{" "}
        <a href="#terms" className="text-link underline underline-offset-4">
          {words.signUpForm.termsLink}
        </a>{" "}
        {words.signUpForm.termsAfter}
      </>
    }
    hint={shop.tagline}
    required
  />
));
export const Invalid = story(({ words }) => (
  <Checkbox
    formId="box"
    name="terms"
    label={words.signUpForm.termsLink}
    required
    errors={[words.formErrors]}
  />
));
export const TheWordsAreATargetToo = story(
  ({ words }) => <Checkbox formId="target" name="is_home" label={words.addressForm.isHome} />,
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const box = canvas.getByRole("checkbox");
      await userEvent.click(canvas.getByText(/./, { selector: "label > span" }));
      await expect(box).toBeChecked();
      box.focus();
      await userEvent.keyboard(" ");
      await expect(box).not.toBeChecked();
    },
  },
);
export const OpenOnTheGroundItStandsOn = story(
  ({ words }) => (
    <div className="panel p-4">
      <Checkbox formId="ground" name="is_home" label={words.addressForm.isHome} />
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const ground = canvasElement.querySelector(".panel");
      const groundOf = (element: Element | null) => element && getComputedStyle(element).backgroundColor;
      await expect(groundOf(canvas.getByRole("checkbox"))).toBe(groundOf(ground));
    },
  },
);

export const DoSayWhatIsSo = advice(
  "do",
  { en: "Say what is so when it is ticked.", bn: "টিক দিলে কী হবে, তা বলুন।" },
  ({ words }) => <Checkbox formId="advised" name="is_home" label={words.addressForm.isHome} defaultChecked />,
);
export const DontTickANo = advice(
  "dont",
  {
    en: "A tick that says no makes people work out what they agreed to.",
    bn: "টিক দিয়ে ‘না’ বলতে হলে কিসে রাজি হলেন, তা ভেবে বের করতে হয়।",
  },
  ({ language }) => (
    <Checkbox
      formId="negative"
      name="no_news"
      label={language === "bn" ? "আমাকে অফারের খবর পাঠাবেন না" : "Do not send me news of offers"}
      defaultChecked
    />
  ),
);
