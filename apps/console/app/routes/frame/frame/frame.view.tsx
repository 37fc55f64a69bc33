import { Form, Outlet, useLocation } from "@remix-run/react";
import { HelpPhone } from "@haat/ui/commerce/help-phone/help-phone";
import { LanguageSwitch } from "@haat/ui/commerce/language-switch/language-switch";
import { ConsoleHeader, type ConsoleHeaderProps } from "@haat/ui/console/console-header/console-header";
import { ConsoleNav } from "@haat/ui/console/console-nav/console-nav";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { SkipLink } from "@haat/ui/primitives/skip-link/skip-link";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useErrorTitle } from "@haat/web-forms/error-title.hook";
import { useFocusOnNewPage } from "@haat/web-forms/focus-on-new-page";
import { Messages, type Message, type MessagesProps } from "@haat/web-forms/messages";
import { RouterForm, RouterLink } from "@haat/web-forms/router-parts";
import { shopViewFields } from "../shop-view.form";
import type { FrameEntry } from "../../frame-entry";

interface WarningBandProps {
  text: string;
  way?: { href: string; label: string } | undefined;
}

export interface FrameViewProps {
  place: ConsoleHeaderProps["place"];
  change?: ConsoleHeaderProps["change"];
  account: NonNullable<ConsoleHeaderProps["account"]>;
  entries: FrameEntry[];
  /** Said to somebody of the platform who only looks into the shop, with the way out. */
  view?: { text: string; action: string; end: string } | undefined;
  /** Said on every page: what is done with the account, and the way to stop it. */
  warning?: WarningBandProps | undefined;
  /** Said on every page of a shop that its owner closed, with the way to where that stands for who may go there. */
  closing?: WarningBandProps | undefined;
  otherLanguage: { action: string; code: string; name: string };
  help: { label: string; phone: string };
  message?: Message | undefined;
  labels: { skipLink: string; errorTitle: string; main: string; messages: MessagesProps["labels"] };
}

/** What stands around every page of the console. Entries are there only for what leads somewhere. */
export function FrameView(props: FrameViewProps) {
  const { place, change, account, entries, view, warning, closing } = props;
  const { otherLanguage, help, message, labels } = props;
  const location = useLocation();
  const { pathname, search } = location;
  const { action, code, name } = otherLanguage;
  useFocusOnNewPage("main");
  useErrorTitle(labels.errorTitle);
  return (
    <UiProvider Link={RouterLink} Form={RouterForm}>
      <SkipLink label={labels.skipLink} />
      <ConsoleHeader
        place={place}
        change={change}
        account={account}
        language={<LanguageSwitch action={action} to={{ code, name }} hidden={{ path: pathname + search }} />}
      />
      {view && <ViewBanner {...view} />}
      {warning && <WarningBand {...warning} />}
      {closing && <WarningBand {...closing} />}
      <div className={entries.length > 0 ? "flex flex-1 max-sm:pb-16" : "flex flex-1"}>
        {entries.length > 0 && (
          <ConsoleNav entries={marked(entries, location)} labels={{ main: labels.main }} />
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {/* Above the page, not above the ways beside it: those stay where they are. */}
          <Messages message={message} labels={labels.messages} />
          <main id="main" tabIndex={-1} className="flex-1">
            <Outlet />
          </main>
          <footer className="flex justify-center border-t border-border px-(--gutter) py-4" data-print="hide">
            <HelpPhone phone={help.phone} href={`tel:${help.phone}`} labels={{ title: help.label }} />
          </footer>
        </div>
      </div>
    </UiProvider>
  );
}

function ViewBanner({ text, action, end }: NonNullable<FrameViewProps["view"]>) {
  return (
    <Form
      method="post"
      action={action}
      className="flex flex-wrap items-center justify-center gap-3 border-b border-border bg-warning-soft px-(--gutter) py-2 text-on-warning-soft"
    >
      <p>{text}</p>
      <Button variant="secondary" name={shopViewFields.end} value="on">
        {end}
      </Button>
    </Form>
  );
}

function WarningBand({ text, way }: WarningBandProps) {
  return (
    <div
      role="status"
      data-slot="warning-band"
      className="flex flex-wrap items-center justify-center gap-3 border-b border-border bg-danger-soft px-(--gutter) py-2 text-on-danger-soft"
    >
      <p>{text}</p>
      {way && (
        <LinkButton href={way.href} variant="secondary">
          {way.label}
        </LinkButton>
      )}
    </div>
  );
}

type Place = ReturnType<typeof useLocation>;

/** The entries, with the one that stands for a page: of those whose addresses it lies below the nearest. */
function marked(entries: readonly FrameEntry[], place: Place) {
  const nearness = ({ href, also = [], exact, rest }: FrameEntry) => {
    const own = [href, ...also].filter((each) => isCurrent(place, each, exact));
    const isLeft = rest !== undefined && isCurrent(place, rest);
    return Math.max(isLeft ? 0 : -1, ...own.map(({ length }) => length));
  };
  const nearest = Math.max(0, ...entries.map(nearness));
  return entries.map((entry) => {
    const { exact, also, rest, ...shown } = entry;
    return { ...shown, current: nearness(entry) === nearest };
  });
}

/** An address with a query stands for those that begin so: one page may belong to two places. */
const isCurrent = ({ pathname, search }: Place, href: string, exact = false) =>
  href.includes("?")
    ? (pathname + search).startsWith(href)
    : pathname === href || (!exact && pathname.startsWith(`${href}/`));
