import { clsx } from "clsx";
import type { MouseEvent } from "react";
import { Button } from "../../primitives/button/button";
import type { RootProps } from "../../primitives/root-props/root-props";
import { TextField } from "../../primitives/text-field/text-field";

/** What is written in the place of an area of the list. */
export const writtenAreaFields = { areaName: "area_name" } as const;
/** Value of `intent`: what was written is taken back for one of the list. */
export const writtenAreaIntents = { list: "list" } as const;

export interface WrittenAreaLabels {
  /** Opens the field for an area that the list lacks. */
  areaMissing: string;
  /** Takes what was written there back. */
  areaFromList: string;
  optional: string;
}

export interface WrittenAreaProps extends RootProps<"details"> {
  labels: WrittenAreaLabels;
  /** The text field for the area's name: its id's prefix, its name, its label and what is wrong with it. */
  field: {
    formId: string;
    name: string;
    label: string;
    errors?: readonly string[] | undefined;
    defaultValue?: string | undefined;
  };
}

/** For an area that the list lacks, folded away: nearly every one is there. */
export function WrittenArea({ labels, field, className, ...rest }: WrittenAreaProps) {
  const isOpen = Boolean(field.defaultValue) || Boolean(field.errors?.length);
  return (
    <details data-slot="written-area" open={isOpen} className={clsx("-mt-2", className)} {...rest}>
      <summary className="inline-flex min-h-11 items-center rounded-control text-link underline underline-offset-4">
        {labels.areaMissing}
      </summary>
      <TextField
        {...field}
        optionalMark={labels.optional}
        autoComplete="off"
        maxLength={200}
        className="mt-2"
      />
      <Button
        variant="quiet"
        size="small"
        name="intent"
        value={writtenAreaIntents.list}
        onClick={takeBack}
        className="-ms-3 mt-1"
      >
        {labels.areaFromList}
      </Button>
    </details>
  );
}

/** The browser itself empties and folds the field away; without scripts the server does. */
function takeBack(event: MouseEvent<HTMLButtonElement>) {
  event.preventDefault();
  const { currentTarget } = event;
  const written = currentTarget.form?.elements.namedItem(writtenAreaFields.areaName);
  if (written instanceof HTMLInputElement) written.value = "";
  const details = currentTarget.closest("details");
  details?.removeAttribute("open");
  details?.querySelector("summary")?.focus();
}
