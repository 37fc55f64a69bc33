import { Picture } from "../../primitives/picture/picture";

/** The picture at the beginning of a row or a choice, 56 px wide and high, on a phone 48. Its row says in words what it shows. */
export function RowPicture({
  src,
}: {
  /** Path below `/media/`, without a width. */
  src: string;
}) {
  return (
    <Picture
      src={src}
      alt=""
      lite="shown"
      width={56}
      height={56}
      sizes="56px"
      className="size-12 shrink-0 sm:size-14 rounded-control border border-border object-cover"
    />
  );
}
