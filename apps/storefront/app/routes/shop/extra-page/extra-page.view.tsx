import { Breadcrumb, type BreadcrumbProps } from "@haat/ui/primitives/breadcrumb/breadcrumb";
import { LinkButton } from "@haat/ui/primitives/button/button";
import { RichText, type RichTextProps } from "@haat/ui/primitives/rich-text/rich-text";

export interface ExtraPageViewProps {
  title: string;
  blocks: RichTextProps["blocks"];
  trail: BreadcrumbProps["trail"];
  labels: BreadcrumbProps["labels"];
  /** Where one who has read it goes on. */
  goShopping: { href: string; label: string };
}

/** A page that the shop wrote itself: about, delivery, returns. */
export function ExtraPageView({ title, blocks, trail, labels, goShopping }: ExtraPageViewProps) {
  return (
    <article className="page grid max-w-prose grid-cols-1 gap-6 py-4 sm:py-6">
      <div>
        <Breadcrumb trail={trail} current={title} labels={labels} />
        <h1 className="text-h1">{title}</h1>
      </div>
      <RichText blocks={blocks} />
      <LinkButton href={goShopping.href} variant="secondary" className="justify-self-start">
        {goShopping.label}
      </LinkButton>
    </article>
  );
}
