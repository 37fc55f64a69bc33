import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { UploadList } from "./upload-list";

const labels = {
  title: "Photos",
  state: { waiting: "Waiting", sending: "Being sent", sent: "Sent", failed: "Not sent" },
  retry: "Try again",
  remove: "Leave it out",
};
const nothing = () => undefined;

it("only what failed can be sent again or left out, each button names its photo, and says why it was refused", () => {
  const html = renderToStaticMarkup(
    <UploadList
      uploads={[
        { id: "1", name: "a.jpg", state: "sent", picture: "/media/uploads/a" },
        { id: "2", name: "b.jpg", state: "failed", reason: "This is no picture." },
      ]}
      labels={labels}
      onRetry={nothing}
      onRemove={nothing}
    />,
  );
  expect(html).toContain('aria-label="Try again: b.jpg"');
  expect(html).toContain('aria-label="Leave it out: b.jpg"');
  expect(html).not.toContain("Try again: a.jpg");
  expect(html).toContain("This is no picture.");
  expect(html).toContain("Sent");
});
