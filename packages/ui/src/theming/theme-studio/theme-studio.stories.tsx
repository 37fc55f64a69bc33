import type { Meta } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { story, type Sample } from "../../samples/in-language";
import { HomePage, ListPage, ProductPage } from "../../pages/browse-compositions";
import { CheckoutPage, OrderPage, SignInPage } from "../../pages/buy-compositions";
import { readyThemes } from "../../theme/ready-themes";
import { themeHash } from "./theme-link";
import { themeText, ThemeStudio } from "./theme-studio";

/** Make a theme, see it worn, be told what was mended, and send it as a link. */
export default {
  title: "Theming/Studio",
  component: ThemeStudio,
  tags: ["!autodocs"],
  // The pages in the frames are checked as stories of their own (Pages/Shop).
  parameters: { a11y: { options: { iframes: false } } },
} satisfies Meta;

function Studio({ sample, text }: { sample: Sample; text: string }) {
  const { language, scheme, words } = sample;
  return (
    <ThemeStudio
      key={`${language} ${scheme} ${text}`}
      initialText={text}
      pages={{
        home: ({ headerLayout }) => <HomePage sample={sample} layout={headerLayout} />,
        list: ({ headerLayout }) => <ListPage sample={sample} layout={headerLayout} />,
        product: ({ headerLayout }) => <ProductPage sample={sample} layout={headerLayout} />,
        checkout: ({ headerLayout }) => <CheckoutPage sample={sample} layout={headerLayout} />,
        signIn: ({ headerLayout }) => <SignInPage sample={sample} layout={headerLayout} />,
        order: ({ headerLayout }) => <OrderPage sample={sample} layout={headerLayout} />,
      }}
      labels={words.themeStudio}
      href={
        new URL(
          `iframe.html?id=theming-studio--from-the-toolbar&viewMode=story&globals=language:${language}`,
          document.baseURI,
        ).href
      }
      formId="studio"
      language={language}
      scheme={scheme}
    />
  );
}

const draw = (text?: string) => (sample: Sample) => (
  <Studio sample={sample} text={text ?? themeText(readyThemes[sample.theme])} />
);

/** The previews are windows of their own: their styles, letters and pictures have to be there, too. */
async function framesAreDrawn(canvas: HTMLElement) {
  await waitFor(() => expect(canvas.querySelectorAll("iframe")).toHaveLength(6));
  for (const frame of canvas.querySelectorAll("iframe")) {
    await waitFor(() => expect(frame.contentDocument?.querySelector("main")).toBeTruthy());
    const page = frame.contentDocument;
    if (!page) continue;
    await waitFor(() => {
      for (const link of page.querySelectorAll("link")) void expect(link.sheet).toBeTruthy();
    });
    await page.fonts.ready;
    for (const image of page.images) {
      // One that waits to be scrolled to would never be there.
      image.loading = "eager";
      await waitFor(() => expect(image.complete).toBe(true));
    }
  }
}

/** Writes other JSON into the studio. */
async function writeJson(canvas: HTMLElement, text: string) {
  const field = canvas.querySelector<HTMLTextAreaElement>("#studio-json");
  if (!field) throw new Error("no field of JSON");
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  field.blur();
}

const bandOf = (canvas: HTMLElement) => {
  const page = canvas.querySelector("iframe")?.contentDocument;
  const button = page?.querySelector('[data-slot="link-button"]');
  return button && page?.defaultView?.getComputedStyle(button).backgroundColor;
};

export const FromTheToolbar = story(draw(), {
  play: async ({ canvasElement }) => framesAreDrawn(canvasElement),
});

export const AWrongColourAndAMisspeltKey = story(draw(), {
  play: async ({ canvasElement }) => {
    await framesAreDrawn(canvasElement);
    const repairs = canvasElement.querySelector<HTMLElement>('[data-slot="theme-repairs"]');
    await writeJson(canvasElement, '{\n  "version": 1,\n  "seed": "teal",\n  "headerLayuot": "centred"\n}');
    await waitFor(() => expect(repairs).toHaveTextContent("#00736d"));
    await expect(repairs).toHaveTextContent("headerLayuot");
    await waitFor(() => expect(bandOf(canvasElement)).toBe("rgb(0, 115, 109)"));
    await framesAreDrawn(canvasElement);
  },
});

export const NotJson = story(draw(), {
  play: async ({ canvasElement }) => {
    await writeJson(canvasElement, '{ "version": 1, "seed": "#b3123f"');
    const field = canvasElement.querySelector("#studio-json");
    await waitFor(() => expect(field).toBeInvalid());
    await expect(field).toHaveAccessibleDescription(/JSON/);
    await framesAreDrawn(canvasElement);
  },
});

export const AColourThatIsTooLight = story(draw(), {
  play: async ({ canvasElement }) => {
    await writeJson(canvasElement, themeText({ version: 1, seed: "#ffc107", surface: "tinted", radius: 12 }));
    const derived = canvasElement.querySelector<HTMLElement>('[data-slot="theme-derivations"]');
    await waitFor(() => expect(derived).toHaveTextContent("#ffc107"));
    await expect(within(derived ?? canvasElement).getAllByText("link").length).toBeGreaterThan(0);
    await framesAreDrawn(canvasElement);
  },
});

const shared = themeText({
  version: 1,
  seed: "#5b2a86",
  surface: "bold",
  radius: 16,
  headerLayout: "centred",
});

export const FromALink = story(draw(), {
  play: async ({ canvasElement }) => {
    window.location.hash = themeHash(shared);
    const field = () => canvasElement.querySelector<HTMLTextAreaElement>("#studio-json");
    await waitFor(() => expect(field()?.value).toBe(shared));
    await expect(canvasElement.querySelector<HTMLInputElement>("#studio-choices-seed")?.value).toBe(
      "#5b2a86",
    );
    const link = canvasElement.querySelector<HTMLInputElement>("#studio-link")?.value ?? "";
    // The link of the same theme, opened: what it carries comes back, through the address again.
    await writeJson(canvasElement, "{}");
    window.location.hash = new URL(link).hash;
    await waitFor(() => expect(JSON.parse(field()?.value ?? "{}")).toEqual(JSON.parse(shared)));
    await framesAreDrawn(canvasElement);
  },
});
