import { lazy, Suspense, type ComponentType } from "react";

/**
 * A part of a page that few need: its scripts come only where it is shown. Where it came with the page they are there before
 * that is hydrated, and without a Suspense of its own: what hydrates later than the rest is drawn anew by what happens
 * meanwhile, and loses what was typed.
 * @param selector what is on the page where the part is
 */
export async function latePart<Props extends object>(
  selector: string,
  bring: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  if (document.querySelector(selector)) return bring().catch(stayAsItCame);
  const Brought = lazy(async () => ({ default: await bring() })) as unknown as ComponentType<Props>;
  return function LatePart(props: Props) {
    return (
      <Suspense>
        <Brought {...props} />
      </Suspense>
    );
  };
}

/** No script of the page runs then: its controls take the places that they have without any. */
function stayAsItCame(error: unknown): never {
  document.documentElement.removeAttribute("data-scripts");
  throw error;
}
