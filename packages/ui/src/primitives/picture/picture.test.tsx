import { describe, expect, it } from "vitest";
import { htmlOf, tagsOf } from "../../testing/plain-html";

import { UiProvider } from "../ui-provider/ui-provider";
import { Picture } from "./picture";

describe("a picture", () => {
  it("offers the widths that screens need, and keeps its room", () => {
    const [image] = tagsOf(htmlOf(<Picture src="/media/xyz" alt="Sari" sizes="50vw" />));
    expect(image?.attributes).toMatchObject({
      src: "/media/xyz/640",
      srcSet: "/media/xyz/160 160w, /media/xyz/320 320w, /media/xyz/640 640w, /media/xyz/960 960w",
      sizes: "50vw",
      width: "640",
      height: "640",
      loading: "lazy",
    });
  });

  it("names only the widths that it is laid out at", () => {
    const html = htmlOf(<Picture src="/media/xyz" alt="" sizes="50vw" widths={[320, 640]} />);
    expect(tagsOf(html)[0]?.attributes.srcSet).toBe("/media/xyz/320 320w, /media/xyz/640 640w");
  });

  it("comes first where it is the page's largest", () => {
    const [image] = tagsOf(htmlOf(<Picture src="/media/xyz" alt="" sizes="100vw" priority="high" />));
    expect(image?.attributes).toMatchObject({ loading: "eager", fetchpriority: "high" });
  });

  it("is left out in lite mode where it only adorns", () => {
    const inLite = htmlOf(
      <UiProvider pictureOnTap="Show picture">
        <Picture src="/media/xyz" alt="" sizes="72px" />
      </UiProvider>,
    );
    expect(inLite).toBe("");
  });

  it("keeps its room where there is none", () => {
    expect(htmlOf(<Picture src="" alt="" sizes="1px" width={4} height={5} />)).toContain('viewBox="0 0 4 5"');
  });
});
