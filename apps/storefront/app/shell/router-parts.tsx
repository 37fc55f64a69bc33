import { Form, Link } from "@remix-run/react";
import type { UiFormProps, UiLinkProps } from "@haat/ui/primitives/ui-provider/ui-provider";
import { forwardRef } from "react";

/** The design system's links as the router's: no reload where there is JavaScript. Another host is a plain link. */
export const RouterLink = forwardRef<HTMLAnchorElement, UiLinkProps>(function RouterLink(
  { href, children, ...rest },
  ref,
) {
  if (!href.startsWith("/"))
    return (
      <a ref={ref} href={href} {...rest}>
        {children}
      </a>
    );
  return (
    <Link ref={ref} to={href} preventScrollReset={rest["data-keep-scroll"] !== undefined} {...rest}>
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
  return <Form ref={ref} method={isPost ? "post" : "get"} preventScrollReset={isPost} {...rest} />;
});
