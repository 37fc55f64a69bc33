import { LinkButton } from "@haat/ui/primitives/button/button";
import { Picture } from "@haat/ui/primitives/picture/picture";
import type { FormState } from "@haat/web-forms/submission";
import { FormPageView, type FormPageData } from "../../form-page.view";

export interface AdminCategoryPage extends FormPageData {
  /** Its picture as it is now: `/media/…`, without a width. */
  picture?: string | undefined;
  /** The way to remove it, or why there is none. */
  removal?: { way?: { href: string; label: string }; reason?: string } | undefined;
}

/** A business category: its names, picture and place, and below them what ends it. */
export function AdminCategoryView({ page, state }: { page: AdminCategoryPage; state: FormState }) {
  const { picture, removal, ...form } = page;
  return (
    <FormPageView
      page={form}
      state={state}
      before={
        picture && (
          <Picture
            src={picture}
            alt=""
            lite="shown"
            width={96}
            height={96}
            sizes="96px"
            className="size-24 rounded-card border border-border object-cover"
          />
        )
      }
    >
      {removal?.way && (
        <LinkButton href={removal.way.href} variant="secondary" wide>
          {removal.way.label}
        </LinkButton>
      )}
      {removal?.reason && <p className="text-small text-muted">{removal.reason}</p>}
    </FormPageView>
  );
}
