import { Button } from "@haat/ui/primitives/button/button";
import { FormErrorSummary } from "@haat/ui/primitives/form-error-summary/form-error-summary";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { Icon } from "@haat/ui/primitives/icon/icon";
import { Picture } from "@haat/ui/primitives/picture/picture";
import { Textarea } from "@haat/ui/primitives/textarea/textarea";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import { StarRow, type StarRowProps } from "../../../shell/star-row";
import { rateIntent, ratingForm as fields } from "./order-rating.form";
import { StarChoice, type StarChoiceProps } from "./star-choice.view";

interface RatedProduct {
  id: string;
  name: string;
  picture: string;
  /** What its form is folded away behind. */
  open: string;
  own?: (StarRowProps & { value: string; text: string; isHidden: boolean }) | undefined;
}

export interface OrderRatingsProps {
  ratings: {
    action: string;
    products: readonly RatedProduct[];
    options: StarChoiceProps["options"];
    labels: Record<
      "title" | "lead" | "stars" | "text" | "textHint" | "submit" | "hidden" | "errors" | "optional",
      string
    >;
  };
  /** What was refused, and of which product. */
  refused: { product: string; form: FormState } | undefined;
}

/** What the customer says of each product of a delivered order. */
export function OrderRatings({ ratings, refused }: OrderRatingsProps) {
  const { products, labels } = ratings;
  return (
    <section aria-labelledby="ratings" data-slot="order-ratings" className="panel grid gap-4 p-5">
      <div>
        <h2 id="ratings" className="text-h3">
          {labels.title}
        </h2>
        <p className="text-small text-muted">{labels.lead}</p>
      </div>
      <ul className="grid divide-y divide-border">
        {products.map((product) => (
          <li key={product.id} className="py-2">
            <Rate
              key={`${product.own?.value} ${product.own?.text}`}
              ratings={ratings}
              product={product}
              form={refused?.product === product.id ? refused.form : undefined}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The whole row opens the form. */
function Rate({
  ratings,
  product,
  form,
}: Pick<OrderRatingsProps, "ratings"> & { product: RatedProduct; form: FormState | undefined }) {
  return (
    <details open={form !== undefined} className="group">
      <summary className="flex min-h-11 items-center gap-3 rounded-control">
        <Picture
          src={product.picture}
          alt=""
          width={56}
          height={56}
          sizes="56px"
          className="size-14 shrink-0 rounded-control object-cover"
        />
        <span className="grid min-w-0">
          <span className="font-semibold wrap-anywhere">{product.name}</span>
          {product.own && <StarRow {...product.own} />}
          {product.own?.isHidden && <span className="text-small text-muted">{ratings.labels.hidden}</span>}
          <span className="flex items-center gap-2 font-semibold text-link">
            {product.open}
            <Icon name="chevron-down" size={16} className="transition-transform group-open:rotate-180" />
          </span>
        </span>
      </summary>
      <RatingForm ratings={ratings} product={product} form={form} />
    </details>
  );
}

function RatingForm({
  ratings: { action, options, labels },
  product: { id, own },
  form,
}: Pick<OrderRatingsProps, "ratings"> & { product: RatedProduct; form: FormState | undefined }) {
  const { Form } = useUi();
  const formId = `rating-${id}`;
  const { values, errors = {}, formErrors } = form ?? {};
  return (
    <Form method="post" action={action} noValidate data-slot="rating-form" className="grid gap-4 py-2">
      <HiddenFields values={{ [fields.intent]: rateIntent, [fields.product]: id }} />
      <FormErrorSummary formId={formId} title={labels.errors} errors={errors} formErrors={formErrors} />
      <StarChoice
        formId={formId}
        name={fields.stars}
        label={labels.stars}
        options={options}
        defaultValue={values?.[fields.stars] ?? own?.value}
        errors={errors[fields.stars]}
      />
      <Textarea
        formId={formId}
        name={fields.text}
        label={labels.text}
        hint={labels.textHint}
        optionalMark={labels.optional}
        rows={3}
        defaultValue={values?.[fields.text] ?? own?.text}
        errors={errors[fields.text]}
      />
      <Button
        variant="secondary"
        className="justify-self-start"
        pending={usePendingForm().formData?.get(fields.product) === id}
      >
        {labels.submit}
      </Button>
    </Form>
  );
}
