import { Faq } from "@haat/ui/commerce/faq/faq";
import { Testimonial } from "@haat/ui/commerce/testimonial/testimonial";
import { RichText } from "@haat/ui/primitives/rich-text/rich-text";
import type { ContentPreview } from "./content-preview";

type Version = ContentPreview["versions"][number];

/** What a piece of content will look like, in both languages, side by side where there is room. */
export function ContentPreviewView({ title, preview }: { title: string; preview: ContentPreview }) {
  return (
    <section aria-label={title} data-slot="content-preview" className="grid grid-cols-1 gap-4">
      <h2 className="text-title">{title}</h2>
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        {preview.versions.map((version) => (
          <div key={version.language} lang={version.language} className="panel min-w-0 p-5 wrap-anywhere">
            <Shown preview={preview} version={version} />
          </div>
        ))}
      </div>
    </section>
  );
}

function Shown({ preview: { kind, link }, version }: { preview: ContentPreview; version: Version }) {
  const { title, text, note, paragraphs, blocks, language } = version;
  if (kind === "testimonial")
    return (
      <Testimonial
        quote={text}
        quoteLang={language}
        name={title}
        role={note}
        initials={[...title][0] ?? ""}
      />
    );
  if (kind === "question")
    return (
      <Faq
        entries={[{ id: `preview-${language}`, question: title, answer: paragraphs }]}
        open={`preview-${language}`}
        headingLevel="h3"
      />
    );
  return (
    <div className="grid gap-3">
      <h3 className="text-h2">{title}</h3>
      <p className="text-muted">{text}</p>
      {kind === "slide" ? <p className="font-semibold text-link">{link}</p> : <RichText blocks={blocks} />}
    </div>
  );
}
