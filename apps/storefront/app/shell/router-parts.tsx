import { Form, Link } from "@remix-run/react";
import type { UiFormProps, UiLinkProps } from "@haat/ui/primitives/ui-provider/ui-provider";
import { createContext, forwardRef, useContext } from "react";

/** On the server the router's parts would only compute what is known: they render to these same plain elements. */
const isServer = typeof document === "undefined";

/**
 * Whether a page is fetched when its link is about to be pressed. Only for visitors without a session: what is fetched
 * for a customer may not be kept (`no-store`), so it would be fetched twice.
 */
export const PrefetchContext = createContext(false);

/** The design system's links as the router's: no reload where there is JavaScript. Another host is a plain link. */
export const RouterLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const prefetch = useContext(PrefetchContext) ? "intent" : "none";
  const isOwn = href.startsWith("/");
  if (isServer || !isOwn)
    return (
      <a ref={ref} href={href} {...rest} {...(isOwn && { "data-discover": "true" })}>
        {children}
      </a>
    );
  return (
    <Link
      ref={ref}
      to={href}
      prefetch={prefetch}
      preventScrollReset={rest["data-keep-scroll"] !== undefined}
      {...rest}
    >
      {children}
    </Link>
  );
});

/** The design system's forms as the router's. A posted form comes back to where it was on the page. */
export const RouterForm = forwardRef<HTMLFormElement, UiFormProps>(function RouterForm(
  { method, encType: _encType, ...rest },
  ref,
) {
  const isPost = method === "post";
  if (isServer) return <form ref={ref} method={isPost ? "post" : "get"} {...rest} data-discover="true" />;
  return <Form ref={ref} method={isPost ? "post" : "get"} preventScrollReset={isPost} {...rest} />;
});
