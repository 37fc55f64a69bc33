import type { Meta } from "@storybook/react-vite";
import { story, type Sample } from "../../samples/in-language";
import { NotFoundPage, type NotFoundPageProps } from "./not-found-page";

export default { title: "Commerce/Not-found page", component: NotFoundPage } satisfies Meta;

const page = (
  { words, shop }: Sample,
  kind: NotFoundPageProps["kind"],
  more: Partial<NotFoundPageProps> = {},
) => (
  <NotFoundPage
    kind={kind}
    help={{ phone: "09612 345678", href: "tel:09612345678", labels: words.helpPhone }}
    labels={{
      ...words.notFoundPage[kind],
      links: words.notFoundPage.links,
      search: words.searchField,
    }}
    homeHref="#/"
    links={shop.categories.map((category) => ({ ...category, current: false }))}
    {...more}
  />
);

export const Page = story((sample) => page(sample, "page"));
export const Product = story((sample) =>
  page(sample, "product", {
    search: {
      id: "not-found-search",
      action: "#",
      defaultValue: sample.language === "bn" ? "লক্ষ্মীবিলাস শাড়ি" : "Lakshmibilas sari",
    },
  }),
);
export const Shop = story((sample) => page(sample, "shop", { links: [] }));
