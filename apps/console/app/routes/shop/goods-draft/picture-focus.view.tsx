import { Picture } from "@haat/ui/primitives/picture/picture";
import { clsx } from "clsx";

export interface PictureFocusProps {
  focus: {
    /** The picture as it was sent: path below `/media/`, without a width. */
    whole: string;
    /** On the button that opens it, and said aloud with the photo's number. */
    label: string;
    spoken: string;
    hint: string;
    /** Rows of three, as they lie on the picture. */
    spots: readonly { value: string; label: string; isChosen: boolean }[];
  };
  /** Name that the pressed button sends its value by. */
  name: string;
}

/** Which spot of a picture stays in sight: the whole picture below nine buttons, closed until it is asked for. */
export function PictureFocus({ focus: { whole, label, spoken, hint, spots }, name }: PictureFocusProps) {
  return (
    <details data-slot="picture-focus" className="rounded-control border border-border-control">
      <summary
        aria-label={spoken}
        className="flex min-h-12 cursor-pointer items-center justify-center px-2 text-center text-small font-semibold"
      >
        {label}
      </summary>
      <p className="px-2 pb-2 text-small text-muted">{hint}</p>
      <div className="relative aspect-square overflow-hidden rounded-b-control bg-surface-sunken">
        <Picture
          src={whole}
          alt=""
          lite="shown"
          width={160}
          height={160}
          sizes="160px"
          className="size-full object-contain"
        />
        <div className="absolute inset-0 grid grid-cols-3 grid-rows-3">
          {spots.map((spot) => (
            <button
              key={spot.value}
              name={name}
              value={spot.value}
              aria-label={spot.label}
              aria-pressed={spot.isChosen}
              className="grid place-items-center"
            >
              {/* On any photo one of its two rings is seen. */}
              <span
                className={clsx(
                  "rounded-pill border-2 outline-2 outline-on-surface",
                  spot.isChosen ? "size-6 border-surface bg-accent" : "size-3 border-surface bg-surface",
                )}
              />
            </button>
          ))}
        </div>
      </div>
    </details>
  );
}
