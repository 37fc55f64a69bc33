export interface StarRowProps {
  /** From 1 to 5; rounded to whole ones. */
  stars: number;
  /** The same in words: the stars themselves are not read out. */
  label: string;
}

/** One to five stars in a row. */
export function StarRow({ stars, label }: StarRowProps) {
  const full = Math.round(stars);
  return (
    <span role="img" aria-label={label} className="whitespace-nowrap text-link">
      {"★".repeat(full)}
      <span className="text-muted">{"☆".repeat(5 - full)}</span>
    </span>
  );
}
