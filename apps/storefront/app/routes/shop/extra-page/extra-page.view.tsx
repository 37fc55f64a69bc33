import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { Prose } from "@haat/ui/primitives/prose/prose";

export interface ExtraPageViewProps {
  title: string;
  paragraphs: string[];
  trail: BreadcrumbProps["trail"];
  labels: BreadcrumbProps["labels"];
}

/** A page that the shop wrote itself: about, delivery, returns. */
export function ExtraPageView({ title, paragraphs, trail, labels }: ExtraPageViewProps) {
  return (
    <article className="page grid grid-cols-1 gap-6 py-4 sm:py-6">
      <div>
        <Breadcrumb trail={trail} current={title} labels={labels} />
        <h1 className="text-h1">{title}</h1>
      </div>
      <Prose>
        {paragraphs.map((text, place) => (
          // The text never changes while it is shown; two paragraphs may be the same.
          <p key={place} className="whitespace-pre-line">
            {text}
          </p>
        ))}
      </Prose>
    </article>
  );
}
