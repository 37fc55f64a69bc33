import { expect, it } from "vitest";
import { withHiddenValues } from "./hidden-values";

const Pages = (_: { current?: string; pages: readonly unknown[]; label: { current: string } }) => null;

it("writes which link is the current one, in the order of the source", () => {
  const drawn = (
    <nav>
      <Pages
        current="kept"
        pages={[{ href: "1", current: false }, null, { href: "2", current: true }]}
        label={{ current: "It's here" }}
      />
    </nav>
  );
  const source = "<Pages label={{ current: '[Circular]' }} pages={['[Circular]', '[Circular]']} />";
  expect(withHiddenValues(source, drawn)).toBe(
    String.raw`<Pages label={{ current: 'It\'s here' }} pages={[false, true]} />`,
  );
});

it("leaves a source alone in which something else is hidden", () => {
  expect(withHiddenValues("<a b='[Circular]' />", <a href="#">b</a>)).toBe("<a b='[Circular]' />");
});
