import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { optionFields } from "./goods-options.form";

/** What customers choose by. */
export function GoodsOptionsView({ page, state }: { page: FormPageData; state: FormState }) {
  const version = state.values[optionFields.version];
  const hidden = { ...page.hidden, ...(version && { [optionFields.version]: version }) };
  return <FormPageView page={{ ...page, hidden }} state={state} />;
}
