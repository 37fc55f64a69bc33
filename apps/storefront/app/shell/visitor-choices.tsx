import { useLocation, useMatches } from "@remix-run/react";
import { clsx } from "clsx";
import { DataNote, type DataNoteProps } from "@haat/ui/commerce/data-note/data-note";
import { LiteMode, type LiteModeProps } from "@haat/ui/commerce/lite-mode/lite-mode";
import { UiProvider } from "@haat/ui/primitives/ui-provider/ui-provider";
import { Kept, useLateText } from "./kept";

export interface VisitorChoicesProps {
  choices: {
    action: string;
    lite: boolean;
    weight?: string | undefined;
    labels: LiteModeProps["labels"];
    dataNote?: Pick<DataNoteProps, "labels" | "policyHref"> | undefined;
  };
}

/**
 * What a visitor chooses for all pages: at their foot, since it covers nothing and asks for nothing; not on pages whose
 * `handle` says `undisturbed`, where somebody buys or has bought.
 */
export function VisitorChoices({ choices }: VisitorChoicesProps) {
  const isUndisturbed = useMatches().some(
    ({ handle }) => (handle as { undisturbed?: boolean } | undefined)?.undisturbed,
  );
  return isUndisturbed ? null : <Choices choices={choices} />;
}

/** The forms are plain: the whole document changes. Both are of one band, which lies against the footer as a part of it. */
function Choices({ choices }: VisitorChoicesProps) {
  const { pathname, search } = useLocation();
  const { action, lite, weight, labels, dataNote } = choices;
  const hidden = { path: useLateText("choices-path", pathname + search) };
  return (
    <Kept by={["choices", choices]}>
      <UiProvider Link="a" Form="form">
        <div
          data-slot="visitor-choices"
          data-print="hide"
          className="mt-(--section) -mb-(--section) border-t border-border bg-surface-sunken"
        >
          <div className={clsx("page grid gap-x-10 gap-y-3 py-3", dataNote && "md:grid-cols-2")}>
            {dataNote && <DataNote {...dataNote} action={action} hidden={hidden} />}
            <aside aria-label={labels.title} className="grid">
              <LiteMode on={lite} weight={weight} labels={labels} action={action} hidden={hidden} />
            </aside>
          </div>
        </div>
      </UiProvider>
    </Kept>
  );
}
