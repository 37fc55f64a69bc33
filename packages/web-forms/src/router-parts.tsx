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

/**
 * Paths of the frame that stands around the page. What leads out of it is a document of its own: another frame has another
 * theme, and a page's policy lets no styles in that came later.
 */
export const WithinContext = createContext<readonly string[]>(["/"]);

const leadsWithin = (frame: readonly string[], href: string) =>
  frame.some(
    (start) => href.startsWith(start) && (start.endsWith("/") || "/?#".includes(href[start.length] ?? "")),
  );

/** The design system's links as the router's: no reload where there is JavaScript. Another host or frame and a file are plain links. */
export const RouterLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  const prefetch = useContext(PrefetchContext) ? "intent" : "none";
  const frame = useContext(WithinContext);
  const isOwn = href.startsWith("/") && rest.download === undefined && leadsWithin(frame, href);
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
  { method, encType, ...rest },
  ref,
) {
  const isPost = method === "post";
  // Only a form with a file needs another one than the router's own.
  const encoding = encType === "multipart/form-data" ? ({ encType: "multipart/form-data" } as const) : {};
  const sending = { method: isPost ? ("post" as const) : ("get" as const), ...encoding };
  if (isServer) return <form ref={ref} {...sending} {...rest} data-discover="true" />;
  return <Form ref={ref} {...sending} preventScrollReset={isPost} {...rest} />;
});
