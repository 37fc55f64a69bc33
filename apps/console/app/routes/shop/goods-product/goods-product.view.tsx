import type { SerializeFrom } from "@remix-run/node";
import { ConsolePage } from "@haat/ui/console/console-page/console-page";
import { RowList } from "@haat/ui/console/row-list/row-list";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import type { loader } from "./goods-product.route";

type GoodsProductPage = SerializeFrom<typeof loader>;

/** One product, and what can be done with it. */
export function GoodsProductView({ page }: { page: GoodsProductPage }) {
  const { Form } = useUi();
  const { title, back, action, row, labels } = page;
  return (
    <ConsolePage title={title} back={back}>
      <RowList rows={[row]} />
      <Form method="post" action={action} className="grid grid-cols-1 gap-3">
        <Button size="large" wide name="intent" value="edit">
          {labels.edit}
        </Button>
        <LinkButton size="large" wide variant="secondary" href={page.stock.href}>
          {page.stock.label}
        </LinkButton>
        <Button size="large" wide variant="secondary" name="intent" value="copy">
          {labels.copy}
        </Button>
      </Form>
    </ConsolePage>
  );
}
