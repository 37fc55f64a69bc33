import type { Meta } from "@storybook/react-vite";
import { fill, story } from "../../../../../.storybook/in-language";
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

export const EveryState = story(({ words, language }) => (
  <AttributePicker formId="picker" groups={groups[language]} labels={words.attributePicker} />
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
