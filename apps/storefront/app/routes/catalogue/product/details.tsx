export interface DetailsProps {
  /** What the seller writes of a product. */
  text: string;
  /** What is to be known of it, in the shop's order. */
  facts: readonly { name: string; value: string }[];
  titles: { text: string; facts: string };
}

/** What the seller says of a product: in words, and as a table. */
export function Details({ text, facts, titles }: DetailsProps) {
  return (
    <div className="grid min-w-0 grid-cols-1 content-start gap-6 mt-3 sm:col-start-1 sm:row-start-3">
      {facts.length > 0 && (
        <section aria-labelledby="facts" className="min-w-0">
          <h2 id="facts" className="mb-3 text-h3">
            {titles.facts}
          </h2>
          <dl data-slot="facts" className="border-b border-border">
            {facts.map(({ name, value }) => (
              <div key={`${name} ${value}`} className="grid grid-cols-3 gap-3 border-t border-border py-2">
                <dt className="text-muted">{name}</dt>
                <dd className="col-span-2 min-w-0">{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      <section aria-labelledby="details" className="max-w-prose min-w-0">
        <h2 id="details" className="mb-3 text-h3">
          {titles.text}
        </h2>
        <p className="whitespace-pre-line">{text}</p>
      </section>
    </div>
  );
}
