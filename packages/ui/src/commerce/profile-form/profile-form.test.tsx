import { describe, expect, it } from "vitest";
import { faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { ProfileForm, type ProfileFormProps } from "./profile-form";

const props = (formId: string): ProfileFormProps => ({
  phone: "01712 345678",
  labels: labels<ProfileFormProps["labels"]>(),
  action: "/my-account/edit",
  formId,
  hidden: { version: "7" },
});

describe("a customer's profile", () => {
  it("posts names and email with the version that was read; the number is not a field", () => {
    const html = htmlOf(<ProfileForm {...props("profile")} values={{ first_name: "Rahima" }} />);
    expect(valuesOf(html, "version")).toEqual(["7"]);
    expect(valuesOf(html, "first_name")).toEqual(["Rahima"]);
    expect(html).not.toMatch(/<input[^>]*type="tel"/);
  });

  it("ties errors to their fields, twice on one page", () => {
    const html = htmlOf(
      <>
        <ProfileForm {...props("one")} errors={{ last_name: ["Too short."] }} />
        <ProfileForm {...props("two")} />
      </>,
    );
    expect(faultsOf(html)).toEqual([]);
    expect(html).toContain('aria-describedby="one-last_name-error"');
  });

  it("goes in parts where there is a picture in it", () => {
    const encoding = (more: Partial<ProfileFormProps>) =>
      tagsOf(htmlOf(<ProfileForm {...props("profile")} {...more} />))[0]?.attributes["encType"];
    expect(encoding({})).toBeUndefined();
    expect(encoding({ picture: <p>picture</p> })).toBe("multipart/form-data");
  });
});
