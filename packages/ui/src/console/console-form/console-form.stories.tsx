import { knownColours } from "@haat/i18n/known-values";
import type { Meta } from "@storybook/react-vite";
import { useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import { advice, anatomy, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { ConsoleForm } from "./console-form";
import type { ConsoleFieldData } from "./console-field";
import { PictureField } from "./picture-field";

export default { title: "Console/Form", component: ConsoleForm } satisfies Meta;

const fields = ({ words, shop, language }: Sample): ConsoleFieldData[] => [
  { kind: "text", name: "name", label: words.signUpForm.firstName, value: shop.name },
  { kind: "taka", name: "price", label: words.price.nowPrice, value: language === "bn" ? "৪৫০" : "450" },
  { kind: "phone", name: "phone", label: words.signInForm.phone, hint: words.signInForm.hint },
  { kind: "lines", name: "about", label: words.consoleForm.note, optionalMark: words.optional },
  { kind: "picture", name: "picture", label: words.consoleForm.picture, labels: words.fileField },
  {
    kind: "tick",
    name: "terms",
    label: words.signUpForm.termsBefore,
    link: { href: "#", label: words.signUpForm.termsLink, after: words.signUpForm.termsAfter },
  },
];
const labels = ({ words }: Sample) => ({ submit: words.consoleForm.save, errors: words.formErrors });

export const Empty = story((sample) => (
  <ConsoleForm
    className="max-w-form"
    formId="story"
    action="#"
    fields={fields(sample).map((field) => ({ ...field, value: undefined }))}
    PictureField={PictureField}
    labels={labels(sample)}
  />
));
export const Refused = story(
  (sample) => (
    <ConsoleForm
      className="max-w-form"
      formId="story"
      action="#"
      fields={fields(sample)}
      PictureField={PictureField}
      errors={{ name: [sample.words.consoleForm.required] }}
      labels={labels(sample)}
    />
  ),
  {
    parameters: anatomy(
      {
        at: "[data-slot=form-error-summary]",
        name: "Summary",
        text: "All errors, each a link to its field; it has the focus when the page comes back.",
      },
      {
        at: "[data-slot=field]",
        name: "Field",
        text: "Of the kind that its data needs: text, amount, phone, lines, picture.",
      },
      { at: "[data-slot=field-error]", name: "Error", text: "The same sentence as above, at the field." },
      { at: "[data-slot=field-hint]", name: "Hint", text: "Only where people get it wrong without one." },
      {
        at: "form > [data-slot=button]:last-of-type",
        name: "Submit",
        text: "One button, as wide as the form; its words say what is kept.",
      },
    ),
  },
);
/** Two fields that belong together and are short stand side by side where there is room. */
export const SideBySide = story((sample) => (
  <ConsoleForm
    className="max-w-form"
    formId="story"
    action="#"
    fields={[
      {
        kind: "text",
        name: "name",
        label: sample.words.numberTable.product,
        value: sample.shop.products[0]?.name,
      },
      { kind: "taka", name: "price", label: sample.words.numberTable.price, half: true },
      { kind: "taka", name: "old_price", label: sample.words.numberTable.oldPrice, half: true },
    ]}
    labels={labels(sample)}
  />
));
export const Folded = story((sample) => (
  <ConsoleForm
    className="max-w-form"
    formId="story"
    action="#"
    fields={fields(sample).slice(0, 1)}
    folded={{ label: sample.words.consoleForm.note, isOpen: false, fields: fields(sample).slice(1, 4) }}
    labels={labels(sample)}
  />
));
/** Every other time that it is sent, its folded fields are refused. */
function RefusedEveryOtherTime({ sample }: { sample: Sample }) {
  const { words, shop } = sample;
  const [times, setTimes] = useState(0);
  const refusal = [words.consoleForm.required];
  const options = [shop.name, words.consoleForm.note].map((title) => ({ value: title, title }));
  return (
    <ConsoleForm
      formId="story"
      action="#"
      fields={[
        {
          kind: "cards",
          name: "card",
          label: words.consoleForm.picture,
          folded: true,
          options,
          value: shop.name,
        },
      ]}
      folded={{ label: words.consoleForm.change, isOpen: false, fields: fields(sample).slice(0, 1) }}
      errors={times % 2 === 1 ? { card: refusal, name: refusal } : {}}
      onSubmit={(event) => {
        event.preventDefault();
        setTimes(times + 1);
      }}
      labels={labels(sample)}
    />
  );
}

export const StaysOpenAfterARefusal = story((sample) => <RefusedEveryOtherTime sample={sample} />, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const folds = [...canvasElement.querySelectorAll("details")];
    const card = canvasElement.querySelector("input[type=radio]");
    const send = () => userEvent.click(within(canvasElement).getByRole("button"));
    const expectOpen = async (isOpen: boolean) => {
      for (const fold of folds) await expect(fold.open).toBe(isOpen);
    };
    await expect(folds).toHaveLength(2);
    await expectOpen(false);
    await send();
    await expectOpen(true);
    // What was wrong is mended: nothing shuts under the reader, and the cards are the ones that were there.
    await send();
    await expectOpen(true);
    await expect(canvasElement.querySelector("input[type=radio]")).toBe(card);
    // Who shuts it is shown the next refusal.
    for (const fold of folds) await userEvent.click(fold.querySelector("summary") ?? fold);
    await expectOpen(false);
    await send();
    await expectOpen(true);
  },
});
export const Swatches = story((sample) => (
  <ConsoleForm
    className="max-w-form"
    formId="story"
    action="#"
    fields={[
      {
        kind: "ticks",
        name: "colours",
        label: sample.shop.name,
        columns: 2,
        ticks: knownColours.slice(0, 6).map(({ bn, en, swatch }) => ({
          name: en,
          label: sample.language === "bn" ? bn : en,
          hint: sample.language === "bn" ? en : bn,
          swatch,
          value: en === "Red" ? "on" : undefined,
        })),
      },
    ]}
    labels={labels(sample)}
  />
));
export const OnItsWay = story((sample) => (
  <ConsoleForm
    className="max-w-form"
    formId="story"
    action="#"
    fields={fields(sample).slice(0, 2)}
    pending
    labels={labels(sample)}
  />
));

const priceForm = (sample: Sample, formId: string, submit: string) => (
  <ConsoleForm
    className="max-w-form"
    formId={formId}
    action="#"
    fields={fields(sample).slice(1, 2)}
    labels={{ ...labels(sample), submit }}
  />
);

export const DoSayWhatThePressDoes = advice(
  "do",
  {
    en: "The button says what is true after it is pressed.",
    bn: "চাপলে কী হবে, বোতামেই লেখা থাকে।",
  },
  (sample) => priceForm(sample, "advised", sample.language === "bn" ? "নতুন দাম রাখুন" : "Save the new price"),
);
export const DontSubmit = advice(
  "dont",
  {
    en: "“Submit” says what becomes of the form, not of the price.",
    bn: "‘সাবমিট’ ফর্মের কথা বলে; দামের কী হবে, তা বলে না।",
  },
  (sample) => priceForm(sample, "submit", sample.language === "bn" ? "সাবমিট" : "Submit"),
);
