import { LinkButton } from "../../primitives/button/button";
import { Drawer } from "../../primitives/drawer/drawer";
import { EmptyState } from "../../primitives/empty-state/empty-state";
import { Picture } from "../../primitives/picture/picture";
import { useUi } from "../../primitives/ui-provider/ui-provider";

export interface CartDrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  lines: readonly CompactLine[];
  /** Sum of the lines, already formatted. */
  subtotal: string;
  cartHref: string;
  checkoutHref: string;
  labels: {
    title: string;
    close: string;
    subtotal: string;
    /** Beneath the subtotal: what is not in it yet. */
    note: string;
    cart: string;
    checkout: string;
    empty: { title: string; text: string };
  };
}

export interface CompactLine {
  id: string;
  /** Of its page; left out where it has none any more. */
  href?: string | undefined;
  name: string;
  picture: string;
  choice?: string | undefined;
  /** Such as "2 × ৳450". */
  quantity: string;
  lineTotal: string;
}

/**
 * The cart beside the page, to look at and go on; to change it there is the cart's page. Load it lazily.
 *
 * @use Beside the page, after something was put in the cart.
 * @avoid For changing the cart: that is the cart's page.
 * @accessibility Opened by a link to the cart, which is where it leads without scripts.
 */
export function CartDrawer({
  open,
  onOpenChange,
  lines,
  subtotal,
  cartHref,
  checkoutHref,
  labels,
}: CartDrawerProps) {
  return (
    <Drawer
      open={open}
      onOpenChange={onOpenChange}
      title={labels.title}
      labels={labels}
      footer={
        lines.length > 0 && (
          <div className="grid gap-3">
            <p className="tabular flex justify-between text-title font-bold">
              <span>{labels.subtotal}</span>
              <span>{subtotal}</span>
            </p>
            <p className="text-small text-muted">{labels.note}</p>
            <LinkButton href={checkoutHref} wide>
              {labels.checkout}
            </LinkButton>
            <LinkButton href={cartHref} variant="secondary" wide>
              {labels.cart}
            </LinkButton>
          </div>
        )
      }
    >
      {lines.length === 0 ? (
        <EmptyState icon="cart" headingLevel="h3" {...labels.empty} />
      ) : (
        <ul className="-my-4 divide-y divide-border">
          {lines.map((line) => (
            <Line key={line.id} line={line} />
          ))}
        </ul>
      )}
    </Drawer>
  );
}

function Line({ line }: { line: CompactLine }) {
  const { Link } = useUi();
  return (
    <li className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 py-4">
      <Picture
        src={line.picture}
        alt=""
        width={64}
        height={64}
        sizes="64px"
        className="aspect-square rounded-control object-cover"
      />
      <div className="min-w-0">
        {line.href ? (
          <Link href={line.href} className="line-clamp-2 font-semibold hover:text-link hover:underline">
            {line.name}
          </Link>
        ) : (
          <span className="line-clamp-2 font-semibold">{line.name}</span>
        )}
        {line.choice && <p className="text-small text-muted">{line.choice}</p>}
        <p className="tabular mt-1 flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="text-small text-muted">{line.quantity}</span>
          <span className="font-bold">{line.lineTotal}</span>
        </p>
      </div>
    </li>
  );
}
