import { lazy, Suspense, type ComponentType } from "react";

/**
 * A part of a page that few need: its scripts come only where it is shown. Where it came with the page they are there before
 * that is hydrated, and without a Suspense of its own: what hydrates later than the rest is drawn anew by what happens
 * meanwhile, and loses what was typed.
 * @param selector what is on the page where the part is
 * @param without what stands for it where its scripts do not come later; else that is a fault of the whole page
 */
export async function latePart<Props extends object>(
  selector: string,
  bring: () => Promise<ComponentType<Props>>,
  without?: ComponentType<Props>,
): Promise<ComponentType<Props>> {
  if (document.querySelector(selector)) return bring().catch(stayAsItCame);
  const Brought = lazy(async () => {
    const Part = await bring().catch((error: unknown) => without ?? fail(error));
    return { default: ({ props }: { props: Props }) => <Part {...props} /> };
  });
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Brought props={props} />
      </Suspense>
    );
  };
}

function fail(error: unknown): never {
  throw error;
}

/** No script of the page runs then: its controls take the places that they have without any. */
function stayAsItCame(error: unknown): never {
  document.documentElement.removeAttribute("data-scripts");
  throw error;
}
