import { clsx } from "clsx";
import { HiddenFields, type HiddenValues } from "../../primitives/hidden-fields/hidden-fields";
import { Icon } from "../../primitives/icon/icon";
import { useUi } from "../../primitives/ui-provider/ui-provider";
import type { RootProps } from "../../primitives/root-props/root-props";

/** Name of what the form sends. */
export const languageSwitchFields = { language: "language" } as const;

export interface LanguageSwitchProps extends RootProps<"form", "hidden"> {
  /** Where it is posted to. The other language comes as `language`. */
  action: string;
  /** The language it changes to, and its own name in itself. */
  to: { code: string; name: string };
  /** Such as the path to come back to. */
  hidden?: HiddenValues;
}

/**
 * The same page in the other language; a POST, since it is kept in a cookie.
 *
 * @use In heads and feet.
 * @avoid For words of another language inside a text: use `lang`.
 * @accessibility The other language's name in its own letters, with `lang`.
 */
export function LanguageSwitch({ action, to, hidden, className, ...rest }: LanguageSwitchProps) {
  return (
    // Never the router's form: the whole document changes its language.
    <form data-slot="language-switch" method="post" action={action} className={className} {...rest}>
      <HiddenFields values={hidden} />
      <button
        type="submit"
        name={languageSwitchFields.language}
        value={to.code}
        lang={to.code}
        className={clsx(switchLook, "hover:bg-accent-soft hover:text-on-accent-soft")}
      >
        <Icon name="globe" />
        {to.name}
      </button>
    </form>
  );
}

/** The same as a link, where the address alone decides the language. */
export function LanguageLink({
  href,
  to,
  className,
  ...rest
}: {
  /** The same page in the other language. */
  href: string;
  /** The language it changes to, and its own name in itself. */
  to: { code: string; name: string };
} & RootProps<"a">) {
  const { Link } = useUi();
  return (
    <Link
      data-slot="language-link"
      href={href}
      lang={to.code}
      hrefLang={to.code}
      className={clsx(switchLook, "hover:underline", className)}
      {...rest}
    >
      <Icon name="globe" />
      {to.name}
    </Link>
  );
}

// On an English page the word "বাংলা" has a font of its own (styles/fonts.css).
const switchLook =
  "inline-flex min-h-11 items-center gap-2 rounded-control px-3 text-small font-semibold [&:lang(bn)]:[font-family:'Haat_Language_Name',var(--font-text)]";
