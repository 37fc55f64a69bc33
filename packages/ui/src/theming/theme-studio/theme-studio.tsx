import { useMemo, useState, type ReactNode } from "react";
import { Button } from "../../primitives/button/button";
import { Textarea } from "../../primitives/textarea/textarea";
import { createTheme, themeStyleSheet, type Theme } from "../../theme/create-theme";
import { readyThemes, type ReadyThemeName } from "../../theme/ready-themes";
import { readThemeText } from "../../theme/shop-theme";
import { PreviewFrame } from "./preview-frame";
import { SegmentedChoice } from "./segmented-choice";
import { ShareTheme } from "./share-theme";
import { ThemeForm } from "./theme-form";
import { themeHash, withoutSpace } from "./theme-link";
import { ContrastReport, DerivationReport, RepairReport } from "./theme-report";
import type { StudioPage, ThemeStudioLabels } from "./theme-studio.labels";
import { useThemeText } from "./theme-text.hook";

/** Draws a page of a shop whose markup follows these choices of its theme. */
export type DrawPage = (choices: Theme["choices"]) => ReactNode;

export interface ThemeStudioProps {
  /** A theme's JSON to begin with, unless the address carries one in its hash. */
  initialText: string;
  /** The pages to dress, in the reader's language. */
  pages: Record<StudioPage, DrawPage>;
  labels: ThemeStudioLabels;
  /** Where the studio stands by itself, without a hash: what a shared link begins with. */
  href: string;
  /** Prefix of all ids. */
  formId: string;
  language: "bn" | "en";
  /** The scheme the previews begin with. */
  scheme: "light" | "dark";
}

/** A theme as people write and read it. */
export const themeText = (theme: object): string => JSON.stringify(theme, null, 2);

/**
 * Where a seller, or who develops for one, makes a theme: choices or JSON on one side, the shop that wears them on the
 * other, and below what had to be mended and why. A tool of the workshop: it needs JavaScript and no shop ships it.
 *
 * @use In the workshop, to try what becomes of choices.
 * @avoid In the console, whose theme pages work without scripts.
 * @accessibility Every mended colour is said in words.
 */
export function ThemeStudio({
  initialText,
  pages,
  labels,
  href,
  formId,
  language,
  scheme,
}: ThemeStudioProps) {
  const edited = useThemeText(initialText);
  const [shown, setShown] = useState({ scheme, size: "phone" as "phone" | "desk" });
  const { theme } = useMemo(() => readThemeText(edited.text), [edited.text]);
  const derived = useMemo(() => createTheme(theme), [theme]);
  return (
    <div data-slot="theme-studio" className="grid grid-cols-1 gap-8">
      <header className="grid grid-cols-1 gap-6">
        <div className="grid max-w-prose gap-2">
          <h1 className="text-h1">{labels.title}</h1>
          <p className="text-muted">{labels.intro}</p>
        </div>
        <ReadyThemes
          text={edited.text}
          labels={labels}
          onPick={(ready) => edited.change(themeText(ready), "outside")}
        />
      </header>
      <div className="grid grid-cols-1 gap-8 md:grid-cols-[20rem_minmax(0,1fr)] lg:gap-10">
        <ThemeEditor labels={labels} href={href} formId={formId} edited={edited} />
        <div className="grid min-w-0 grid-cols-1 content-start gap-10">
          <Previews
            pages={pages}
            labels={labels}
            formId={formId}
            language={language}
            shown={shown}
            theme={derived}
            onShow={(next) => setShown({ ...shown, ...next })}
          />
          <DerivationReport theme={theme} scheme={shown.scheme} labels={labels} />
          <ContrastReport colours={derived.properties[shown.scheme]} scheme={shown.scheme} labels={labels} />
        </div>
      </div>
    </div>
  );
}

/** The choices as fields and as JSON, what of it was mended, and the link to send. */
function ThemeEditor({
  labels,
  href,
  formId,
  edited: { text, formRevision, jsonRevision, change },
}: Pick<ThemeStudioProps, "labels" | "href" | "formId"> & { edited: ReturnType<typeof useThemeText> }) {
  const { theme, repairs } = readThemeText(text);
  const fault = repairs.find(({ key }) => key === "");
  return (
    <div className="grid grid-cols-1 content-start gap-6">
      <ThemeForm
        key={`form-${formRevision}`}
        formId={`${formId}-choices`}
        theme={theme}
        labels={labels}
        onChange={(chosen) => change(themeText(chosen), "form")}
      />
      <Textarea
        key={`json-${jsonRevision}`}
        formId={formId}
        name="json"
        label={labels.json}
        hint={labels.jsonHint}
        errors={fault && [labels.repairReasons[fault.reason]]}
        rows={15}
        spellCheck={false}
        defaultValue={text}
        onInput={(event) => change(event.currentTarget.value, "json")}
        className="[&_textarea]:[font-family:var(--font-code,ui-monospace,monospace)] [&_textarea]:text-small"
      />
      <RepairReport repairs={repairs} labels={labels} />
      <ShareTheme formId={formId} labels={labels} href={`${href}${themeHash(withoutSpace(text))}`} />
    </div>
  );
}

/** Six shops to begin from, each with its two colours. */
function ReadyThemes({
  text,
  labels,
  onPick,
}: {
  text: string;
  labels: Pick<ThemeStudioLabels, "start" | "ready">;
  onPick: (theme: object) => void;
}) {
  return (
    <div role="group" aria-label={labels.start} className="flex flex-wrap items-center gap-2">
      <span className="me-1 text-small text-muted" aria-hidden="true">
        {labels.start}
      </span>
      {(Object.keys(readyThemes) as ReadyThemeName[]).map((name) => {
        const ready = readyThemes[name];
        return (
          <Button
            key={name}
            type="button"
            size="small"
            variant="secondary"
            aria-pressed={withoutSpace(text) === JSON.stringify(ready)}
            onClick={() => onPick(ready)}
            className="aria-pressed:border-link aria-pressed:bg-accent-soft"
          >
            <svg data-slot="swatch" aria-hidden="true" viewBox="0 0 2 2" className="size-5 rounded-pill">
              <rect width="2" height="2" fill={ready.seed} />
              <rect x="1" width="1" height="2" fill={ready.ribbonSeed} />
            </svg>
            {labels.ready[name]}
          </Button>
        );
      })}
    </div>
  );
}

interface Shown {
  scheme: "light" | "dark";
  size: "phone" | "desk";
}

/** The shop's pages in the theme, in the scheme and the window that were asked for. */
function Previews({
  pages,
  theme,
  labels,
  formId,
  language,
  shown,
  onShow,
}: Pick<ThemeStudioProps, "pages" | "labels" | "formId" | "language"> & {
  theme: Theme;
  shown: Shown;
  onShow: (next: Partial<Shown>) => void;
}) {
  const css = themeStyleSheet(theme);
  const scheme = theme.choices.darkMode === "never" ? "light" : shown.scheme;
  return (
    <section data-slot="theme-previews" className="grid min-w-0 grid-cols-1 gap-4">
      <div className="flex flex-wrap items-center gap-3">
        <h2 className="w-full text-h3 sm:me-auto sm:w-auto">{labels.previews}</h2>
        <SegmentedChoice
          name={`${formId}-scheme`}
          legend={labels.scheme}
          options={(["light", "dark"] as const).map((value) => ({ value, label: labels[value] }))}
          value={shown.scheme}
          onChange={(next) => onShow({ scheme: next })}
        />
        <SegmentedChoice
          name={`${formId}-width`}
          legend={labels.width}
          options={(["phone", "desk"] as const).map((value) => ({ value, label: labels[value] }))}
          value={shown.size}
          onChange={(size) => onShow({ size })}
        />
      </div>
      <ul
        tabIndex={0}
        aria-label={labels.previews}
        className="scroll-row gap-4 pb-2 md:flex-wrap md:justify-start md:overflow-visible"
      >
        {(Object.keys(pages) as StudioPage[]).map((page) => (
          <li key={page} className="grid content-start gap-2">
            <span className="text-small font-semibold">{labels.pages[page]}</span>
            <PreviewFrame
              key={shown.size}
              title={`${labels.previews}: ${labels.pages[page]}`}
              css={css}
              scheme={scheme}
              language={language}
              size={shown.size}
            >
              {pages[page](theme.choices)}
            </PreviewFrame>
          </li>
        ))}
      </ul>
    </section>
  );
}
