import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { Announcement, type AnnouncementProps } from "@haat/ui/commerce/announcement/announcement";
import { CheckoutHeader, type CheckoutHeaderProps } from "@haat/ui/commerce/checkout-header/checkout-header";
import { LanguageSwitch } from "@haat/ui/commerce/language-switch/language-switch";
import { ShopFooter, type FooterColumn } from "@haat/ui/commerce/shop-footer/shop-footer";
import { ShopHeader, type ShopHeaderProps } from "@haat/ui/commerce/shop-header/shop-header";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { SkipLink } from "@haat/ui/primitives/skip-link/skip-link";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useCallback, useMemo } from "react";
import { useErrorTitle } from "@haat/web-forms/error-title.hook";
import { askAboutField } from "@haat/web-forms/field-check";
import { useFocusOnNewPage } from "@haat/web-forms/focus-on-new-page";
import { Kept, useLateText } from "../../../shell/kept";
import { Messages, type Message, type MessagesProps } from "@haat/web-forms/messages";
import { OfflineState, type OfflineStateProps } from "../../../shell/offline-state";
import { VisitorChoices, type VisitorChoicesProps } from "../../../shell/visitor-choices";
import { PrefetchContext, RouterForm, RouterLink, WithinContext } from "@haat/web-forms/router-parts";
import { useShopSearch } from "./shop-search.hook";

export interface ShopViewProps {
  frame: {
    shopName: string;
    title: string;
    logo: string;
    initials: string;
    homeHref: string;
    tagline: string;
    categories: { label: string; href: string }[];
    searchAction: string;
    suggestionsHref: string;
    fieldCheckHref: string;
    cart: ShopHeaderProps["cart"];
    account: ShopHeaderProps["account"];
    menuLinks: { label: string; href: string }[];
    otherLanguage: { action: string; code: string; name: string };
    headerLayout: "compact" | "centred";
    contact: { address: string };
    columns: FooterColumn[];
    help: { phone: string; href: string; title: string };
    platform: { label: string; href: string };
    announcement?: AnnouncementProps | undefined;
    notice?: { title: string; text: string; note: string; noteLanguage: "bn" | "en" } | undefined;
    message?: Message | undefined;
    language: "bn" | "en";
    mayPrefetch: boolean;
    choices: VisitorChoicesProps["choices"] & { pictureOnTap?: string | undefined };
  };
  labels: {
    skipLink: string;
    errorTitle: string;
    shopHeader: Omit<ShopHeaderProps["labels"], "search">;
    searchField: ShopHeaderProps["labels"]["search"];
    messages: MessagesProps["labels"];
    offline: OfflineStateProps["labels"];
  };
}

/** What stands around every page of a shop; a page whose `handle` says `bare`, such as an invoice to print, stands alone. */
export function ShopView({ frame, labels }: ShopViewProps) {
  const isBare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  return isBare ? (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  ) : (
    <FramedShop frame={frame} labels={labels} />
  );
}

/** What a page whose `handle` says `checkout` tells the head that stands above it, with its own data. */
export interface CheckoutHead {
  back: CheckoutHeaderProps["back"];
  secure: string;
}

/** The head of a checkout that is being shown; nothing on all other pages. */
function useCheckoutHead(): CheckoutHead | undefined {
  const found = useMatches().find(({ handle }) => (handle as { checkout?: boolean } | undefined)?.checkout);
  return (found?.data as { checkoutHead?: CheckoutHead } | undefined)?.checkoutHead;
}

function FramedShop({ frame, labels }: ShopViewProps) {
  const { pathname, search } = useLocation();
  const checkoutHead = useCheckoutHead();
  const shopSearch = useShopSearch(frame);
  const within = useMemo(() => [frame.homeHref], [frame.homeHref]);
  useFocusOnNewPage("main");
  useErrorTitle(labels.errorTitle);
  const { code, name, action } = frame.otherLanguage;
  const path = useLateText("language-path", pathname + search);
  const { fieldCheckHref } = frame;
  const checkField = useCallback(
    (field: string, value: string) => askAboutField(fieldCheckHref, field, value),
    [fieldCheckHref],
  );
  const header = headerOf({ frame, labels }, pathname);
  const language = <LanguageSwitch action={action} to={{ code, name }} hidden={{ path }} />;
  const isSearch = shopSearch.defaultValue !== undefined;
  const words = useLateText("search-words", shopSearch.defaultValue ?? "");
  return (
    <PrefetchContext.Provider value={frame.mayPrefetch}>
      <WithinContext.Provider value={within}>
        <UiProvider
          Link={RouterLink}
          Form={RouterForm}
          Kept={Kept}
          pictureOnTap={frame.choices.pictureOnTap}
          checkField={checkField}
        >
          <SkipLink label={labels.skipLink} />
          {frame.announcement && !checkoutHead && <Announcement {...frame.announcement} />}
          {checkoutHead ? (
            <CheckoutHeader
              shop={header.shop}
              back={checkoutHead.back}
              language={language}
              labels={{ secure: checkoutHead.secure }}
            />
          ) : (
            <Kept by={["header", header, isSearch, frame.searchAction, frame.otherLanguage]}>
              <ShopHeader
                {...header}
                search={{ ...shopSearch, defaultValue: isSearch ? words : undefined }}
                language={language}
              />
            </Kept>
          )}
          <Messages message={frame.message} labels={labels.messages} />
          <OfflineState language={frame.language} labels={labels.offline} />
          {frame.notice && <Notice {...frame.notice} />}
          {/* On a phone what follows begins below the first screen, where nothing that loads late moves it in sight. */}
          <main id="main" tabIndex={-1} className="max-sm:min-h-[calc(100svh-3.5rem)]">
            <Outlet />
          </main>
          <VisitorChoices choices={frame.choices} />
          <Foot frame={frame} columns={checkoutHead ? [] : frame.columns} />
        </UiProvider>
      </WithinContext.Provider>
    </PrefetchContext.Provider>
  );
}

/** Why nothing can be bought now. */
function Notice({ title, text, note, noteLanguage }: NonNullable<ShopViewProps["frame"]["notice"]>) {
  return (
    <div className="page pt-3" data-slot="shop-notice">
      <InlineAlert tone="info" title={title}>
        {note && (
          <p lang={noteLanguage} className="whitespace-pre-line">
            {note}
          </p>
        )}
        <p>{text}</p>
      </InlineAlert>
    </div>
  );
}

/** @param columns none where no way is to lead off */
function Foot({ frame, columns }: Pick<ShopViewProps, "frame"> & { columns: FooterColumn[] }) {
  const footer = { ...footerOf(frame), columns };
  return (
    <Kept by={["footer", footer, frame.platform]}>
      <ShopFooter {...footer}>
        <a href={frame.platform.href} className="inline-flex min-h-11 items-center hover:underline">
          {frame.platform.label}
        </a>
      </ShopFooter>
    </Kept>
  );
}

const headerOf = ({ frame, labels }: ShopViewProps, pathname: string) => ({
  shop: { name: frame.title, href: frame.homeHref, logo: frame.logo, initials: frame.initials },
  categories: frame.categories.map((link) => ({ ...link, current: link.href === pathname })),
  cart: frame.cart,
  account: frame.account,
  menuLinks: frame.menuLinks,
  layout: frame.headerLayout,
  labels: { ...labels.shopHeader, search: labels.searchField },
});

const footerOf = ({ help, title, tagline, contact }: ShopViewProps["frame"]) => ({
  help: { phone: help.phone, href: help.href, labels: { title: help.title } },
  shop: { name: title, text: tagline, address: contact.address },
});
