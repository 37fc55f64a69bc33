/** What the seller writes of a product. */
export function Details({ title, text }: { title: string; text: string }) {
  return (
    <section aria-labelledby="details" className="max-w-prose md:col-span-2">
      <h2 id="details" className="mb-3 text-h3">
        {title}
      </h2>
      <p className="whitespace-pre-line">{text}</p>
    </section>
  );
}
