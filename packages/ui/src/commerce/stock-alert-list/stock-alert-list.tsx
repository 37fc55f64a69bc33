import { clsx } from "clsx";
import { Button } from "../../primitives/button/button";
import { ProductMedia, type ProductMediaProps } from "../../primitives/product-media/product-media";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name of what the forms send. */
export const stockAlertListFields = { alert: "id_stock_alert" } as const;

export interface StockAlertData {
  id: string;
  /** Where the product is; nothing for one whose shop is closed. */
  href?: string | undefined;
  name: string;
  /** What was chosen; blank for the product in any choice. */
  choice: string;
  picture: string;
  /** What the shop is called, in a list of several shops. */
  shop?: string | undefined;
  /** What else is to be known of the shop, such as that it is closed. */
  shopNote?: string | undefined;
  /** Since when and until when, in words. */
  since: string;
}

export interface StockAlertListProps extends RootProps<"ul"> {
  /** The products that a number waits for, in the order they are shown. */
  alerts: readonly StockAlertData[];
  action: string;
  /** Id of the one that is being taken back. */
  pending?: string | undefined;
  labels: ProductMediaProps["labels"] & { remove: string };
}

/**
 * What somebody waits for, each with a button that takes it back.
 *
 * @use In the account, for what is waited for.
 * @avoid For orders.
 * @accessibility A list: the button stands in the line that names its product.
 */
export function StockAlertList({ alerts, action, pending, labels, className, ...rest }: StockAlertListProps) {
  const { Form, Link } = useUi();
  return (
    <ul
      data-slot="stock-alert-list"
      className={clsx("panel max-w-170 divide-y divide-border", className)}
      {...rest}
    >
      {alerts.map(({ id, href, name, choice, picture, shop, shopNote, since }) => (
        <li
          key={id}
          className="grid grid-cols-[4.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-2 p-4 xs:grid-cols-[4.5rem_minmax(0,1fr)_auto]"
        >
          <ProductMedia picture={picture} labels={labels} sizes="72px" className="rounded-control" />
          <div className="min-w-0">
            {href === undefined ? (
              <p className="line-clamp-2 font-semibold">{name}</p>
            ) : (
              <Link href={href} className="line-clamp-2 font-semibold hover:text-link">
                {name}
              </Link>
            )}
            {choice && <p className="text-small">{choice}</p>}
            {shop && <p className="text-small font-semibold wrap-anywhere">{shop}</p>}
            {shopNote && <p className="text-small">{shopNote}</p>}
            <p className="text-small text-muted">{since}</p>
          </div>
          <Form method="post" action={action} className="max-xs:col-start-2">
            <input type="hidden" name={stockAlertListFields.alert} value={id} />
            <Button variant="secondary" size="small" pending={pending === id}>
              {labels.remove}
              <span className="sr-only"> {choice ? `${name}, ${choice}` : name}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  );
}
