import { LinkButton } from "../../primitives/button/button";
import type { IconName } from "../../primitives/icon/icon";
import { SearchField, type SearchFieldProps } from "../../primitives/search-field/search-field";
import type { HelpPhoneProps } from "../help-phone/help-phone";
import { MessagePage } from "../message-page/message-page";
import { CategoryList, type CategoryLink } from "../category-list/category-list";
import type { RootProps } from "../../primitives/root-props/root-props";

const icons = { page: "search", product: "package", shop: "store" } as const satisfies Record<
  string,
  IconName
>;

export interface NotFoundPageProps extends RootProps<"section"> {
  /** What is not there. */
  kind: keyof typeof icons;
  /** Where to look instead: the shop's categories, or the market's trades. */
  links?: readonly CategoryLink[];
  help: HelpPhoneProps;
  labels: {
    title: string;
    text: string;
    home: string;
    /** Above the links. */
    links: string;
    /** Only where there is a search. */
    search?: SearchFieldProps["labels"] | undefined;
  };
  /** The way home: of the shop, or of the platform. */
  homeHref: string;
  /** A search of the shop, or of the shops; without it there is none. */
  search?: Pick<SearchFieldProps, "id" | "action" | "name" | "defaultValue"> | undefined;
}

/**
 * No such page, product or shop: says so without blame, and shows the ways on.
 *
 * @use For an address that leads nowhere.
 * @avoid For lists without results (`EmptyState`).
 * @accessibility Says so in its `h1`; what to do next is links, and a search where there is one.
 */
export function NotFoundPage({
  kind,
  links = [],
  help,
  labels,
  homeHref,
  search,
  className,
  ...rest
}: NotFoundPageProps) {
  return (
    <MessagePage
      icon={icons[kind]}
      title={labels.title}
      text={labels.text}
      actions={<LinkButton href={homeHref}>{labels.home}</LinkButton>}
      help={help}
      className={className}
      {...rest}
    >
      {search && labels.search && (
        <SearchField {...search} isLandmark={false} labels={labels.search} className="w-full" />
      )}
      {links.length > 0 && (
        <div className="w-full">
          <h2 className="mb-2 text-body">{labels.links}</h2>
          <CategoryList categories={links} look="wrapped" label={labels.links} />
        </div>
      )}
    </MessagePage>
  );
}
