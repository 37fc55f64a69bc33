import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Icon } from "../../primitives/icon/icon";
import { HelpPhone, type HelpPhoneProps } from "../help-phone/help-phone";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface NoInternetPageProps extends RootProps<"div"> {
  /** The cart as it was when the phone last had a connection; without one there is no such part. */
  cart?:
    | {
        /** When that was, in words. */
        age: string;
        lines: readonly { id: string; name: string; quantity: string; lineTotal: string }[];
        total: string;
      }
    | undefined;
  help: HelpPhoneProps;
  labels: {
    title: string;
    text: string;
    reload: string;
    cart: string;
    total: string;
  };
  /** The page that was asked for. */
  reloadHref: string;
}

/**
 * In place of every page while there is no connection. It is kept on the phone, so it asks for no picture and runs no
 * script: reload is a link.
 *
 * @use Kept by the service worker for when nothing answers.
 * @avoid For errors of a server.
 * @accessibility Reload is a link, so that it needs no script.
 */
export function NoInternetPage({ cart, help, labels, reloadHref, className, ...rest }: NoInternetPageProps) {
  return (
    <div
      data-slot="no-internet-page"
      className={clsx("mx-auto grid max-w-form gap-8 px-(--gutter) py-(--section)", className)}
      {...rest}
    >
      <section className="grid justify-items-center gap-5 text-center">
        <span className="grid size-24 place-items-center rounded-pill bg-accent-soft text-on-accent-soft">
          <Icon name="offline" size={44} strokeWidth={1.5} />
        </span>
        <h1 className="text-h1">{labels.title}</h1>
        <p className="text-balance text-muted">{labels.text}</p>
        <LinkButton href={reloadHref} size="large">
          {labels.reload}
        </LinkButton>
      </section>
      {cart && (
        <section data-slot="cart-copy" className="panel p-5">
          <h2 className="flex items-center gap-2 text-title">
            <Icon name="cart" />
            {labels.cart}
          </h2>
          <p className="text-small text-muted">{cart.age}</p>
          <ul className="tabular mt-3 divide-y divide-border border-t border-border">
            {cart.lines.map(({ id, name, quantity, lineTotal }) => (
              <li key={id} className="flex justify-between gap-4 py-3">
                <span className="min-w-0">
                  {name} <span className="whitespace-nowrap text-muted">× {quantity}</span>
                </span>
                <span className="font-semibold whitespace-nowrap">{lineTotal}</span>
              </li>
            ))}
          </ul>
          <p className="tabular flex justify-between gap-4 border-t border-border pt-3 font-bold">
            <span>{labels.total}</span>
            <span>{cart.total}</span>
          </p>
        </section>
      )}
      <div className="justify-self-center">
        <HelpPhone {...help} />
      </div>
    </div>
  );
}
