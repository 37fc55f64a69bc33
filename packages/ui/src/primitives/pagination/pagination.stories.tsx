import type { Meta } from "@storybook/react-vite";
import { story } from "../../../../../.storybook/in-language";
import { Pagination } from "./pagination";

export default { title: "Primitives/Pagination", component: Pagination } satisfies Meta;

const page = (label: string, current = false) => ({ href: `#/page/${label}`, label, current });

export const Middle = story(
  ({ words }) => (
    <Pagination
      pages={[page("১"), null, page("৪"), page("৫", true), page("৬"), null, page("১২")]}
      previousHref="#/page/4"
      nextHref="#/page/6"
      labels={words.pagination}
    />
  ),
  { globals: { language: "bn" } },
);
export const First = story(
  ({ words }) => (
    <Pagination
      pages={[page("1", true), page("2"), page("3")]}
      nextHref="#/page/2"
      labels={words.pagination}
    />
  ),
  { globals: { language: "en" } },
);
