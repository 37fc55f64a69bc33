import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { MessagePage } from "@haat/ui/commerce/message-page/message-page";
import { NotFoundPage } from "@haat/ui/commerce/not-found-page/not-found-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { SiteFrame } from "./site-frame";
import { isPageFailure, type PageFailureData } from "./page-failure";

const icons = { 404: "search", 420: "store", 500: "alert" } as const;

/** In place of a page of a shop that could not be shown; the shop's header and footer stay. */
export function PageError() {
  const failure = usePageFailure();
  return failure ? <FailureMessage failure={failure} /> : null;
}

/** In place of a whole document: no such shop, no such page of the site, or a fault of ours. */
export function SiteError() {
  const failure = usePageFailure();
  if (!failure) return null;
  const message = <FailureMessage failure={failure} />;
  return failure.frame ? <SiteFrame frame={failure.frame}>{message}</SiteFrame> : <main>{message}</main>;
}

function usePageFailure(): PageFailureData | undefined {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as { fault?: PageFailureData } | undefined;
  return isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data : root?.fault;
}

function FailureMessage({ failure }: { failure: PageFailureData }) {
  const { status, title, text, home, help, kind, search, links } = failure;
  const phone = { phone: help.phone, href: `tel:${help.phone}`, labels: { title: help.label } };
  if (kind)
    return (
      <NotFoundPage
        kind={kind}
        homeHref={home.href}
        search={search && { id: "missing-search", action: search.action, name: search.name }}
        links={links?.categories ?? []}
        help={phone}
        labels={{ title, text, home: home.label, links: links?.title ?? "", search: search?.labels }}
      />
    );
  return (
    <MessagePage
      icon={icons[status as keyof typeof icons] ?? "alert"}
      title={title}
      text={text}
      actions={<LinkButton href={home.href}>{home.label}</LinkButton>}
      help={phone}
    />
  );
}
