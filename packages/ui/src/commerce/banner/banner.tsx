import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Picture } from "../../primitives/picture/picture";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface BannerProps extends RootProps<"div"> {
  title: string;
  text?: string;
  picture: string;
  href: string;
  /** What the button says. */
  action: string;
  headingLevel?: "h1" | "h2";
  priority?: "high" | "lazy";
}

/** One promise beside one picture; the words stand on a colour of their own, never on the picture. */
export function Banner({
  title,
  text,
  picture,
  href,
  action,
  headingLevel: Heading = "h2",
  priority = "lazy",
  className,
  ...rest
}: BannerProps) {
  return (
    <div
      data-slot="banner"
      className={clsx(
        "grid h-full overflow-hidden rounded-sheet bg-accent-soft text-on-accent-soft xs:grid-cols-[1.1fr_1fr]",
        className,
      )}
      {...rest}
    >
      <div className="grid content-center justify-items-start gap-3 p-6 sm:p-10">
        <Heading className="text-h1">{title}</Heading>
        {text && <p className="max-w-prose">{text}</p>}
        <LinkButton href={href} className="mt-2">
          {action}
        </LinkButton>
      </div>
      <Picture
        src={picture}
        alt=""
        width={960}
        height={640}
        sizes="(min-width: 480px) 50vw, 100vw"
        priority={priority}
        className="order-first aspect-[2/1] h-full object-cover xs:order-none xs:aspect-auto xs:min-h-64"
      />
    </div>
  );
}

/** Several banners side by side, moved by hand only. One fills the width; of more, the next one peeps in. */
export function BannerRow({
  banners,
  label,
  className,
  ...rest
}: {
  banners: readonly (BannerProps & { id: string })[];
  label: string;
} & RootProps<"section">) {
  return (
    <section data-slot="banner-row" aria-label={label} className={clsx("min-w-0", className)} {...rest}>
      <ul className="scroll-row -mx-(--gutter) scroll-px-(--gutter) gap-4 px-(--gutter)">
        {banners.map(({ id, ...banner }, index) => (
          <li key={id} className={clsx(banners.length > 1 ? "w-[88%] lg:w-[72%]" : "w-full")}>
            <Banner {...banner} priority={index === 0 ? "high" : "lazy"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
