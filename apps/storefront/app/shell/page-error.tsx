import { isRouteErrorResponse, useRouteError, useRouteLoaderData } from "@remix-run/react";
import { MessagePage } from "@haat/ui/commerce/message-page/message-page";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { isPageFailure, type PageFailureData } from "./page-failure";

const icons = { 404: "search", 420: "store", 500: "alert" } as const;

/** The page in place of one that could not be shown: not found, no such shop, or a fault of ours (specification §8). */
export function PageError() {
  const error = useRouteError();
  const root = useRouteLoaderData("root") as { fault?: PageFailureData } | undefined;
  const failure = isRouteErrorResponse(error) && isPageFailure(error.data) ? error.data : root?.fault;
  if (!failure) return null;
  const { status, title, text, home, help } = failure;
  return (
    <main id="main">
      <MessagePage
        icon={icons[status as keyof typeof icons] ?? "alert"}
        title={title}
        text={text}
        actions={<LinkButton href={home.href}>{home.label}</LinkButton>}
        help={{ phone: help.phone, href: `tel:${help.phone}`, labels: { title: help.label } }}
      />
    </main>
  );
}
