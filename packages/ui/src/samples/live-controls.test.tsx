import { renderToStaticMarkup } from "react-dom/server";
import { cloneElement, type ReactElement } from "react";
import { expect, it } from "vitest";
import { changedArgs, plainProps, withArgs } from "./live-controls";

const Word = ({ text }: { text: string }) => <b>{text}</b>;
/** Takes one child, and not a list of one. */
const Frame = ({ children }: { children: ReactElement<{ lang?: string }> }) => cloneElement(children, {});

it("gives what the controls say to the component, also within what takes one child", () => {
  const drawn = (
    <Frame>
      <Word text="one" />
    </Frame>
  );
  expect(plainProps(drawn, Word)).toEqual({ text: "one" });
  expect(renderToStaticMarkup(withArgs(drawn, Word, { text: "two" }))).toBe("<b>two</b>");
});

it("takes for changed what holds something else, not what is another object", () => {
  const initial = { labels: { close: "Close" }, title: "One" };
  expect(changedArgs({ labels: { close: "Close" }, title: "Two" }, initial)).toEqual({ title: "Two" });
  expect(changedArgs({ labels: { close: "Shut" }, title: "One" }, initial)).toEqual({
    labels: { close: "Shut" },
  });
});
