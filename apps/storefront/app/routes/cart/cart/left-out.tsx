import { Button } from "@haat/ui/primitives/button/button";
import { useUi } from "@haat/ui/primitives/ui-provider/ui-provider";
import { leftOutFields, leftOutIntents } from "./left-out-fields";

export interface LeftOutProps {
  action: string;
  leftOut: {
    title: string;
    text: string;
    take: string;
    drop: string;
    lines: { id: string; text: string; name: string; canTake: boolean }[];
  };
}

/** What found no place when a guest's cart met the customer's, with the way to take it all the same. */
export function LeftOut({ action, leftOut }: LeftOutProps) {
  const { Form } = useUi();
  const { title, text, take, drop, lines } = leftOut;
  return (
    <section
      aria-labelledby="left-out"
      data-slot="left-out"
      className="mt-6 grid gap-3 rounded-card bg-warning-soft p-4 text-on-warning-soft"
    >
      <div>
        <h2 id="left-out" className="text-h3">
          {title}
        </h2>
        <p>{text}</p>
      </div>
      <ul className="grid gap-3">
        {lines.map((line) => (
          <li key={line.id}>
            <Form
              method="post"
              action={action}
              className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2"
            >
              <input type="hidden" name={leftOutFields.line} value={line.id} />
              <span className="font-semibold">{line.text}</span>
              <span className="flex flex-wrap gap-2">
                {line.canTake && (
                  <Button
                    variant="secondary"
                    size="small"
                    name={leftOutFields.intent}
                    value={leftOutIntents.take}
                  >
                    {take}
                    <span className="sr-only"> {line.name}</span>
                  </Button>
                )}
                <Button variant="quiet" size="small" name={leftOutFields.intent} value={leftOutIntents.drop}>
                  {drop}
                  <span className="sr-only"> {line.name}</span>
                </Button>
              </span>
            </Form>
          </li>
        ))}
      </ul>
    </section>
  );
}
