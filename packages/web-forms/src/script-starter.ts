/** After how long the scripts go on, in ms, though the processor has not been at rest. */
const restMs = 4000;

/** What a visitor does first. Capturing and passive: nothing is held up by it. */
const signs = ["pointermove", "pointerdown", "touchstart", "keydown", "wheel", "scroll"];

/**
 * In the browser: starts the scripts once the page has loaded, as soon as the processor is at rest then, or at the visitor's
 * first sign (docs/decisions/018). They start in pieces, so that no task holds up a tap for long: each file runs by itself,
 * those before it that it needs, and React has the page last.
 * @param onLoad a statement that runs first when the page has loaded
 */
export const scriptStarter = (onLoad = "") =>
  `(() => {
  const signs = ${JSON.stringify(signs)};
  let hasBegun = false;
  let isWanted = false;
  const pause = () => new Promise((go) => isWanted || !window.requestIdleCallback ? setTimeout(go) : requestIdleCallback(go, { timeout: ${restMs} }));
  const giveUp = () => document.documentElement.removeAttribute("data-scripts");
  const start = async () => {
    if (hasBegun) return;
    hasBegun = true;
    const links = [...document.querySelectorAll("link[data-late]")];
    for (const link of links) {
      await pause();
      link.rel = "modulepreload";
      link.removeAttribute("data-late");
    }
    const [libraries, frame, ...others] = links.slice(1).map((link) => link.href);
    for (const file of [libraries, frame, ...others.reverse()]) {
      await pause();
      await import(file);
    }
    await pause();
    for (const late of document.querySelectorAll("script[data-late]")) {
      late.removeAttribute("data-late");
      const script = document.createElement("script");
      script.type = "module";
      script.nonce = late.nonce;
      script.text = late.text;
      script.onerror = giveUp;
      document.body.append(script);
    }
  };
  const want = () => {
    for (const sign of signs) removeEventListener(sign, want, true);
    isWanted = true;
    start().catch(giveUp);
  };
  for (const sign of signs) addEventListener(sign, want, { capture: true, passive: true });
  addEventListener("load", () => {
    ${onLoad}
    start().catch(giveUp);
  });
})()`
    .replace(/\n\s*/g, "")
    .replace(/ ([{}=>()]+) /g, "$1");
