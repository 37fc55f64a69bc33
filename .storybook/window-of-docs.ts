type Values = Record<string, unknown>;

/** What a page of a component, and a window on it, have of Storybook's preview. */
interface Workshop {
  __STORYBOOK_PREVIEW__?: {
    storyStoreValue?: { userGlobals: { get(): Values }; args: { get(storyId: string): Values } };
    onUpdateGlobals(change: { globals: Values }): Promise<void>;
    onUpdateArgs(change: { storyId: string; updatedArgs: Values }): Promise<void>;
  };
  __STORYBOOK_ADDONS_CHANNEL__?: { on(event: string, told: (news: never) => void): void };
}

/** The page that this window for one story stands on; none where the story stands alone, or on somebody else's page. */
function pageAround(): (Window & Workshop) | undefined {
  try {
    const isOnPage =
      window.parent !== window && new URLSearchParams(parent.location.search).get("viewMode") === "docs";
    return isOnPage ? (parent as Window & Workshop) : undefined;
  } catch {
    return undefined;
  }
}

/**
 * A story that is played in a window must not move the page to itself, and what it has opened stays open when the next
 * window takes the focus: to a menu that is as if somebody had gone to another program.
 */
function stayInPlace(): void {
  window.addEventListener("blur", (event) => {
    if (event.target === window) event.stopImmediatePropagation();
  });

  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus")
    ?.value as HTMLElement["focus"];
  HTMLElement.prototype.focus = function (options) {
    focus.call(this, { ...options, preventScroll: true });
  };
}

/**
 * A story that takes the focus as it is drawn, such as a form that was refused, does not take the page of a component away
 * from its beginning. Once the reader has done something on the page, the focus goes where it is sent.
 */
function beginAtTheTop({ __STORYBOOK_ADDONS_CHANNEL__: channel }: Workshop): void {
  let isReading = false;
  for (const deed of ["pointerdown", "keydown"])
    window.addEventListener(deed, () => (isReading = true), { capture: true });
  channel?.on("setCurrentStory", () => {
    isReading = false;
  });

  const focus = Object.getOwnPropertyDescriptor(HTMLElement.prototype, "focus")
    ?.value as HTMLElement["focus"];
  HTMLElement.prototype.focus = function (options) {
    const isPage = new URLSearchParams(location.search).get("viewMode") === "docs";
    if (isReading || !isPage) focus.call(this, options);
  };
}

/** Px below what a story shows in its window. */
const roomBelow = 24;

/**
 * Makes the window as high as what it shows, so that a story that only has the focus is no empty field. One that covers
 * its window, such as a dialog, keeps the height that it was given.
 */
function fitWindow(): void {
  const place = window.frameElement?.parentElement;
  if (!place) return;
  // Not what only surrounds it.
  const shown = document.body.querySelectorAll(":not(#storybook-root, #storybook-root > main)");
  const bottoms = [...shown].map((element) => {
    const { width, height, bottom } = element.getBoundingClientRect();
    return width > 1 && height > 1 ? bottom : 0;
  });
  const bottom = Math.ceil(Math.max(...bottoms));
  if (bottom < window.innerHeight) place.style.height = `${bottom + roomBelow}px`;
}

/** The values that are others than they were; a window tells its page of its changes, and must not hear them back. */
function changesIn(now: Values, before: Values): Values | undefined {
  const changed = Object.entries(now).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(before[name]),
  );
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/**
 * Makes a window for one story show what its page shows: the toolbar's choices, and what is set in the table of props.
 * Storybook itself tells a window neither.
 * @returns the toolbar's choices as they are; nothing where this is no window
 */
export function followPage(): Values {
  const own = window as Workshop;
  const page = pageAround();
  if (!page) {
    beginAtTheTop(own);
    return {};
  }
  stayInPlace();

  const shown = new URLSearchParams(location.search).get("id") ?? "";
  const told = page.__STORYBOOK_ADDONS_CHANNEL__;
  told?.on("globalsUpdated", ({ globals }: { globals: Values }) => {
    const preview = own.__STORYBOOK_PREVIEW__;
    const changes = changesIn(globals, preview?.storyStoreValue?.userGlobals.get() ?? globals);
    if (changes) void preview?.onUpdateGlobals({ globals: changes });
  });
  told?.on("storyArgsUpdated", ({ storyId, args }: { storyId: string; args: Values }) => {
    if (storyId !== shown) return;
    const preview = own.__STORYBOOK_PREVIEW__;
    const updatedArgs = changesIn(args, preview?.storyStoreValue?.args.get(shown) ?? args);
    if (updatedArgs) void preview?.onUpdateArgs({ storyId, updatedArgs });
  });

  own.__STORYBOOK_ADDONS_CHANNEL__?.on("storyFinished", fitWindow);

  return page.__STORYBOOK_PREVIEW__?.storyStoreValue?.userGlobals.get() ?? {};
}
