import fonts from "@haat/ui/styles/fonts.css?url";

const id = "fonts";

/** In the browser: the fonts are wanted now, and from now on at once, because they are in its cache. */
export const showFonts = `document.getElementById("${id}").media="all";try{sessionStorage.${id}=1}catch{}`;

const showKeptFonts = `try{if(sessionStorage.${id})document.getElementById("${id}").media="all"}catch{}`;

/**
 * The rules of the fonts that come with us. They wait until the page has loaded (performance.md: the first picture before
 * the fonts), but not on later pages of a visit, nor where no script could bring them.
 */
export function FontStyles({ isLate, nonce }: { isLate: boolean; nonce: string }) {
  if (!isLate) return <link rel="stylesheet" href={fonts} />;
  return (
    <>
      <link rel="stylesheet" href={fonts} media="not all" id={id} suppressHydrationWarning />
      <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: showKeptFonts }} />
      <noscript>
        <link rel="stylesheet" href={fonts} />
      </noscript>
    </>
  );
}
