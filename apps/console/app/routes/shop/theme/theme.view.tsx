import { ConsoleForm, type ConsoleFormProps } from "@haat/ui/console/console-form/console-form";
import { ConsolePage, type ConsolePageProps } from "@haat/ui/console/console-page/console-page";
import { ColourChanges, type ColourChange } from "@haat/ui/console/colour-changes/colour-changes";
import { PagePreview, type PagePreviewProps } from "@haat/ui/console/page-preview/page-preview";
import { Badge } from "@haat/ui/primitives/badge/badge";
import { Button } from "@haat/ui/primitives/button/button";
import { HiddenFields } from "@haat/ui/primitives/hidden-fields/hidden-fields";
import { InlineAlert } from "@haat/ui/primitives/inline-alert/inline-alert";
import { TabsAsLinks, type TabLink } from "@haat/ui/primitives/tabs-as-links/tabs-as-links";
import { usePendingForm } from "@haat/web-forms/pending-form.hook";
import type { FormState } from "@haat/web-forms/submission";
import type { ReactNode } from "react";
import { useKeptChoices } from "./kept-choices.hook";
import { Fold } from "../../fold.view";
import { previewId, themeButtons, themeIntents } from "./theme.form";

/** Two colours of a theme, `#rrggbb`. */
interface Colours {
  seed: string;
  ribbon: string;
}

export interface ThemePage extends Pick<ConsolePageProps, "title" | "back"> {
  lead: string;
  /** Whether there is a draft, and whose. */
  state: string;
  /** The version that was read: every form of the page bears it. */
  hidden: Record<string, string>;
  form: Pick<ConsoleFormProps, "action" | "fields" | "folded" | "submit" | "labels">;
  publish: string;
  /** Left out where there is no draft. */
  discard?: string | undefined;
  ready: { title: string; list: { value: string; label: string; colours: Colours }[] };
  preview: {
    title: string;
    lead: string;
    /** Left out where the shop is never dark; `note` says so. */
    schemes?: { label: string; links: TabLink[] } | undefined;
    note?: string | undefined;
    shown: string;
    frames: Record<PagePreviewProps["size"], Pick<PagePreviewProps, "src" | "title">>;
    openLabel: string;
  };
  /** What was corrected, or the word that nothing had to be. */
  guard: { quiet: string } | { title: string; lead: string; label: string; changes: readonly ColourChange[] };
  versions: {
    title: string;
    lead: string;
    /** The newest ones. */
    list: readonly Version[];
    /** Those before them, with what opens them. */
    earlier?: { label: string; list: readonly Version[] } | undefined;
  };
}

interface Version {
  number: string;
  title: string;
  text: string;
  colours: Colours;
  state?: string | undefined;
  restore?: string | undefined;
}

/** The theme studio: choices on one side, the shop's real pages on the other, below them the themes before. */
export function ThemeView({ page, state }: { page: ThemePage; state: FormState }) {
  const { title, lead, back } = page;
  return (
    <ConsolePage title={title} lead={lead} back={back} width="wide">
      <InlineAlert tone="info">{page.state}</InlineAlert>
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
        <div className="grid grid-cols-1 content-start gap-6">
          <ReadyLooks page={page} />
          <Choices page={page} state={state} />
        </div>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <Previews preview={page.preview} guard={page.guard}>
            {page.discard && <PublishShown label={page.publish} />}
          </Previews>
          <Versions page={page} />
        </div>
      </div>
    </ConsolePage>
  );
}

const Swatch = ({ colours: { seed, ribbon } }: { colours: Colours }) => (
  <svg aria-hidden="true" viewBox="0 0 2 2" className="size-6 shrink-0 rounded-pill border border-border">
    <rect width="2" height="2" fill={seed} />
    <rect x="1" width="1" height="2" fill={ribbon} />
  </svg>
);

/** A form of one button, which brings a page of its own: its fields are then as they are saved. */
function PlainForm({ page, intent, children }: { page: ThemePage; intent: string; children: ReactNode }) {
  return (
    <form data-slot={`theme-${intent}`} method="post" action={page.form.action}>
      <HiddenFields values={{ ...page.hidden, [themeButtons.intent]: intent }} />
      {children}
    </form>
  );
}

function ReadyLooks({ page }: { page: ThemePage }) {
  const { title, list } = page.ready;
  return (
    <PlainForm page={page} intent={themeIntents.look}>
      <fieldset className="grid gap-3">
        <legend className="mb-3 font-semibold">{title}</legend>
        <div className="flex flex-wrap gap-2">
          {list.map(({ value, label, colours }) => (
            <Button key={value} size="small" variant="secondary" name={themeButtons.look} value={value}>
              <Swatch colours={colours} />
              {label}
            </Button>
          ))}
        </div>
      </fieldset>
    </PlainForm>
  );
}

const choicesId = "choices";

function Choices({ page, state }: { page: ThemePage; state: FormState }) {
  const { form, publish, discard, hidden } = page;
  const keep = useKeptChoices(form.action);
  const pending = usePendingForm().formData?.get(themeButtons.intent);
  return (
    <div className="grid grid-cols-1 gap-3">
      <ConsoleForm
        id={choicesId}
        formId="theme"
        {...form}
        hidden={hidden}
        values={state.values}
        errors={state.errors}
        formErrors={state.formErrors}
        pending={pending === themeIntents.show}
        onChange={(event) => keep(event.currentTarget)}
      />
      <Button
        form={choicesId}
        size="large"
        wide
        variant="secondary"
        name={themeButtons.intent}
        value={themeIntents.publish}
        pending={pending === themeIntents.publish}
      >
        {publish}
      </Button>
      {discard && (
        <PlainForm page={page} intent={themeIntents.discard}>
          <Button wide variant="secondary">
            {discard}
          </Button>
        </PlainForm>
      )}
    </div>
  );
}

/** Below the pages that show a draft: where the choices stand above them, and not beside them, one has come down past both. */
function PublishShown({ label }: { label: string }) {
  return (
    <Button
      form={choicesId}
      size="large"
      wide
      name={themeButtons.intent}
      value={themeIntents.publish}
      className="lg:hidden"
      pending={usePendingForm().formData?.get(themeButtons.intent) === themeIntents.publish}
    >
      {label}
    </Button>
  );
}

interface PreviewsProps extends Pick<ThemePage, "preview" | "guard"> {
  /** Below all that is shown. */
  children: ReactNode;
}

/**
 * The phone's page, and beside it, where there is room, the desk's with what had to be corrected. Where the choices stand beside
 * them the desk's has a row of its own, as it would be too small to be read.
 */
function Previews({ preview, guard, children }: PreviewsProps) {
  const { title, lead, schemes, note, shown, frames, openLabel } = preview;
  const frame = (size: PagePreviewProps["size"], className: string) => (
    <PagePreview
      key={`${size} ${shown}`}
      size={size}
      {...frames[size]}
      openLabel={openLabel}
      className={className}
    />
  );
  return (
    <section id={previewId} aria-labelledby="preview-title" className="grid grid-cols-1 gap-4">
      <div className="grid gap-1">
        <h2 id="preview-title" className="text-title">
          {title}
        </h2>
        <p className="max-w-prose text-small text-muted">{lead}</p>
      </div>
      {schemes && <TabsAsLinks tabs={schemes.links} label={schemes.label} />}
      {note && <p className="text-small text-muted">{note}</p>}
      <div className="grid grid-cols-1 items-start gap-6 md:grid-cols-[18rem_minmax(0,1fr)] md:max-lg:grid-rows-[auto_1fr]">
        {frame("phone", "md:max-lg:row-span-2 lg:row-start-2")}
        {frame("desk", "lg:col-span-2 lg:row-start-1")}
        <div className="min-w-0 md:col-start-2">
          <Guard guard={guard} />
        </div>
      </div>
      {children}
    </section>
  );
}

function Guard({ guard }: Pick<ThemePage, "guard">) {
  if ("quiet" in guard) return <InlineAlert tone="success">{guard.quiet}</InlineAlert>;
  const { title, lead, label, changes } = guard;
  return (
    <InlineAlert tone="warning" title={title}>
      <p>{lead}</p>
      <Fold label={label} isOpen={false} isOpenOnPaper>
        <ColourChanges changes={changes} />
      </Fold>
    </InlineAlert>
  );
}

function Versions({ page }: { page: ThemePage }) {
  const { title, lead, list, earlier } = page.versions;
  return (
    <section aria-labelledby="versions-title" className="grid grid-cols-1 gap-3">
      <div className="grid gap-1">
        <h2 id="versions-title" className="text-title">
          {title}
        </h2>
        <p className="text-small text-muted">{lead}</p>
      </div>
      <VersionList page={page} list={list} />
      {earlier && (
        <Fold label={earlier.label} isOpen={false} isOpenOnPaper>
          <VersionList page={page} list={earlier.list} />
        </Fold>
      )}
    </section>
  );
}

function VersionList({ page, list }: { page: ThemePage; list: readonly Version[] }) {
  return (
    <ul data-slot="theme-versions" className="panel divide-y divide-border">
      {list.map(({ number, title, text, colours, state, restore }) => (
        <li key={number} className="flex flex-wrap items-center gap-3 p-4">
          <Swatch colours={colours} />
          <div className="grid min-w-0 flex-1 basis-40">
            <span className="font-semibold">{title}</span>
            <span className="text-small break-words text-muted">{text}</span>
          </div>
          {state && <Badge tone="success">{state}</Badge>}
          {restore && (
            <PlainForm page={page} intent={themeIntents.restore}>
              <Button size="small" variant="secondary" name={themeButtons.number} value={number}>
                {restore}
              </Button>
            </PlainForm>
          )}
        </li>
      ))}
    </ul>
  );
}
