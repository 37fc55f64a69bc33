import { RadioCards, type RadioCard } from "@haat/ui/primitives/radio-cards/radio-cards";
import { complaintForm as fields } from "./complaint.form";

/** What is asked for; where only one thing may be, that is no question. */
export function ComplaintKinds({
  kinds,
  label,
  chosen,
  errors,
}: {
  kinds: readonly RadioCard[];
  label: string;
  chosen: string | undefined;
  errors: readonly string[] | undefined;
}) {
  const [only] = kinds;
  if (kinds.length === 1 && !errors?.length)
    return <input type="hidden" name={fields.kind} value={only?.value} />;
  return (
    <RadioCards
      formId="complaint"
      name={fields.kind}
      label={label}
      options={kinds}
      defaultValue={chosen ?? only?.value}
      errors={errors}
    />
  );
}
