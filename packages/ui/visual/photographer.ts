import { join, normalize } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { chromium, type Browser, type ConsoleMessage, type Page } from "playwright-core";
import sharp from "sharp";
import type { Combination } from "./combinations";
import { weakFocusRings } from "./focus-rings";
import { strangeLetters } from "./strange-letters";

/** A picture's pixels: 4 bytes each, red, green, blue, alpha. */
export interface Pixels {
  width: number;
  height: number;
  data: Buffer;
}

/** A story in a look. */
export interface Shot {
  storyId: string;
  look: Combination;
  /** Whether its picture is taken, or it is only played. */
  isPictured: boolean;
}

/** What a story looks like, and what is wrong with it as it stands there. */
export interface Sight {
  /** Absent where the story could not be drawn. */
  pixels?: Pixels;
  /**
   * Sentences: a play that threw, an error that nobody caught or that the console shows, an axe violation (WCAG 2.2), a
   * weak focus ring, letters of the machine's own fonts, a page wider than its window (WCAG 1.4.10).
   */
  faults: string[];
}

/** Height of the window in px; a picture is as high as what the story draws. */
const windowHeight = 800;
/** The clock of every story stands at noon of a day in Dhaka; its timers run. */
const stoppedClock = `globalThis.Date = class extends Date {
  constructor(...parts) {
    super(...(parts.length > 0 ? parts : [Date.now()]));
  }
  static now() {
    return ${Date.parse("2026-03-02T06:00:00Z")};
  }
}`;
const address = "http://storybook.test";

/** One renderer: no hinting of the machine's own, no subpixels, no GPU. */
export function openBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env["CHROMIUM_PATH"] ?? "/usr/bin/chromium",
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-lcd-text",
      "--font-render-hinting=none",
      "--force-color-profile=srgb",
      // As Chromium's own picture tests: a change draws whole tiles anew, and pictures wait for them.
      "--disable-partial-raster",
      "--disable-skia-runtime-opts",
      "--disable-checker-imaging",
      "--disable-new-content-rendering-timeout",
      "--disable-threaded-animation",
      "--disable-threaded-scrolling",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
      "--no-first-run",
    ],
  });
}

/** A window onto a built Storybook, without a server: its files are read from `folder`. */
export async function openWindow(browser: Browser, folder: string): Promise<Page> {
  const context = await browser.newContext({
    reducedMotion: "reduce",
    locale: "en-GB",
    timezoneId: "Asia/Dhaka",
    viewport: { width: 1280, height: windowHeight },
  });
  await context.route(`${address}/**`, (route) => {
    const path = normalize(decodeURIComponent(new URL(route.request().url()).pathname));
    return route.fulfill({ path: join(folder, path) });
  });
  // The functions below run in the page; esbuild wraps theirs in this name when it runs TypeScript.
  await context.addInitScript("globalThis.__name = (run) => run");
  await context.addInitScript(stoppedClock);
  // All windows load at once where a round begins, on two cores that have other work.
  context.setDefaultTimeout(300_000);
  return context.newPage();
}

/** axe looks at the phone and at the desk. */
const isForAxe = ({ width }: Combination) => width !== 768;

/** Loads Storybook's frame anew in the look's language, scheme and theme; the stories are then shown one after the other. */
export async function dressWindow(page: Page, look: Combination): Promise<void> {
  const { width, ...globals } = look;
  const a11y = { manual: !isForAxe(look) };
  await page.setViewportSize({ width, height: windowHeight });
  await page.goto(`${address}/iframe.html?viewMode=story`);
  // Without a story to show Storybook says so, once it is ready for one.
  await page.waitForFunction(() => /sb-show-(errordisplay|nopreview)/.test(document.body.className));
  await page.evaluate(setGlobals, { ...globals, a11y });
}

/** Draws a story, lets its play finish and axe look at it. */
export async function play(page: Page, { storyId, look }: Shot): Promise<Sight> {
  const errors: string[] = [];
  const onError = ({ message }: Error) => errors.push(`threw: ${message}`);
  const onConsole = (message: ConsoleMessage) =>
    message.type() === "error" && errors.push(`console: ${message.text()}`);
  page.on("pageerror", onError).on("console", onConsole);
  const faults = await page.evaluate(showStory, { storyId, isForAxe: isForAxe(look) });
  page.off("pageerror", onError).off("console", onConsole);
  return { faults: (faults.length > 0 ? faults : errors).map(headOf) };
}

/** Plays a story and takes the picture. */
export async function photograph(page: Page, shot: Shot): Promise<Sight> {
  const { faults } = await play(page, shot);
  const { bottom, overflow } = await page.evaluate(settle);
  if (overflow > 0) faults.push(`is ${overflow} px wider than its window (WCAG 1.4.10)`);
  const letters = await page.evaluate(strangeLetters);
  if (letters) faults.push(`has letters that no bundled font draws: ${letters}`);
  const { width } = page.viewportSize() ?? { width: 0 };
  const clip = { x: 0, y: 0, width, height: Math.max(1, bottom) };
  const png = await page.screenshot({ clip, fullPage: true, animations: "disabled", caret: "hide" });
  // After the picture: it walks the focus through the story.
  faults.push(...(await page.evaluate(weakFocusRings)));
  return { pixels: await pixelsOf(png), faults };
}

/** The head of a message, on one line: Testing Library goes on with the whole document. */
const headOf = (text: string) =>
  stripVTControlCharacters(text)
    .trim()
    .split(/\n\s*\n(?=.*(?:<|Ignored nodes|There are))/)[0]!
    .replace(/\s+/g, " ")
    .slice(0, 300);

/** The pixels of a picture file. */
export async function pixelsOf(png: Buffer | string): Promise<Pixels> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}

interface Finished {
  storyId: string;
  status: "error" | "success";
  reporters?: {
    type: string;
    result: { violations?: { id: string; nodes: { target: unknown[] }[] }[]; error?: { message?: string } };
  }[];
}
interface StorybookWindow {
  __STORYBOOK_ADDONS_CHANNEL__: {
    on(event: string, listener: (message: Finished & { message?: string }) => void): void;
    off(event: string, listener: (message: Finished & { message?: string }) => void): void;
    emit(event: string, message: unknown): void;
  };
}

/** Runs in the page: chooses in the toolbar. */
function setGlobals(globals: object): Promise<void> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  return new Promise((resolve) => {
    channel.on("globalsUpdated", () => resolve());
    channel.emit("updateGlobals", { globals });
  });
}

/** Runs in the page: asks Storybook for a story and waits until it has been drawn and played. */
function showStory({ storyId, isForAxe }: { storyId: string; isForAxe: boolean }): Promise<string[]> {
  const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as StorybookWindow;
  // Nothing of the story before stays.
  history.replaceState(null, "", location.pathname + location.search);
  localStorage.clear();
  sessionStorage.clear();
  scrollTo(0, 0);
  return new Promise((resolve) => {
    const faults: string[] = [];
    const broke = ({ message = "unknown" }) => faults.push(`broke: ${message}`);
    const finished = (story: Finished) => {
      if (story.storyId !== storyId) return;
      for (const name of ["playFunctionThrewException", "storyThrewException"]) channel.off(name, broke);
      channel.off("storyFinished", finished);
      const looked = story.reporters?.find(({ type }) => type === "a11y")?.result;
      for (const { id, nodes } of looked?.violations ?? [])
        faults.push(`axe: ${id} at ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
      if (faults.length === 0) {
        // What Storybook shows in the story's place.
        const isShown = document.body.classList.contains("sb-show-main");
        if (!isShown)
          faults.push(`broke: ${document.querySelector(".sb-errordisplay")?.textContent ?? "no story"}`);
        else if (isForAxe && !looked?.violations)
          faults.push(`axe did not look: ${looked?.error?.message ?? ""}`);
      }
      resolve(faults);
    };
    for (const name of ["playFunctionThrewException", "storyThrewException"]) channel.on(name, broke);
    channel.on("storyFinished", finished);
    channel.emit("setCurrentStory", { storyId, viewMode: "story" });
  });
}

/**
 * Runs in the page: pictures are there, and fonts, also those that no story before asked for.
 * @returns how far down the story reaches, and how far out of the window, in px
 */
async function settle(): Promise<{ bottom: number; overflow: number }> {
  const pictures = [...document.images];
  for (const picture of pictures) picture.loading = "eager";
  // A face is asked for when something is laid out in it, which may be later than now: each one that a letter here is in.
  const typed = [...document.querySelectorAll<HTMLInputElement>("input, textarea")];
  const letters = [document.body.textContent, ...typed.map((field) => field.value + field.placeholder)].join(
    "",
  );
  const faces = [...document.fonts].map(({ style, weight, family }) =>
    document.fonts.load(`${style} ${weight.split(" ")[0]} 16px ${family}`, letters),
  );
  await Promise.all([
    ...faces.map((face) => face.catch(() => [])),
    ...pictures.map((picture) => picture.decode().catch(() => undefined)),
  ]);
  await document.fonts.ready;
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
  const bottoms = [...document.body.querySelectorAll("*")].map((element) => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && box.height > 1 ? box.bottom + scrollY : 0;
  });
  return {
    bottom: Math.ceil(Math.max(...bottoms)),
    overflow: document.documentElement.scrollWidth - document.documentElement.clientWidth,
  };
}
