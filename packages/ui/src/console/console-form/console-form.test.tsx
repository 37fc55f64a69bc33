import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { PictureField } from "./picture-field";
import { ConsoleForm } from "./console-form";

const labels = { submit: "Save", errors: "Please check" };

describe("a form of the console", () => {
  it("shows what was typed before a refusal in place of what is kept, and ties the error to its field", () => {
    const html = renderToStaticMarkup(
      <ConsoleForm
        formId="f"
        action="/save"
        fields={[{ kind: "text", name: "title", label: "Name", value: "kept" }]}
        values={{ title: "typed" }}
        errors={{ title: ["Too long"] }}
        labels={labels}
      />,
    );
    expect(html).toContain('value="typed"');
    expect(html).not.toContain("kept");
    expect(html).toContain('aria-describedby="f-title-error"');
    expect(html).toContain('href="#f-title"');
  });

  it("puts two fields that are half as wide beside one another, and a third one below them", () => {
    const day = (name: string) => ({
      kind: "text" as const,
      type: "date" as const,
      name,
      label: name,
      half: true,
    });
    const html = renderToStaticMarkup(
      <ConsoleForm
        formId="f"
        action="/save"
        fields={[{ kind: "text", name: "text", label: "Text" }, day("first"), day("last"), day("told")]}
        labels={labels}
      />,
    );
    const pair =
      /<div class="[^"]*sm:grid-cols-2">(?:<div data-slot="field".*?<\/div>){2}<\/div>/.exec(html)?.[0] ?? "";
    const namesOf = (part: string) =>
      [...part.matchAll(/<input[^>]* name="([^"]+)"/g)].map(([, name]) => name);
    expect(namesOf(pair)).toEqual(["first", "last"]);
    expect(namesOf(html.replace(pair, ""))).toEqual(["text", "told"]);
  });

  it("folds cards behind the one that is chosen; open where none is, or where it is refused", () => {
    const options = ["saree", "fish"].map((value) => ({ value, title: value }));
    const field = { kind: "cards" as const, name: "motif", label: "Picture", folded: true, options };
    const htmlOf = (value?: string, errors?: Record<string, string[]>) =>
      renderToStaticMarkup(
        <ConsoleForm
          formId="f"
          action="/save"
          fields={[{ ...field, value }]}
          errors={errors}
          labels={labels}
        />,
      );
    const folded = htmlOf("fish");
    expect(folded).toMatch(/<details(?![^>]*open)[^>]*>.*<summary[^>]*>.*Picture.*fish.*<\/summary>/);
    expect(folded.match(/type="radio"/g)).toHaveLength(2);
    for (const open of [htmlOf(), htmlOf("fish", { motif: ["Choose one"] })])
      expect(open).toMatch(/<details[^>]*open=""/);
  });

  it("shows boxes as they were ticked before a refusal, also those whose tick was taken", () => {
    const box = (name: string, value?: string) => ({ name, label: name, hint: "what it is", value });
    const html = renderToStaticMarkup(
      <ConsoleForm
        formId="f"
        action="/save"
        fields={[
          {
            kind: "ticks",
            name: "all",
            label: "May",
            ticks: [box("kept", "on"), box("typed"), box("was", "on")],
          },
        ]}
        values={{ typed: "on", was: "" }}
        labels={labels}
      />,
    );
    const ticked = [...html.matchAll(/<input[^>]*>/g)].filter(([input]) => input.includes("checked"));
    expect(ticked.map(([input]) => /name="(\w+)"/.exec(input)?.[1])).toEqual(["kept", "typed"]);
    expect(html).toContain("<legend");
  });

  it("says in which language the hint of a box is, where it is another than the page's", () => {
    const ticks = [{ name: "red", label: "Red", hint: "লাল", hintLang: "bn" as const }];
    const fields = [{ kind: "ticks" as const, name: "all", label: "Colours", ticks }];
    const html = renderToStaticMarkup(
      <ConsoleForm formId="f" action="/save" fields={fields} labels={labels} />,
    );
    expect(html).toMatch(/<span lang="bn"[^>]*>লাল/);
  });

  it("says what is wrong with boxes where they stand, and has it read with them", () => {
    const ticks = [{ name: "one", label: "One", hint: "what it is" }];
    const html = renderToStaticMarkup(
      <ConsoleForm
        formId="f"
        action="/save"
        fields={[{ kind: "ticks", name: "all", label: "May", ticks }]}
        errors={{ all: ["Tick one."] }}
        labels={labels}
      />,
    );
    const id = /<fieldset[^>]*aria-describedby="([^"]+)"/.exec(html)?.[1];
    expect(html).toMatch(new RegExp(`id="${id}"[^>]*>.*Tick one\\.`));
  });

  it("has what is rarely answered behind a word, which is open where an answer in it is refused", () => {
    const folded = {
      label: "More rules",
      isOpen: false,
      fields: [{ kind: "text" as const, name: "most", label: "Most", value: "5" }],
    };
    const htmlOf = (errors: Record<string, string[]>) =>
      renderToStaticMarkup(
        <ConsoleForm
          formId="f"
          action="/save"
          fields={[{ kind: "text", name: "a", label: "A" }]}
          folded={folded}
          errors={errors}
          labels={labels}
        />,
      );
    expect(htmlOf({})).toMatch(/<details(?![^>]*open)[^>]*>.*More rules.*name="most".*<\/details>.*<button/);
    expect(htmlOf({ a: ["No."] })).toMatch(/<details(?![^>]*open)/);
    expect(htmlOf({ most: ["Too much."] })).toMatch(/<details[^>]*open/);
  });

  it("sends files only where it asks for one", () => {
    const form = (kind: "text" | "picture") =>
      renderToStaticMarkup(
        <ConsoleForm
          formId="f"
          action="/save"
          fields={[
            kind === "text"
              ? { kind, name: "a", label: "A" }
              : {
                  kind,
                  name: "a",
                  label: "A",
                  labels: { choose: "c", replace: "r", current: "n", chosen: "h" },
                },
          ]}
          labels={labels}
          PictureField={PictureField}
        />,
      );
    expect(form("picture")).toContain('encType="multipart/form-data"');
    expect(form("text")).not.toContain("encType");
  });
});
