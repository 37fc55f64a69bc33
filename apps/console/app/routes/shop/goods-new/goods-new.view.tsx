import { PictureField } from "@haat/ui/console/console-form/picture-field";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { goodsNewFields } from "./goods-new.form";

/** The form of a new product; after a refusal with the photo that came with it, and with the same key. */
export function GoodsNewView({ page, state }: { page: FormPageData; state: FormState }) {
  const { [goodsNewFields.uploaded]: uploaded = "", [goodsNewFields.key]: key } = state.values;
  const hidden = {
    ...page.hidden,
    ...(key && { [goodsNewFields.key]: key }),
    ...(uploaded && { [goodsNewFields.uploaded]: uploaded }),
  };
  const fields = page.fields.map((field) =>
    field.kind === "picture" && uploaded ? { ...field, current: `/media/${uploaded}` } : field,
  );
  return <FormPageView page={{ ...page, hidden, fields }} state={state} PictureField={PictureField} />;
}
