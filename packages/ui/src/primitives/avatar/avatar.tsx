import { cva, type VariantProps } from "class-variance-authority";
import { Picture } from "../picture/picture";
import type { AnyRootProps } from "../root-props/root-props";

const looks = cva("shrink-0 overflow-hidden rounded-pill", {
  variants: {
    /** 36, 44 or 64 px. */
    size: { small: "size-9 text-small", normal: "size-11 text-body", large: "size-16 text-h3" },
  },
  defaultVariants: { size: "normal" },
});

export interface AvatarProps extends VariantProps<typeof looks>, AnyRootProps {
  /** Path of the portrait below `/media/`; without one the initials stand. */
  src?: string | undefined;
  /** One or two letters of the name: of the page's making, since a Bengali letter is more than one character. */
  initials: string;
}

/**
 * A person, always beside the name in words, so it is silent. Round; a shop's sign is a `Logo`.
 *
 * @use Beside the name of a person who signed in.
 * @avoid For a shop (`Logo`) or alone, without the name.
 * @accessibility Silent, because the name stands beside it.
 */
export function Avatar({ src, initials, size, className, ...rest }: AvatarProps) {
  return src ? (
    <Picture
      lite="shown"
      src={src}
      alt=""
      width={64}
      height={64}
      sizes="64px"
      className={looks({ size, className: ["object-cover", className] })}
      {...rest}
    />
  ) : (
    <span
      data-slot="avatar"
      aria-hidden="true"
      className={looks({
        size,
        className: ["grid place-items-center bg-accent-soft font-semibold text-on-accent-soft", className],
      })}
      {...rest}
    >
      {initials}
    </span>
  );
}
