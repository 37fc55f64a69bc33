import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf } from "../../testing/plain-html";

import { Checkbox } from "../checkbox/checkbox";
import { CodeField } from "../code-field/code-field";
import { NumberStepper } from "../number-stepper/number-stepper";
import { PhoneField } from "../phone-field/phone-field";
import { QuantityField } from "../quantity-field/quantity-field";
import { RadioCards } from "../radio-cards/radio-cards";
import { Select } from "../select/select";
import { Switch } from "../switch/switch";
import { TextField } from "../text-field/text-field";
import { Textarea } from "../textarea/textarea";
import type { FieldProps } from "./field";

const counting = { quantity: "Quantity", decrease: "Fewer", increase: "More", digits: "0123456789" };
const fields: Record<string, (field: FieldProps) => JSX.Element> = {
  "text field": (field) => <TextField {...field} />,
  "phone field": (field) => <PhoneField {...field} />,
  "code field": (field) => <CodeField {...field} />,
  list: (field) => <Select {...field} options={[{ value: "1", label: "One" }]} placeholder="Choose" />,
  "text area": (field) => <Textarea {...field} count={{ template: "{n}", digits: "0123456789" }} />,
  tick: ({ label, ...field }) => <Checkbox {...field} label={label} />,
  switch: ({ label, ...field }) => <Switch {...field} label={label} />,
  "radio cards": (field) => <RadioCards {...field} options={[{ value: "1", title: "One" }]} />,
  "quantity field": (field) => <QuantityField {...field} labels={counting} />,
  "number stepper": (field) => <NumberStepper {...field} defaultValue={1} labels={counting} />,
};

describe.each(Object.entries(fields))("a %s", (_name, draw) => {
  it("has a name and a label, and an id that starts with its form's", () => {
    const html = htmlOf(draw({ formId: "form", name: "thing", label: "Thing" }));
    expect(faultsOf(html)).toEqual([]);
    expect(controlsOf(html)[0]?.attributes).toMatchObject({ id: "form-thing", name: "thing" });
    expect(html).not.toContain("aria-invalid");
  });

  it("is marked invalid and described by its errors, beside the same field of another form", () => {
    const html = htmlOf(
      <>
        {draw({ formId: "one", name: "thing", label: "Thing", errors: ["Wrong.", "Very."] })}
        {draw({ formId: "two", name: "thing", label: "Thing", errors: [] })}
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('id="one-thing-error"');
    expect(html).toContain("Wrong. Very.");
    expect(html.match(/aria-invalid="true"/g)).toHaveLength(1);
    expect(html).toMatch(/aria-describedby="[^"]*one-thing-error"/);
  });
});

describe("a field that may stay empty", () => {
  it("says so in words, and only then is not required", () => {
    const field = { formId: "form", name: "email", label: "Email" };
    expect(htmlOf(<TextField {...field} />)).toContain('required=""');
    const optional = htmlOf(<TextField {...field} optionalMark="(optional)" />);
    expect(optional).toContain("(optional)");
    expect(optional).not.toContain("required");
  });
});

describe("a field with a hint", () => {
  it("is described by the hint first, then by the errors", () => {
    const html = htmlOf(
      <TextField formId="form" name="phone" label="Phone" hint="11 digits" errors={["Too short."]} />,
    );
    expect(html).toContain('aria-describedby="form-phone-hint form-phone-error"');
  });
});

describe("the count of a text area", () => {
  it("counts what a reader sees, in the reader's digits", () => {
    const count = { template: "১০০-এর মধ্যে {n}", digits: "০১২৩৪৫৬৭৮৯" };
    const html = htmlOf(<Textarea formId="f" name="n" label="L" defaultValue="ক্ষ্ম র‍্যাব" count={count} />);
    expect(html).toContain("১০০-এর মধ্যে ৪");
  });

  it("is the limit in words where no script would keep it right", () => {
    const count = { template: "{n} of 100", digits: "0123456789", limit: "At most 100 characters" };
    const html = htmlOf(<Textarea formId="f" name="n" label="L" count={count} />);
    expect(html).toContain("At most 100 characters");
    expect(html).not.toContain("0 of 100");
  });
});
