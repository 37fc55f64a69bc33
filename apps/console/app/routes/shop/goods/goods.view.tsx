import { Form } from "@remix-run/react";
import { clsx } from "clsx";
import { ConsoleForm } from "@haat/ui/console/console-form/console-form";
import { Button, LinkButton } from "@haat/ui/primitives/button/button";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { Checkbox } from "@haat/ui/primitives/checkbox/checkbox";
import { TabsAsLinks, type TabsAsLinksProps } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { formState, type FormState } from "@haat/web-forms/submission";
import { ListPageView, type ListPageData } from "../../list-page.view";
import { goodsFields, goodsIntents, tickedFormId } from "./goods.form";

interface EditForm {
  label: string;
  submit: string;
  /** What the page shows: poisha, or pieces. */
  was: number;
}

interface Edit {
  /** The box that chooses the product, spoken. */
  tick: string;
  /** Where the prices and stocks of its variants are changed. */
  variants?: { href: string; label: string; spoken: string } | undefined;
  /** Left out where the list is not the place for it. */
  forms?: { summary: string; label: string; key: string; price: EditForm; count: EditForm } | undefined;
}

interface Way {
  label: string;
  href: string;
}

export interface GoodsPage {
  list: ListPageData;
  /** Begins one more product; it stands beside the title, as the list may be long. */
  add: { label: string; action: string };
  /** What is begun and not yet for sale; none where nothing is. */
  drafts?: Way | undefined;
  /** Other ways to products, and what opens them. */
  tools: { more: string; ways: readonly Way[] };
  /** None where there is no product at all. */
  lacks?: Pick<TabsAsLinksProps, "tabs" | "label" | "more"> | undefined;
  /** By the rows' ids. */
  edits: Record<string, Edit>;
  /** What can be done with what is ticked. */
  ticked?: { label: string; acts: readonly { status: string; label: string }[] } | undefined;
  action: string;
  /** Above what is wrong in a form. */
  errors: string;
}

export interface GoodsViewProps {
  page: GoodsPage;
  /** The form that was refused: its intent and product, and what was typed. */
  refused: { of: string | undefined; state: FormState };
}

/** A shop's products: views and filters, price and stock in the place of each, and what is done with those that are ticked. */
export function GoodsView({ page, refused }: GoodsViewProps) {
  const { list, edits, ticked, action } = page;
  return (
    <ListPageView
      page={list}
      aside={<Add {...page.add} />}
      besideSearch={<Tools {...page} />}
      compact
      start={({ id }) => {
        const edit = edits[id];
        return edit && <Tick id={id} label={edit.tick} />;
      }}
      actions={({ id }) => {
        const edit = edits[id];
        return edit && <RowEdit id={id} edit={edit} page={page} refused={refused} />;
      }}
    >
      {ticked && (
        <Form
          id={tickedFormId}
          method="post"
          action={action}
          aria-label={ticked.label}
          className={tickedLook}
        >
          <input type="hidden" name={goodsFields.intent} value={goodsIntents.status} />
          <span className="w-full text-small text-muted sm:w-auto">{ticked.label}</span>
          {ticked.acts.map(({ status, label }) => (
            <Button key={status} variant="secondary" name={goodsFields.status} value={status}>
              {label}
            </Button>
          ))}
        </Form>
      )}
    </ListPageView>
  );
}

function Add({ label, action }: GoodsPage["add"]) {
  return (
    // The draft is kept before the camera opens, which may push this page out of a small phone's memory.
    <Form method="post" action={action} encType="multipart/form-data">
      <Button icon="plus">{label}</Button>
    </Form>
  );
}

/** What narrows the list, and other ways to products: behind a word in the search's row, so that the list is in sight. */
function Tools({ lacks, drafts, tools }: Pick<GoodsPage, "lacks" | "drafts" | "tools">) {
  const isNarrowed = lacks?.tabs.slice(1).some(({ current }) => current) ?? false;
  return (
    <>
      {drafts && (
        <LinkButton href={drafts.href} variant="secondary">
          {drafts.label}
        </LinkButton>
      )}
      <details data-slot="goods-tools" className="peer group max-sm:ms-auto" open={isNarrowed}>
        <summary className="flex min-h-(--control) cursor-pointer items-center gap-1 px-2 font-semibold text-link">
          {tools.more}
          <Icon name="chevron-down" size={18} className="group-open:rotate-180" />
        </summary>
      </details>
      {/* Behind the summary, not in it: it is as wide as the list. */}
      <div className="hidden w-full flex-wrap gap-2 pt-2 peer-open:flex">
        {lacks && <TabsAsLinks {...lacks} className="w-full" />}
        {tools.ways.map(({ label, href }) => (
          <LinkButton key={label} href={href} variant="secondary" size="small">
            {label}
          </LinkButton>
        ))}
      </div>
    </>
  );
}

/** Behind the list, until something is ticked: then it stays in sight. */
const tickedLook =
  "order-1 flex flex-wrap items-center gap-2 rounded-control border border-border bg-surface p-3 " +
  "[main:has([form=ticked]:checked)_&]:sticky bottom-20 z-10 sm:bottom-4";

/** The box that chooses a product, before its row. */
function Tick({ id, label }: { id: string; label: string }) {
  return (
    <Checkbox
      formId={`tick-${id}`}
      form={tickedFormId}
      name={goodsFields.products}
      value={id}
      aria-label={label}
      label=""
    />
  );
}

interface RowEditProps extends GoodsViewProps {
  id: string;
  edit: Edit;
}

/** What changes a product in its row: on a phone a pencil, where there is room its words. */
const changeLook =
  "flex min-h-11 min-w-11 cursor-pointer items-center justify-center font-semibold text-link";

function RowEdit({ id, edit, page, refused }: RowEditProps) {
  const { Link } = useUi();
  const { forms, variants } = edit;
  const isRefused = refused.of?.endsWith(`-${id}`) ?? false;
  return (
    <div id={`product-${id}`} className="scroll-mt-24 has-[[open]]:w-full">
      {variants && (
        <Link href={variants.href} aria-label={variants.spoken} className={changeLook}>
          <Icon name="pencil" className="sm:hidden" />
          <span className="max-sm:hidden">{variants.label}</span>
        </Link>
      )}
      {forms && (
        <details open={isRefused} className="group">
          <summary className={clsx(changeLook, "group-open:justify-start")}>
            <Icon name="pencil" className="group-open:hidden sm:hidden" />
            <span className="max-sm:[details:not([open])_&]:sr-only">{forms.summary}</span>
          </summary>
          <div role="group" aria-label={forms.label} className="grid grid-cols-1 gap-6 pt-3 sm:grid-cols-2">
            <RowForm id={id} kind="price" form={forms.price} page={page} refused={refused} />
            <RowForm
              id={id}
              kind="count"
              form={forms.count}
              page={page}
              refused={refused}
              formKey={forms.key}
            />
          </div>
        </details>
      )}
    </div>
  );
}

interface RowFormProps extends GoodsViewProps {
  id: string;
  kind: "price" | "count";
  form: EditForm;
  formKey?: string;
}

const nothing = formState(undefined);

function RowForm({ id, kind, form, formKey, page, refused }: RowFormProps) {
  const { label, submit, was } = form;
  const state = refused.of === `${kind}-${id}` ? refused.state : nothing;
  const isPrice = kind === "price";
  return (
    <ConsoleForm
      formId={`${kind}-${id}`}
      action={page.action}
      hidden={{
        [goodsFields.intent]: goodsIntents[kind],
        [goodsFields.product]: id,
        [goodsFields.was]: String(was),
        ...(formKey && { [goodsFields.key]: formKey }),
      }}
      fields={[
        isPrice
          ? { kind: "taka", name: goodsFields.price, label, value: String(was / 100) }
          : { kind: "text", keypad: "numeric", name: goodsFields.pieces, label, value: String(was) },
      ]}
      values={state.values}
      errors={state.errors}
      formErrors={state.formErrors}
      labels={{ submit, errors: page.errors }}
      className="content-start"
    />
  );
}
