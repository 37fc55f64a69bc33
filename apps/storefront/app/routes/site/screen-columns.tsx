import { ScreenPanel, type Screen } from "../../shell/product-screen";

export interface ScreenColumn {
  /** Of what is told, for links to it. */
  id: string;
  title: string;
  text: string;
  screen: Screen;
}

/** A few words each, above a picture of what they tell of: beside one another where there is room, the pictures level. */
export function ScreenColumns({ columns }: { columns: readonly ScreenColumn[] }) {
  return (
    <ul data-slot="screen-columns" className="grid gap-12 lg:grid-cols-3">
      {columns.map(({ id, title, text, screen }) => (
        <li
          key={id}
          id={id}
          className="grid scroll-mt-6 gap-6 sm:max-lg:grid-cols-[1fr_auto] sm:max-lg:items-center"
        >
          <div className="grid content-start gap-2">
            <h3 className="text-h3">{title}</h3>
            <p className="max-w-prose text-muted">{text}</p>
          </div>
          <ScreenPanel screen={screen} className="mt-auto" />
        </li>
      ))}
    </ul>
  );
}
