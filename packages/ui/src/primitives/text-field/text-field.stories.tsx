import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { advice, anatomy, inWindow, proofOnly } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { UiProvider } from "../ui-provider/ui-provider";
import { TextField } from "./text-field";

export default { title: "Primitives/Text field", component: TextField } satisfies Meta;

export const Default = story(({ words }) => (
  <TextField formId="default" name="first_name" label={words.signUpForm.firstName} />
));
export const WithHint = story(({ words }) => (
  <TextField
    formId="hint"
    name="password"
    type="password"
    label={words.signUpForm.password}
    hint={words.signUpForm.passwordHint}
  />
));
export const Optional = story(({ words }) => (
  <TextField formId="optional" name="email" label={words.signUpForm.email} optionalMark={words.optional} />
));
export const Invalid = story(({ words, shop }) => (
  <TextField
    formId="invalid"
    name="first_name"
    label={words.signUpForm.firstName}
    defaultValue={shop.customer.firstName}
    errors={[words.formErrors]}
  />
));
/** Changed and left, it is judged; never while one types, nor where the whole form is sent, by a button or by Enter. */
export const JudgedWhenLeft = story(
  ({ words }) => (
    <UiProvider checkField={(_, value) => Promise.resolve(value === "good" ? [] : [words.formErrors])}>
      <form className="grid gap-5" onSubmit={(event) => event.preventDefault()}>
        <TextField formId="judged" name="first_name" label={words.signUpForm.firstName} />
        <TextField formId="judged" name="last_name" label={words.signUpForm.lastName} />
        <button type="button">{words.signUpForm.submit}</button>
      </form>
    </UiProvider>
  ),
  {
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      const [first, last] = canvas.getAllByRole("textbox") as [HTMLElement, HTMLElement];
      await userEvent.click(first);
      await userEvent.tab();
      await expect(first).not.toHaveAttribute("aria-invalid");
      await userEvent.type(first, "bad");
      await expect(first).not.toHaveAttribute("aria-invalid");
      await userEvent.click(last);
      await expect(await canvas.findByRole("alert")).toBeVisible();
      await expect(first).toHaveAccessibleDescription(/./);
      await userEvent.clear(first);
      await userEvent.type(first, "good");
      await userEvent.tab();
      await waitFor(() => expect(canvas.queryByRole("alert")).toBeNull());
      await userEvent.type(last, "bad");
      await userEvent.click(canvas.getByRole("button"));
      await expect(last).not.toHaveAttribute("aria-invalid");
      await userEvent.type(last, "{Enter}");
      await userEvent.clear(first);
      await userEvent.type(first, "bad");
      await userEvent.click(last);
      await expect(await canvas.findAllByRole("alert")).toHaveLength(1);
      await expect(last).not.toHaveAttribute("aria-invalid");
    },
  },
);
export const Disabled = story(({ words, shop }) => (
  <TextField
    formId="disabled"
    name="last_name"
    label={words.signUpForm.lastName}
    defaultValue={shop.customer.lastName}
    disabled
  />
));
export const LongLabelAndError = story(({ words, shop }) => (
  <TextField
    formId="long"
    name="note"
    label={shop.tagline}
    hint={words.signUpForm.passwordHint}
    optionalMark={words.optional}
    defaultValue={shop.products[0]?.name}
    errors={[words.formErrors, words.cartLine.out]}
    className="max-w-72"
  />
));
export const InItsParts = story(
  ({ words, language }) => (
    <TextField
      formId="parts"
      name="email"
      type="email"
      label={words.profileForm.email}
      hint={words.profileForm.emailHint}
      optionalMark={words.optional}
      defaultValue="shrabanti@"
      errors={[
        language === "bn"
          ? "পুরো ঠিকানা লিখুন, যেমন name@example.com।"
          : "Write the whole address, such as name@example.com.",
      ]}
    />
  ),
  {
    tags: proofOnly,
    parameters: anatomy(
      {
        at: "[data-slot=field-label]",
        name: "Label",
        text: "What is asked for, always in sight above the control; a press on it leads into the control.",
      },
      {
        at: "[data-slot=field-label] > span",
        name: "Mark",
        text: "`optionalMark`: stands only at what may stay empty, so that most labels are bare.",
        isNumberBehind: true,
      },
      {
        at: "[data-slot=field-hint]",
        name: "Hint",
        text: "How to fill it in, read together with the control and before it.",
      },
      {
        at: "input",
        name: "Control",
        text: "As wide as the form, at least 44 px high; its border shows that it was refused, too.",
      },
      {
        at: "[data-slot=field-error]",
        name: "Error",
        text: "What to write instead, with a sign, below what it is about; it goes once the value is good.",
      },
    ),
  },
);
export const Focused = story(
  ({ words }) => <TextField formId="focused" name="first_name" label={words.signUpForm.firstName} />,
  {
    parameters: inWindow,
    play: async ({ canvasElement }) => {
      const canvas = within(canvasElement);
      await userEvent.click(canvas.getByText(/./, { selector: "label" }));
      await expect(canvas.getByRole("textbox")).toHaveFocus();
    },
  },
);

export const DoHintBefore = advice(
  "do",
  { en: "Say the rule before it is broken, under the label.", bn: "নিয়ম ভাঙার আগেই বলুন, নামের ঠিক নিচে।" },
  ({ words }) => (
    <TextField
      formId="advised"
      name="password"
      type="password"
      label={words.signUpForm.password}
      hint={words.signUpForm.passwordHint}
    />
  ),
);
export const DontHideItInThePlaceholder = advice(
  "dont",
  {
    en: "A rule in the placeholder is gone as soon as somebody types.",
    bn: "ঘরের ভেতরে লেখা নিয়ম লেখা শুরু করলেই মুছে যায়।",
  },
  ({ words }) => (
    <TextField
      formId="hidden-rule"
      name="password"
      label={words.signUpForm.password}
      placeholder={words.signUpForm.passwordHint}
    />
  ),
);
