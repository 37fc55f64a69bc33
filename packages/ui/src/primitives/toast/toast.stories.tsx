import type { Meta } from "@storybook/react-vite";
import { expect, fn, userEvent, waitFor, within } from "storybook/test";
import { story } from "../../../../../.storybook/in-language";
import { Toast, ToastRegion } from "./toast";

export default { title: "Primitives/Toast", component: Toast } satisfies Meta;

const closed = fn();

export const Tones = story(
  ({ words }) => (
    <div className="h-64">
      <ToastRegion>
        <Toast tone="success" onClose={closed} duration={60_000} labels={words.toast}>
          {words.couponBox.applied}
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
        {words.couponBox.applied}
      </Toast>
    </ToastRegion>
  ),
  {
    play: async () => {
      await waitFor(() => expect(gone).toHaveBeenCalled());
    },
  },
);

const held = fn();
export const StaysUnderThePointer = story(
  ({ words }) => (
    <ToastRegion>
      <Toast tone="warning" onClose={held} duration={200} labels={words.toast}>
        {words.cartLine.out}
      </Toast>
    </ToastRegion>
  ),
  {
    play: async ({ canvasElement }) => {
      held.mockClear();
      await userEvent.hover(within(canvasElement).getByText(/./, { selector: "[data-tone] > div" }));
      await new Promise((done) => setTimeout(done, 400));
      await expect(held).not.toHaveBeenCalled();
    },
  },
);
