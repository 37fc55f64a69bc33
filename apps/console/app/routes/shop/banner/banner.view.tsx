import { BannerPreview, type BannerPreviewProps } from "@haat/ui/console/banner-preview/banner-preview";
import { PictureField } from "@haat/ui/console/console-form/picture-field";
import { LinkButton } from "@haat/ui/primitives/button/button";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";
import { withFound, type TargetOption } from "../target.form";
import { bannerFormFields as names } from "./banner.form";

export interface BannerPage extends FormPageData {
  /** Its pictures as they are kept; a new one has none. */
  preview?: Pick<BannerPreviewProps, "title" | "ground" | "frames"> | undefined;
  /** The way to remove it; a new one has none. */
  removal?: { href: string; label: string } | undefined;
}

export interface BannerViewProps {
  page: BannerPage;
  state: FormState;
  /** The products that a name stood for. */
  found?: readonly TargetOption[] | undefined;
}

/** A banner of a shop: its pictures as they are placed, what it says, where it leads and when, and what ends it. */
export function BannerView({ page, state, found }: BannerViewProps) {
  const { preview, removal, ...form } = page;
  const kept: Record<string, string | undefined> = {
    [names.picture]: state.values[names.kept],
    [names.phone_picture]: state.values[names.keptPhone],
  };
  const fields = withFound(form.fields, found).map((field) => {
    const key = kept[field.name];
    return field.kind === "picture" && key ? { ...field, current: `/media/${key}` } : field;
  });
  // What was uploaded with a refused form need not be chosen again.
  const hidden = {
    ...form.hidden,
    ...(state.values[names.kept] && { [names.kept]: state.values[names.kept] }),
    ...(state.values[names.keptPhone] && { [names.keptPhone]: state.values[names.keptPhone] }),
  };
  return (
    <FormPageView
      page={{ ...form, fields, hidden }}
      state={state}
      PictureField={PictureField}
      before={preview && <BannerPreview {...preview} />}
    >
      {removal && (
        <LinkButton href={removal.href} variant="secondary" wide>
          {removal.label}
        </LinkButton>
      )}
    </FormPageView>
  );
}
