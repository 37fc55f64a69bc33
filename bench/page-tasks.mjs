// What keeps a page's main thread busy, from a trace of Chromium: each task by the thread's own CPU time, so that what else
// runs on the machine does not count. A browser that is slowed down four times takes four times as much.

/** From when on a visitor is held up by a task: its length beyond this is time in which nothing answers, ms. */
const freeMs = 50;

/** Opens a phone's page whose processor is four times slower than this machine's. */
export async function openSlowPhone(browser, slowdown = 4) {
  const context = await browser.newContext({
    viewport: { width: 412, height: 823 },
    deviceScaleFactor: 1.75,
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
  return { context, page, devtools };
}

/** Waits until React has the whole page. */
export async function scriptsRun(page) {
  await page.waitForFunction(hasWholePage);
}

function hasWholePage() {
  /* global document */
  const isRoot = Object.keys(document).some((key) => key.startsWith("__reactContainer"));
  const controls = [...document.querySelectorAll("main :is(a, button, input)")];
  return isRoot && controls.every((each) => Object.keys(each).some((key) => key.startsWith("__reactFiber")));
}

/**
 * Does something with a page and tells what its main thread did meanwhile: before its load event ended, and after.
 * @returns for each the CPU ms in all, the longest task and the time beyond 50 ms of each task (blocking)
 */
export async function traceTasks(browser, page, act) {
  await browser.startTracing(page, {
    categories: ["toplevel", "disabled-by-default-devtools.timeline", "devtools.timeline", "loading"],
  });
  await act();
  const path = new URL(page.url()).pathname;
  const { traceEvents } = JSON.parse(await browser.stopTracing());
  // The buffer also holds what other pages of the browser did.
  const commit = traceEvents.findLast(
    ({ name, args }) => name === "CommitLoad" && args.data?.url?.endsWith(path),
  );
  const isOfPage = ({ pid, tid, ts }) => pid === commit.pid && tid === commit.tid && ts >= commit.ts;
  const ofPage = traceEvents.filter(isOfPage);
  const loaded = ofPage.find(({ name }) => name === "MarkLoad");
  const tasks = ofPage.filter(({ name, ph }) => name === "RunTask" && ph === "X");
  return {
    untilLoaded: summary(tasks.filter(({ ts }) => ts < loaded.ts)),
    afterLoad: summary(tasks.filter(({ ts }) => ts >= loaded.ts)),
    events: traceEvents,
    loaded,
  };
}

function summary(tasks) {
  const lengths = tasks.map(({ tdur = 0 }) => tdur / 1000);
  return {
    sum: lengths.reduce((sum, ms) => sum + ms, 0),
    longest: Math.max(0, ...lengths),
    blocking: lengths.reduce((sum, ms) => sum + Math.max(0, ms - freeMs), 0),
  };
}
