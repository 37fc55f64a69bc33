import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { MessagePage } from "@haat/ui/commerce/message-page/message-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { isPageFailure, type PageFailureData } from "./page-failure";

const icons = { 403: "lock", 404: "search" } as const;

/** In place of a page that could not be shown; what stands around it stays, and says there whom to call. */
export function PageError() {
  const failure = usePageFailure();
  return failure ? <FailureMessage failure={failure} /> : null;
}

/** In place of a whole document. */
export function DocumentError() {
  const failure = usePageFailure();
  return failure ? (
    <main id="main">
      <FailureMessage failure={failure} isAlone />
    </main>
  ) : null;
}

function usePageFailure(): PageFailureData | undefined {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as { fault?: PageFailureData } | undefined;
  return isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data : root?.fault;
}

function FailureMessage({ failure, isAlone = false }: { failure: PageFailureData; isAlone?: boolean }) {
  const { status, title, text, home, help } = failure;
  return (
    <MessagePage
      icon={icons[status as keyof typeof icons] ?? "alert"}
      title={title}
      text={text}
      actions={<LinkButton href={home.href}>{home.label}</LinkButton>}
      help={
        isAlone ? { phone: help.phone, href: `tel:${help.phone}`, labels: { title: help.label } } : undefined
      }
    />
  );
}
