import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels } from "../../testing/plain-html";

import { FileField, type FileFieldProps } from "./file-field";
import { FilesField } from "./files-field";

const props: FileFieldProps = {
  formId: "shop",
  name: "logo",
  label: "Logo",
  hint: "2 MB at most",
  labels: labels<FileFieldProps["labels"]>(),
};

describe("a picture to send", () => {
  it("is a native file input of the kinds that are taken", () => {
    const html = htmlOf(<FileField {...props} />);
    expect(controlsOf(html)[0]?.attributes).toMatchObject({
      type: "file",
      name: "logo",
      accept: "image/jpeg,image/png,image/webp",
      required: "",
    });
    expect(faultsOf(html)).toEqual([]);
  });

  it("asks for nothing where there is a picture already, and shows that", () => {
    const html = htmlOf(<FileField {...props} current="/media/logo" />);
    expect(controlsOf(html)[0]?.attributes).not.toHaveProperty("required");
    expect(html).toContain('alt="current"');
  });

  it("has a second way beside it where a camera is asked for, with a name and words of its own", () => {
    const camera = { name: "camera", label: "Take a photo", hint: "Opens the camera" };
    const html = htmlOf(<FileField {...props} camera={camera} />);
    expect(controlsOf(html)[1]?.attributes).toMatchObject({
      type: "file",
      name: "camera",
      accept: "image/*",
      capture: "environment",
      "aria-describedby": "shop-camera-hint",
    });
    expect(controlsOf(html)[1]?.attributes).not.toHaveProperty("required");
    expect(html).toMatch(/<label for="shop-camera"[^>]*>.*?Take a photo/);
    expect(faultsOf(html)).toEqual([]);
  });

  it("has a button in the page's own words without scripts, too: its label", () => {
    const camera = { name: "camera", label: "Take a photo", hint: "Opens the camera" };
    const html = htmlOf(<FileField {...props} camera={camera} />);
    expect(html).toMatch(/<label for="shop-logo"[^>]*min-h-\(--control\)[^>]*>.*?choose<\/label>/);
    expect(html).toMatch(/<label for="shop-camera"[^>]*min-h-\(--control\)[^>]*>.*?Take a photo<\/label>/);
    expect(html.match(/<input[^>]*file:sr-only/g)).toHaveLength(2);
  });

  it("says in the page's words where several files are chosen", () => {
    const html = htmlOf(<FilesField formId="shop" name="photos" label="Photos" choose="Choose photos" />);
    expect(html).toMatch(/<label for="shop-photos"[^>]*>.*?Choose photos<\/label>/);
    expect(controlsOf(html)[0]?.attributes).toMatchObject({ type: "file", name: "photos", multiple: "" });
    expect(faultsOf(html)).toEqual([]);
  });

  it("says what is wrong with its file, beside the same field of another form", () => {
    const two = htmlOf(
      <>
        <FileField {...props} errors={["Too big."]} />
        <FileField {...props} formId="other" />
      </>,
    );
    expect(faultsOf(two)).toEqual([]);
    expect(two).toContain('aria-describedby="shop-logo-hint shop-logo-error"');
  });
});
