import {
  createContext,
  useContext,
  useMemo,
  type ComponentPropsWithoutRef,
  type ElementType,
  type ReactNode,
} from "react";

/**
 * What every link of the design system is given; `href` is a plain address. `data-keep-scroll` stands on links that
 * change a part of the same page: a router's link should then leave the scroll where it is.
 */
export type UiLinkProps = Omit<ComponentPropsWithoutRef<"a">, "href"> & {
  /** Where it leads: a plain address, with the shop's own prefix. */
  href: string;
  /**
   * Empty string: the page that follows keeps its place, where the router knows of it. Default: it begins at its top.
   */
  "data-keep-scroll"?: "";
};
/** What every form of the design system is given: a native form's own attributes. */
export type UiFormProps = ComponentPropsWithoutRef<"form">;

export interface UiParts {
  /** A router's link that takes `href`. Default: `<a>`. */
  Link: ElementType<UiLinkProps>;
  /** A router's form. Default: `<form>`. */
  Form: ElementType<UiFormProps>;
  /**
   * Stands around what pages have alike, such as the card of a product, and is told all that this is drawn from: a server may
   * keep how it was drawn. Default: it is drawn each time.
   */
  Kept: ElementType<{ by: unknown; children: ReactNode }>;
  /** Lite mode: pictures come only when asked for, with these words on their place, such as "Show picture". */
  pictureOnTap?: string | undefined;
  /**
   * What is wrong with a value that was just typed, asked for when its field is left; empty where nothing is,
   * `undefined` where nobody can tell. Without it fields are judged only when their form is sent.
   */
  checkField?: ((name: string, value: string) => Promise<readonly string[] | undefined>) | undefined;
}

const DrawnEachTime = ({ children }: { children: ReactNode }) => children;

const UiContext = createContext<UiParts>({ Link: "a", Form: "form", Kept: DrawnEachTime });

/**
 * Optional. Gives all components below it the router's link and form, so that they navigate without a reload, or lite mode.
 * What it is not given stays as the provider around it says.
 */
export function UiProvider({ children, ...given }: Partial<UiParts> & { children: ReactNode }) {
  const around = useUi();
  const Link = given.Link ?? around.Link;
  const Form = given.Form ?? around.Form;
  const Kept = given.Kept ?? around.Kept;
  const pictureOnTap = given.pictureOnTap ?? around.pictureOnTap;
  const checkField = given.checkField ?? around.checkField;
  // The same as long as its parts are: each new one would draw every link of the page again.
  const parts = useMemo<UiParts>(
    () => ({ Link, Form, Kept, pictureOnTap, checkField }),
    [Link, Form, Kept, pictureOnTap, checkField],
  );
  return <UiContext.Provider value={parts}>{children}</UiContext.Provider>;
}

/** The link and the form to render. */
export function useUi(): UiParts {
  return useContext(UiContext);
}
