import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { advice, inWindow, proofOnly } from "../../samples/in-docs";
import { story, type Sample } from "../../samples/in-language";
import { Button } from "../button/button";
import { EmptyState } from "../empty-state/empty-state";
import { Toast, ToastRegion } from "./toast";

export default { title: "Primitives/Toast", component: Toast, parameters: inWindow } satisfies Meta;

const closed = fn();

export const Tones = story(
  ({ words }) => (
    <div className="h-64">
      <ToastRegion>
        <Toast tone="success" onClose={closed} duration={60_000} labels={words.toast}>
          {words.couponBox.applied} EID10
        </Toast>
        <Toast tone="error" onClose={closed} duration={60_000} labels={words.toast}>
          {words.addressForm.errors}
        </Toast>
        <Toast tone="warning" onClose={closed} duration={60_000} labels={words.toast}>
          {words.cartLine.out}
        </Toast>
      </ToastRegion>
    </div>
  ),
  {
    play: async ({ canvasElement }) => {
      closed.mockClear();
      const [close] = within(canvasElement).getAllByRole("button");
      if (!close) throw new Error("no button to close");
      await userEvent.click(close);
      await expect(closed).toHaveBeenCalledOnce();
    },
  },
);

const gone = fn();
export const LeavesByItself = story(
  ({ words }) => (
    <ToastRegion>
      <Toast tone="success" onClose={gone} duration={50} labels={words.toast}>
        {words.couponBox.applied} EID10
      </Toast>
    </ToastRegion>
  ),
  {
    tags: proofOnly,
    play: async () => {
      await waitFor(() => expect(gone).toHaveBeenCalled());
    },
  },
);

const held = fn();
const heldToast = ({ words }: Sample) => (
  <ToastRegion>
    <Toast tone="warning" onClose={held} duration={200} labels={words.toast}>
      {words.cartLine.out}
    </Toast>
  </ToastRegion>
);
const longerThanItsTime = () => new Promise((done) => setTimeout(done, 400));

export const StaysUnderThePointer = story(heldToast, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    held.mockClear();
    await userEvent.hover(within(canvasElement).getByText(/./, { selector: "[data-tone] > div" }));
    await longerThanItsTime();
    await expect(held).not.toHaveBeenCalled();
  },
});
export const StaysWithTheFocus = story(heldToast, {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    held.mockClear();
    const text = within(canvasElement).getByText(/./, { selector: "[data-tone] > div" });
    await userEvent.tab();
    // The pointer passes over it and goes; the focus is still there.
    await userEvent.hover(text);
    await userEvent.unhover(text);
    await longerThanItsTime();
    await expect(held).not.toHaveBeenCalled();
  },
});
export const LongNews = story(({ words, shop }) => (
  <div className="h-40">
    <ToastRegion>
      <Toast tone="success" onClose={held} duration={60_000} labels={words.toast}>
        {shop.products[0]?.name}: {words.couponBox.offers} {shop.tagline}
      </Toast>
    </ToastRegion>
  </div>
));

/** A page with a header and a button at each edge that tells what it does. */
const betweenHeaderAndButton = ({ words }: Sample, at: "start" | "end") => (
  <div className="flex min-h-dvh flex-col">
    <header data-slot="site-header" className="h-14" />
    <div className={`grid flex-1 px-4 py-3 ${at === "start" ? "items-start" : "items-end"}`}>
      <Button wide>{words.addressForm.save}</Button>
    </div>
    {heldToast({ words } as Sample)}
  </div>
);
const boxOf = (canvas: HTMLElement, selector: string) => {
  const found = canvas.ownerDocument.querySelector(selector);
  if (!found) throw new Error(`no ${selector}`);
  return found.getBoundingClientRect();
};

export const StandsBelowTheHeader = story((sample) => betweenHeaderAndButton(sample, "end"), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const header = boxOf(canvasElement, "header");
    const region = () => boxOf(canvasElement, "[data-slot=toast-region]");
    await waitFor(() => expect(region().top).toBeGreaterThanOrEqual(header.bottom));
    await expect(region().bottom).toBeLessThan(boxOf(canvasElement, "[data-slot=button]").top);
  },
});
export const LeavesTheButtonFree = story((sample) => betweenHeaderAndButton(sample, "start"), {
  tags: proofOnly,
  play: async ({ canvasElement }) => {
    const button = boxOf(canvasElement, "[data-slot=button]");
    const region = () => boxOf(canvasElement, "[data-slot=toast-region]");
    await waitFor(() => expect(region().top).toBeGreaterThan(button.bottom));
  },
});

/** What was just emptied says so above all: its drawing is not under the news. */
export const LeavesAnEmptyPageFree = story(
  (sample) => (
    <>
      <header data-slot="site-header" className="h-14" />
      <EmptyState icon="cart" title={sample.words.cartEmpty.title} className="me-0 w-72" />
      {heldToast(sample)}
    </>
  ),
  {
    tags: proofOnly,
    play: async ({ canvasElement }) => {
      const empty = boxOf(canvasElement, "[data-slot=empty-state]");
      const region = () => boxOf(canvasElement, "[data-slot=toast-region]");
      await waitFor(() => expect(region().top).toBeGreaterThan(empty.bottom));
    },
  },
);

/** The name of the page one has come to is read first. */
export const LeavesThePagesNameFree = story(
  (sample) => (
    <>
      <header data-slot="site-header" className="h-14" />
      <h1 className="text-end text-h1">
        {sample.shop.name} {sample.shop.tagline}
      </h1>
      {heldToast(sample)}
    </>
  ),
  {
    tags: proofOnly,
    play: async ({ canvasElement }) => {
      const region = () => boxOf(canvasElement, "[data-slot=toast-region]");
      const name = boxOf(canvasElement, "h1");
      await waitFor(() => expect(region().top).toBeGreaterThan(name.bottom));
    },
  },
);

export const DoTellWhatIsDone = advice(
  "do",
  {
    en: "Say what was done, where nothing is left to do.",
    bn: "যা হয়ে গেছে এবং যার জন্য কিছু করতে হবে না, তা জানান।",
  },
  ({ words }) => (
    <ToastRegion>
      <Toast tone="success" onClose={closed} duration={60_000} labels={words.toast}>
        {words.couponBox.applied} EID10
      </Toast>
    </ToastRegion>
  ),
);
export const DontAskForAnything = advice(
  "dont",
  {
    en: "It goes before somebody has put it right: what is wrong is said at its field.",
    bn: "ঠিক করার আগেই এটি চলে যায়: ভুল কোথায়, তা সেই ঘরের পাশে বলুন।",
  },
  ({ words }) => (
    <ToastRegion>
      <Toast tone="error" onClose={closed} duration={60_000} labels={words.toast}>
        {words.addressForm.errors}: {words.addressForm.chooseArea}
      </Toast>
    </ToastRegion>
  ),
);
