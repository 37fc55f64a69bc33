import type { Meta } from "@storybook/react-vite";
import { advice } from "../../samples/in-docs";
import { story } from "../../samples/in-language";
import { SizeTable, type SizeTableProps } from "./size-table";

export default { title: "Commerce/Size table", component: SizeTable } satisfies Meta;

const panjabis: Record<"bn" | "en", Omit<SizeTableProps, "id">> = {
  bn: {
    caption: "পাঞ্জাবি",
    columns: ["বুক", "লম্বা", "কাঁধ"],
    rows: [
      { size: "M", cells: both("৩৮ ইঞ্চি", "৯৬.৫ সেমি", "৪০ ইঞ্চি", "১০১.৬ সেমি", "১৭ ইঞ্চি", "৪৩.২ সেমি") },
      { size: "L", cells: both("৪০ ইঞ্চি", "১০১.৬ সেমি", "৪১ ইঞ্চি", "১০৪.১ সেমি", "১৭.৫ ইঞ্চি", "৪৪.৫ সেমি") },
    ],
    labels: { size: "সাইজ" },
  },
  en: {
    caption: "Panjabis",
    columns: ["Chest", "Length", "Shoulder"],
    rows: [
      { size: "M", cells: both("38 in", "96.5 cm", "40 in", "101.6 cm", "17 in", "43.2 cm") },
      { size: "L", cells: both("40 in", "101.6 cm", "41 in", "104.1 cm", "17.5 in", "44.5 cm") },
    ],
    labels: { size: "Size" },
  },
};

/** Texts two by two, a cell each. */
function both(...texts: string[]) {
  return texts.flatMap((text, place) => (place % 2 === 0 ? [{ text, other: texts[place + 1] }] : []));
}

export const Both = story(({ language }) => <SizeTable id="sizes" {...panjabis[language]} />);

/** A column that is no length, and a value that nobody knows. */
export const WithWords = story(({ language }) => {
  const isBengali = language === "bn";
  return (
    <SizeTable
      id="sizes"
      className="max-w-md"
      caption={isBengali ? "জুতা" : "Shoes"}
      columns={isBengali ? ["পায়ের পাতা", "ইউকে মাপ"] : ["Foot", "UK size"]}
      rows={[
        {
          size: isBengali ? "৪০" : "40",
          cells: isBengali
            ? [{ text: "১০ ইঞ্চি", other: "২৫.৫ সেমি" }, { text: "৬.৫" }]
            : [{ text: "10 in", other: "25.5 cm" }, { text: "6.5" }],
        },
        {
          size: isBengali ? "৪১" : "41",
          cells: isBengali
            ? [{ text: "১০.২ ইঞ্চি", other: "২৬ সেমি" }, { text: "–" }]
            : [{ text: "10.2 in", other: "26 cm" }, { text: "–" }],
        },
      ]}
      labels={{ size: isBengali ? "সাইজ" : "Size" }}
    />
  );
});

export const DoGiveMeasures = advice(
  "do",
  {
    en: "Measures that can be taken at home, on a piece that fits.",
    bn: "যে মাপ ঘরে বসে, গায়ে ঠিক হয় এমন একটি জামা মেপে মেলানো যায়।",
  },
  ({ language }) => <SizeTable id="advised" {...panjabis[language]} />,
);
export const DontExplainByWords = advice(
  "dont",
  {
    en: "“Medium” says no more than M: nobody knows whether it fits.",
    bn: "M মানে ‘মাঝারি’ লিখলে নতুন কিছু জানা যায় না: গায়ে লাগবে কি না বোঝা যায় না।",
  },
  ({ language }) => (
    <SizeTable
      id="worded"
      {...panjabis[language]}
      {...(language === "bn"
        ? {
            columns: ["ফিটিং"],
            rows: [
              { size: "M", cells: [{ text: "মাঝারি" }] },
              { size: "L", cells: [{ text: "বড়" }] },
            ],
          }
        : {
            columns: ["Fit"],
            rows: [
              { size: "M", cells: [{ text: "Medium" }] },
              { size: "L", cells: [{ text: "Large" }] },
            ],
          })}
    />
  ),
);
