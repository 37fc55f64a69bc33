export interface OpeningHoursProps {
  title: string;
  /** Whether it is open now, and when it opens next. */
  state: string;
  isOpen: boolean;
  days: { day: string; time: string }[];
  off: { title: string; days: { day: string; note: string; noteLang?: "bn" | "en" | undefined }[] };
}

/** When a shop works: as it is now, by weekday, and the days off to come. */
export function OpeningHours({ title, state, isOpen, days, off }: OpeningHoursProps) {
  return (
    <section data-slot="opening-hours" aria-labelledby="opening-hours" className="panel grid gap-3 px-4 py-3">
      <div>
        <h3 id="opening-hours" className="text-small text-muted">
          {title}
        </h3>
        <p className={isOpen ? "font-semibold text-on-success-soft" : "font-semibold"}>{state}</p>
      </div>
      {days.length > 0 && <Rows rows={days.map(({ day, time }) => ({ name: day, text: time }))} />}
      {off.days.length > 0 && (
        <div className="grid gap-1 border-t border-border pt-3">
          <h4 className="text-small text-muted">{off.title}</h4>
          <Rows
            rows={off.days.map(({ day, note, noteLang }) => ({ name: day, text: note, lang: noteLang }))}
          />
        </div>
      )}
    </section>
  );
}

function Rows({ rows }: { rows: { name: string; text: string; lang?: "bn" | "en" | undefined }[] }) {
  return (
    <dl className="tabular grid gap-1 text-small">
      {rows.map(({ name, text, lang }) => (
        <div key={name} className="flex flex-wrap justify-between gap-x-4">
          <dt>{name}</dt>
          <dd lang={lang} className="text-muted">
            {text}
          </dd>
        </div>
      ))}
    </dl>
  );
}
