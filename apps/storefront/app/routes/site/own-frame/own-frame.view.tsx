import { Outlet, useLocation, useMatches } from "@remix-run/react";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import { useCallback } from "react";
import { useErrorTitle } from "@haat/web-forms/error-title.hook";
import { askAboutField } from "@haat/web-forms/field-check";
import { useFocusOnNewPage } from "@haat/web-forms/focus-on-new-page";
import { RouterForm, RouterLink, WithinContext } from "@haat/web-forms/router-parts";
import { Messages, type MessagesProps } from "@haat/web-forms/messages";
import { SiteFrame, type SiteFrameData } from "../../../shell/site-frame";

export interface OwnFrameViewProps {
  frame: SiteFrameData;
  fieldCheckHref: string;
  /** Where the pages that stand in this frame are. */
  within: readonly string[];
  labels: { errorTitle: string; messages: MessagesProps["labels"] };
}

/**
 * What stands around a customer's own pages on the platform: header and footer of the marketing site, and what the frame of a
 * shop brings for forms. One whose `handle` says `bare`, such as an invoice to print, stands alone.
 */
export function OwnFrameView(props: OwnFrameViewProps) {
  const isBare = useMatches().some(({ handle }) => (handle as { bare?: boolean } | undefined)?.bare);
  return isBare ? (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  ) : (
    <FramedPage {...props} />
  );
}

function FramedPage({ frame, fieldCheckHref, within, labels }: OwnFrameViewProps) {
  const { pathname, search } = useLocation();
  useFocusOnNewPage("main");
  useErrorTitle(labels.errorTitle);
  const checkField = useCallback(
    (field: string, value: string) => askAboutField(fieldCheckHref, field, value),
    [fieldCheckHref],
  );
  const { message, links, otherLanguage, ...rest } = frame;
  // The router shows another page without asking for the frame again.
  const here = {
    links: links.map((link) => ({ ...link, current: link.href === pathname })),
    otherLanguage: { ...otherLanguage, path: pathname + search },
  };
  return (
    <SiteFrame frame={{ ...rest, ...here }} notice={<Messages message={message} labels={labels.messages} />}>
      <WithinContext.Provider value={within}>
        <UiProvider Link={RouterLink} Form={RouterForm} checkField={checkField}>
          <Outlet />
        </UiProvider>
      </WithinContext.Provider>
    </SiteFrame>
  );
}
