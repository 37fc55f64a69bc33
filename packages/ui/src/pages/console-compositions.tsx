import { ConsoleForm } from "../console/console-form/console-form";
import { PictureField } from "../console/console-form/picture-field";
import { ConsolePage } from "../console/console-page/console-page";
import { DayChart } from "../console/day-chart/day-chart";
import { DeskCard } from "../console/desk-card/desk-card";
import { FigureList } from "../console/figure-list/figure-list";
import { RowList } from "../console/row-list/row-list";
import { TaskList } from "../console/task-list/task-list";
import { Button, LinkButton } from "../primitives/button/button";
import { chartOf } from "../samples/day-chart";
import { deskCardOf } from "../samples/desk-card";
import type { Sample } from "../samples/in-language";
import { ConsoleFrame } from "./console-frame";

interface CompositionProps {
  sample: Sample;
}

/** The first days of a shop: what is still to be done. */
export function StartPage({ sample }: CompositionProps) {
  const { words, shop } = sample;
  return (
    <ConsoleFrame sample={sample} current="today">
      <ConsolePage title={shop.name} lead={shop.tagline}>
        <TaskList
          tasks={[
            { href: "#address", title: words.addressForm.address, text: shop.address, done: true },
            { href: "#delivery", title: words.deliveryMethod.title, done: true },
            { href: "#goods", title: words.consoleNav.goods, done: false },
            {
              href: "#picture",
              title: words.consoleForm.picture,
              done: true,
              remark: words.consoleForm.required,
            },
          ]}
          labels={words.taskList}
        />
      </ConsolePage>
    </ConsoleFrame>
  );
}

/** The desk: orders, each with its one next step, the one that waits too long first. */
export function DeskPage({ sample }: CompositionProps) {
  const { words } = sample;
  const card = deskCardOf(sample);
  const cards = [{ ...card, age: words.deskCard.late, isLate: true }, card, { ...card, pictures: [] }];
  return (
    <ConsoleFrame sample={sample} current="orders">
      <ConsolePage title={words.consoleNav.orders} width="wide">
        <div className="grid items-start gap-4 lg:grid-cols-2">
          {cards.map((each, place) => (
            <DeskCard
              key={place}
              card={each}
              step={
                <Button variant="secondary" size="small">
                  {words.deskCard.step}
                </Button>
              }
            />
          ))}
        </div>
      </ConsolePage>
    </ConsoleFrame>
  );
}

/** The goods of a shop: what is sold out says so. */
export function GoodsPage({ sample }: CompositionProps) {
  const { words, shop } = sample;
  return (
    <ConsoleFrame sample={sample} current="goods">
      <ConsolePage
        title={words.consoleNav.goods}
        aside={
          <LinkButton href="#new" icon="plus">
            {words.numberTable.product}
          </LinkButton>
        }
      >
        <RowList
          rows={shop.products.map(({ id, name, price, picture, inStock }) => ({
            id,
            title: name,
            lines: [price],
            picture,
            href: `#${id}`,
            ...(!inStock && { state: { label: words.stock.out, tone: "neutral" as const } }),
          }))}
        />
      </ConsolePage>
    </ConsoleFrame>
  );
}

/** A product, to be changed. */
export function ProductEntryPage({ sample }: CompositionProps) {
  const { words, shop, language } = sample;
  const product = shop.products[0];
  return (
    <ConsoleFrame sample={sample} current="goods">
      <ConsolePage title={product?.name ?? ""} back={{ href: "#goods", label: words.consoleNav.goods }}>
        <ConsoleForm
          formId="product"
          action="#"
          fields={[
            {
              kind: "picture",
              name: "picture",
              label: words.consoleForm.picture,
              labels: words.fileField,
              value: product?.picture,
            },
            { kind: "text", name: "name", label: words.numberTable.product, value: product?.name },
            {
              kind: "taka",
              name: "price",
              label: words.numberTable.price,
              value: language === "bn" ? "২৪৫০" : "2450",
            },
            {
              kind: "lines",
              name: "about",
              label: words.consoleForm.note,
              optionalMark: words.optional,
              value: shop.tagline,
            },
          ]}
          PictureField={PictureField}
          labels={{ submit: words.consoleForm.save, errors: words.formErrors }}
        />
      </ConsolePage>
    </ConsoleFrame>
  );
}

/** A report: its figures, then how they came day by day. */
export function ReportPage({ sample }: CompositionProps) {
  const { figureList, consoleNav } = sample.words;
  return (
    <ConsoleFrame sample={sample} current="more">
      <ConsolePage title={figureList.money} back={{ href: "#more", label: consoleNav.more }} width="wide">
        <FigureList
          figures={[
            {
              label: figureList.label,
              value: figureList.value,
              before: figureList.before,
              note: figureList.note,
            },
            { label: figureList.money, value: figureList.amount },
          ]}
        />
        <DayChart className="max-w-170" {...chartOf(sample)} />
      </ConsolePage>
    </ConsoleFrame>
  );
}
