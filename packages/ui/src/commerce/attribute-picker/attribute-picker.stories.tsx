import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, within } from "storybook/test";
import { advice } from "../../samples/in-docs";
import { fill, story } from "../../samples/in-language";
import { AttributePicker, type AttributeGroup, type AttributeValueState } from "./attribute-picker";

export default { title: "Commerce/Attribute picker", component: AttributePicker } satisfies Meta;

const value = (id: string, name: string, state: AttributeValueState, swatch?: string) => ({
  id,
  name,
  href: `#/product-details/sari?${id}`,
  state,
  swatch,
});

const groups: Record<"bn" | "en", AttributeGroup[]> = {
  bn: [
    {
      id: "colour",
      name: "রং",
      values: [
        value("red", "লাল", "selected", "#b3123f"),
        value("white", "সাদা", "available", "#ffffff"),
        value("blue", "নীল", "out", "#1f4e8c"),
      ],
    },
    {
      id: "size",
      name: "সাইজ",
      values: [
        value("m", "মাঝারি", "available"),
        value("l", "বড়", "out"),
        value("xl", "আরও বড়", "impossible"),
      ],
    },
  ],
  en: [
    {
      id: "colour",
      name: "Colour",
      values: [
        value("red", "Red", "selected", "#b3123f"),
        value("white", "White", "available", "#ffffff"),
        value("blue", "Blue", "out", "#1f4e8c"),
      ],
    },
    {
      id: "size",
      name: "Size",
      values: [value("m", "M", "available"), value("l", "L", "out"), value("xl", "XL", "impossible")],
    },
  ],
};

export const EveryState = story(
  ({ words, language }) => (
    <AttributePicker formId="picker" groups={groups[language]} labels={words.attributePicker} />
  ),
  {
    // What is struck can still be reached and read.
    play: async ({ canvasElement }) => {
      const links = within(canvasElement).getAllByRole("link");
      for (const link of links) {
        await userEvent.tab();
        await expect(link).toHaveFocus();
      }
      links.at(-1)?.blur();
    },
  },
);

export const NothingChosen = story(({ words, language }) => (
  <AttributePicker
    formId="picker"
    groups={groups[language].map((group) => ({
      ...group,
      values: group.values.map((each) => ({ ...each, state: "available" as const })),
    }))}
    labels={words.attributePicker}
  />
));

export const WithSizeGuide = story(({ words, language }) => (
  <AttributePicker
    formId="picker"
    groups={groups[language].map((group) =>
      group.id === "size"
        ? { ...group, help: { href: "#sizes", label: language === "bn" ? "মাপের তালিকা" : "Size guide" } }
        : group,
    )}
    labels={words.attributePicker}
  />
));

export const ManyAndLong = story(({ words, shop, language }) => (
  <AttributePicker
    formId="picker"
    groups={[
      {
        id: "size",
        name: language === "bn" ? "সাইজ" : "Size",
        values: ["28", "30", "32", "34", "36", "38", "40", "42", "44", "46", "48"].map((size, index) =>
          value(size, shop.money(size).slice(1), index === 4 ? "selected" : index > 8 ? "out" : "available"),
        ),
      },
      {
        id: "make",
        name: language === "bn" ? "ধরন" : "Make",
        values: [
          value(
            "1",
            language === "bn"
              ? "লক্ষ্মীপুরের সূক্ষ্ম হাতে বোনা, ঊর্ধ্বমুখী নকশা"
              : "Fine hand weave from Lakshmipur, rising pattern",
            "available",
          ),
          value("2", language === "bn" ? "র‍্যাম ৮ জিবি, স্ত্রী-পাড়" : "8 GB, bordered", "impossible"),
        ],
      },
    ]}
    labels={words.attributePicker}
  />
));

export const ChoiceMissing = story(({ words, language }) => (
  <AttributePicker
    formId="picker"
    groups={groups[language].map((group) =>
      group.id === "size"
        ? { ...group, error: fill(words.attributePicker.missing, { attribute: group.name }) }
        : group,
    )}
    labels={words.attributePicker}
  />
));

const coded = ["C-04", "C-11", "C-17"];

export const DoNameTheColours = advice(
  "do",
  {
    en: "Call every colour by the name that people have for it.",
    bn: "প্রতিটি রঙের চেনা নাম লিখুন।",
  },
  ({ words, language }) => (
    <AttributePicker formId="advised" groups={groups[language].slice(0, 1)} labels={words.attributePicker} />
  ),
);
export const DontGiveThemCodes = advice(
  "dont",
  {
    en: "A code beside the colour names nothing to who cannot tell the colours apart.",
    bn: "যিনি রং আলাদা করতে পারেন না, রঙের পাশের কোড তাঁকে কিছুই বলে না।",
  },
  ({ words, language }) => (
    <AttributePicker
      formId="coded"
      groups={groups[language].slice(0, 1).map((group) => ({
        ...group,
        values: group.values.map((each, index) => ({ ...each, name: coded[index] ?? each.name })),
      }))}
      labels={words.attributePicker}
    />
  ),
);
