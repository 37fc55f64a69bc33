import { Form } from "@remix-run/react";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { TextField } from "@haat/ui/primitives/text-field/text-field";
import type { ReactNode } from "react";
import { RowsPageView, type RowsPageData, type RowsPageViewProps } from "./rows-page.view";

/** A long list, as its loader hands it over (app/server/present/list-page.server.ts). */
export interface ListPageData extends RowsPageData {
  /** Views of the list, each with an address of its own. */
  tabs?: { label: string; more: string; links: readonly TabLink[] } | undefined;
  search?:
    | {
        action: string;
        value: string;
        label: string;
        submit: string;
        /** What the search is sent with. */
        hidden: readonly { name: string; value: string }[];
      }
    | undefined;
  /** The ways to what stands before and behind these rows. */
  steps: readonly { href: string; label: string; rel: "prev" | "next" }[];
}

export interface ListPageViewProps extends Omit<RowsPageViewProps, "page"> {
  page: ListPageData;
  /** Behind the search, in its row where there is room. */
  besideSearch?: ReactNode;
  /** Below the search. */
  children?: ReactNode;
}

/** A long list: views and a search above it, the ways to its other pages below it. */
export function ListPageView({ page, besideSearch, children, ...rest }: ListPageViewProps) {
  const { tabs, search, steps, ...rows } = page;
  return (
    <RowsPageView page={rows} {...rest}>
      {tabs && <TabsAsLinks tabs={tabs.links} label={tabs.label} more={tabs.more} />}
      {(search || besideSearch) && (
        <div className="flex flex-wrap items-end gap-x-3 gap-y-2">
          {search && <SearchForm {...search} />}
          {besideSearch}
        </div>
      )}
      {children}
      {steps.length > 0 && (
        <nav className="order-last flex flex-wrap gap-3" aria-label={rows.title}>
          {steps.map(({ href, label, rel }) => (
            <LinkButton key={href} href={href} rel={rel} variant="secondary">
              {label}
            </LinkButton>
          ))}
        </nav>
      )}
    </RowsPageView>
  );
}

function SearchForm({ action, value, label, submit, hidden }: NonNullable<ListPageData["search"]>) {
  return (
    <Form
      method="get"
      action={action}
      role="search"
      className="grid flex-[1_1_20rem] grid-cols-[minmax(0,1fr)_auto] items-end gap-3"
    >
      {hidden.map((field) => (
        <input key={field.name} type="hidden" {...field} />
      ))}
      <TextField
        key={value}
        formId="search"
        name="q"
        type="search"
        label={label}
        defaultValue={value}
        optionalMark=""
      />
      <Button variant="secondary">{submit}</Button>
    </Form>
  );
}
