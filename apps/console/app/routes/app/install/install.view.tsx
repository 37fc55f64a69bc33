import { ConsolePage } from "@haat/ui/console/console-page/console-page";

export interface InstallViewProps {
  title: string;
  lead: string;
  ways: { title: string; steps: readonly string[] }[];
}

/** How the console is put on a phone. */
export function InstallView({ title, lead, ways }: InstallViewProps) {
  return (
    <ConsolePage title={title} lead={lead}>
      {ways.map((way) => (
        <section key={way.title} className="panel grid gap-3 p-5">
          <h2 className="text-title">{way.title}</h2>
          <ol className="grid list-decimal gap-2 ps-6 [&:lang(bn)]:[list-style-type:bengali]">
            {way.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
    </ConsolePage>
  );
}
