import { clsx } from "clsx";
import { LinkButton } from "../../primitives/button/button";
import { Picture } from "../../primitives/picture/picture";
import type { RootProps } from "../../primitives/root-props/root-props";

export interface BannerProps extends RootProps<"div"> {
  title: string;
  /** A sentence below the title. Default: none. */
  text?: string;
  /** Composed for a frame of 5 : 2. */
  picture: string;
  /** The one for phones, composed for 2 : 1; without it they get the other one. */
  phonePicture?: string | undefined;
  /** Where it leads; without it there is no button. */
  href?: string | undefined;
  /** What the button says. */
  action: string;
  headingLevel?: "h1" | "h2";
  priority?: "high" | "lazy";
  /**
   * `beside` the picture its words; `slim`, likewise and lower; `stage`, a picture as wide as the page with the words
   * below it, and on a large screen two thirds as wide with the words beside it; `words` alone.
   */
  look?: "beside" | "slim" | "stage" | "words" | undefined;
}

const shapes = {
  beside: {
    root: "rounded-sheet md:grid-cols-[2fr_3fr] md:grid-rows-1",
    words: "p-4 sm:p-6 lg:gap-3 lg:p-10",
    heading: "text-h2 lg:text-h1",
    picture: "md:order-none",
    sizes: "(min-width: 1280px) 806px, (min-width: 1024px) 60vw, 100vw",
  },
  slim: {
    root: "rounded-sheet sm:grid-cols-2 sm:grid-rows-1 md:grid-cols-[3fr_2fr]",
    words: "p-4 md:p-6 max-md:[&_p]:hidden max-sm:grid-cols-[1fr_auto] max-sm:items-center",
    heading: "text-title sm:text-h2",
    picture: "sm:order-none",
    sizes: "(min-width: 1280px) 538px, (min-width: 768px) 50vw, 100vw",
  },
  stage: {
    root: "lg:grid-cols-[2fr_1fr] lg:grid-rows-1",
    words: "px-(--gutter) py-4 sm:max-lg:grid-cols-[1fr_auto] sm:max-lg:items-center",
    heading: "text-h1",
    picture: "",
    sizes: "(min-width: 1280px) 896px, 100vw",
  },
  words: { root: "rounded-sheet", words: "p-4", heading: "text-h2", picture: "", sizes: "" },
} as const;

/**
 * One promise and one picture; the words stand on a colour of their own, never on the picture. The picture is shown whole:
 * one of another shape than its frame stands on that colour, too.
 */
export function Banner({
  title,
  text,
  picture,
  phonePicture,
  href,
  action,
  headingLevel: Heading = "h2",
  priority = "lazy",
  look = "beside",
  className,
  ...rest
}: BannerProps) {
  const { root, words, heading, picture: place, sizes } = shapes[look];
  return (
    <div
      data-slot="banner"
      className={clsx(
        "grid h-full grid-rows-[auto_1fr] overflow-hidden bg-accent-soft text-on-accent-soft",
        root,
        className,
      )}
      {...rest}
    >
      <div className={clsx("grid content-center justify-items-start gap-2", words)}>
        <div className="grid gap-1">
          <Heading className={heading}>{title}</Heading>
          {text && <p className="max-w-prose max-sm:text-small">{text}</p>}
        </div>
        {href && (
          <LinkButton href={href} className={look === "slim" ? undefined : "mt-2"}>
            {action}
          </LinkButton>
        )}
      </div>
      {look !== "words" && (
        <Picture
          src={phonePicture || picture}
          alt=""
          width={960}
          height={phonePicture ? 480 : 384}
          sizes={sizes}
          wide={{ src: picture, sizes, width: 960, height: 384 }}
          priority={priority}
          className={clsx(
            "order-first w-full self-center bg-accent-soft! object-contain sm:aspect-5/2",
            phonePicture ? "aspect-2/1" : "aspect-5/2",
            place,
          )}
        />
      )}
    </div>
  );
}

/** Spoken names of the row's buttons. */
export interface BannerRowLabels {
  previous: string;
  next: string;
}

/**
 * Banners, each as wide as the page, moved by hand only. Dots and buttons below them are the browser's own, without a
 * script (`slide-row`); where it has none, the next one peeps in, so that it is seen that there is one.
 *
 * @use For one to five things that a shop wants seen first.
 * @avoid For what must be read: most people see the first only.
 * @words The title says what there is, in up to six words; the text for whom or until when. The action says where
 *   it leads: "See the saris".
 * @accessibility Nothing moves by itself; the words are text, and the picture beside them is silent.
 */
export function BannerRow({
  banners,
  look,
  label,
  labels,
  className,
  ...rest
}: {
  /** One to five, each with an id of its own; the first one's picture is fetched before all else. */
  banners: readonly (BannerProps & { id: string })[];
  /** That of all of them. Default: `beside`. */
  look?: BannerProps["look"];
  /** Spoken name of the row. */
  label: string;
  labels: BannerRowLabels;
} & RootProps<"section">) {
  const several = banners.length > 1;
  return (
    <section
      data-slot="banner-row"
      aria-label={label}
      className={clsx(
        "min-w-0",
        several && "slide-row",
        look === "stage" && "-mx-(--gutter) lg:mx-0",
        className,
      )}
      {...rest}
    >
      <ul
        data-previous={labels.previous}
        data-next={labels.next}
        className={several ? "slides gap-4" : undefined}
      >
        {banners.map(({ id, ...banner }, index) => (
          <li key={id} data-title={banner.title}>
            <Banner {...banner} look={look} priority={index === 0 ? "high" : "lazy"} />
          </li>
        ))}
      </ul>
    </section>
  );
}
