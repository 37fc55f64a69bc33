import type { Meta } from "@storybook/react-vite";
import { Button } from "../../primitives/button/button";
import { Checkbox } from "../../primitives/checkbox/checkbox";
import { IconButton } from "../../primitives/icon-button/icon-button";
import { advice, anatomy } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { RowList, type ListRow } from "./row-list";

export default { title: "Console/Row list", component: RowList } satisfies Meta;

const rows = ({ shop, words }: Sample): ListRow[] => [
  {
    id: "1",
    title: shop.products[0]?.name ?? "",
    lines: [shop.products[0]?.price ?? ""],
    icon: "tag",
    href: "#1",
  },
  {
    id: "2",
    title: shop.products[2]?.name ?? "",
    lines: [shop.products[2]?.price ?? ""],
    icon: "tag",
    state: { label: words.stock.out, tone: "neutral" },
    href: "#2",
  },
];

export const ToChooseFrom = story((sample) => <RowList className="max-w-170" rows={rows(sample)} />, {
  parameters: anatomy(
    {
      at: "li:last-child span:has(> svg)",
      name: "Sign",
      text: "`icon`, `picture`, `sign` or `person`: what kind of thing it is, silent beside its name.",
    },
    {
      at: "li:last-child .font-semibold",
      name: "Title",
      text: "The name of the thing; where the row leads somewhere it is the name of the link.",
    },
    {
      at: "li:last-child [data-slot=badge]",
      name: "State",
      text: "`state`: one, and only where it differs from most of the others.",
    },
    {
      at: "li:last-child .text-small.text-muted:not([data-slot=badge])",
      name: "Lines",
      text: "`lines`: facts that tell it apart, the same ones in each row.",
    },
    {
      at: "li:last-child a > svg",
      name: "Way",
      text: "An arrow, only where a press on the row leads to a page.",
    },
  ),
});
/** What is compared stands at the rows' ends, one below the other. */
export const WithFigures = story((sample) => (
  <RowList
    className="max-w-170"
    rows={rows(sample).map((row, place) => ({
      ...row,
      lines: [sample.shop.name],
      figure: {
        text: sample.shop.products[2 * place]?.price ?? "",
        note: row.state ? undefined : sample.words.stock.inStock,
      },
    }))}
  />
));
export const WithPictures = story((sample) => (
  <RowList
    className="max-w-170"
    rows={rows(sample).map((row) => ({ ...row, icon: undefined, picture: sample.shop.products[0]?.picture }))}
  />
));
export const OfShops = story((sample) => (
  <RowList
    className="max-w-170"
    rows={rows(sample).map((row, place) => ({
      ...row,
      title: sample.shop.name,
      lines: [sample.shop.address],
      icon: undefined,
      sign: {
        src: place === 0 ? sample.shop.products[0]?.picture : undefined,
        initials: sample.shop.initials,
      },
    }))}
  />
));
export const OfPeople = story((sample) => (
  <RowList
    className="max-w-170"
    rows={rows(sample).map((row) => ({
      ...row,
      title: sample.words.deskCard.name,
      icon: undefined,
      person: { initials: [...sample.words.deskCard.name][0] ?? "" },
    }))}
  />
));
export const WithSomethingToDo = story((sample) => (
  <RowList
    className="max-w-170"
    rows={rows(sample).map((row) => ({ ...row, href: undefined }))}
    actions={() => (
      <Button variant="secondary" size="small">
        {sample.words.consoleForm.change}
      </Button>
    )}
  />
));
export const ToTick = story((sample) => (
  <RowList
    className="max-w-170"
    compact
    rows={rows(sample).map((row) => ({ ...row, icon: undefined, picture: sample.shop.products[0]?.picture }))}
    start={({ id, title }) => (
      <Checkbox formId={`tick-${id}`} name="products" value={id} aria-label={title} label="" />
    )}
    actions={() => <IconButton icon="pencil" label={sample.words.consoleForm.change} />}
  />
));

export const DoWhatTellsThemApart = advice(
  "do",
  {
    en: "What tells one row from the next, and a state that differs.",
    bn: "যা দিয়ে এক সারিকে অন্যটি থেকে চেনা যায়, আর যে অবস্থা আলাদা।",
  },
  (sample) => <RowList className="max-w-170" rows={rows(sample)} />,
);
export const DontListAllOfIt = advice(
  "dont",
  {
    en: "Rows are scanned: all that is known of a thing stands on its own page.",
    bn: "সারি চোখ বুলিয়ে দেখা হয়: বিস্তারিত থাকে জিনিসটির নিজের পাতায়।",
  },
  (sample) => (
    <RowList
      className="max-w-170"
      rows={rows(sample).map((row) => ({
        ...row,
        lines: [...(row.lines ?? []), sample.shop.tagline, sample.shop.address, sample.words.cartEmpty.text],
        state: { label: sample.words.stock.inStock, tone: "success" as const },
      }))}
    />
  ),
);
