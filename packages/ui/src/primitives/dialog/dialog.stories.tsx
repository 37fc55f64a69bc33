import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { useState } from "react";
import { story, type Sample } from "../../../../../.storybook/in-language";
import { Button } from "../button/button";
import { Dialog } from "./dialog";

export default { title: "Primitives/Dialog", component: Dialog } satisfies Meta;

function Question({ words }: Sample) {
  const [open, setOpen] = useState(false);
  return (
    <div className="h-96">
      <Button variant="danger" onClick={() => setOpen(true)}>
        {words.listControls.clear}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={words.listControls.clear}
        labels={words.dialog}
        footer={
          <Button variant="danger" wide>
            {words.listControls.clear}
          </Button>
        }
      >
        <p>{words.cartLine.out}</p>
      </Dialog>
    </div>
  );
}

export const OpensAndCloses = story((sample) => <Question {...sample} />, {
  play: async ({ canvasElement }) => {
    const opener = within(canvasElement).getByRole("button");
    await userEvent.click(opener);
    const dialog = await within(document.body).findByRole("dialog");
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await userEvent.click(opener);
    await within(document.body).findByRole("dialog");
  },
});
