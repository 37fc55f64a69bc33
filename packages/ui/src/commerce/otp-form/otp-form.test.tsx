import { describe, expect, it } from "vitest";
import { controlsOf, faultsOf, htmlOf, labels, tagsOf, valuesOf } from "../../testing/plain-html";

import { OtpForm, otpFields, otpIntents, type OtpFormProps } from "./otp-form";

const props: OtpFormProps = {
  formId: "otp",
  action: "/login",
  phone: "01712 345678",
  changeHref: "/login?change",
  hidden: { redirectPath: "/cart" },
  labels: labels<OtpFormProps["labels"]>(),
};

describe("the one-time code form", () => {
  it("lets a phone fill the code in, and a person paste it", () => {
    const [code] = controlsOf(htmlOf(<OtpForm {...props} />));
    expect(code?.attributes).toMatchObject({
      name: otpFields.code,
      autoComplete: "one-time-code",
      inputMode: "numeric",
    });
  });

  it("checks a code and sends another by two forms that both keep the way back", () => {
    const html = htmlOf(<OtpForm {...props} />);
    expect(valuesOf(html, otpFields.intent)).toEqual([otpIntents.verify, otpIntents.resend]);
    expect(valuesOf(html, "redirectPath")).toEqual(["/cart", "/cart"]);
  });

  it("has the button for another code without JavaScript, with when that is possible and no clock that stands still", () => {
    const html = htmlOf(
      <OtpForm
        {...props}
        resendSeconds={40}
        resendRule="after a minute"
        labels={labels<OtpFormProps["labels"]>({ resendWait: "in {n} s" })}
      />,
    );
    expect(valuesOf(html, otpFields.intent)).toEqual([otpIntents.verify, otpIntents.resend]);
    expect(html).toContain("after a minute");
    expect(html).not.toContain("40 s");
  });

  it("shows the code itself in demo mode only", () => {
    expect(htmlOf(<OtpForm {...props} demoCode="482913" />)).toContain("482913");
    expect(htmlOf(<OtpForm {...props} />)).not.toContain("demo");
  });

  it("keeps a wrong code, ties it to its field, and leads back to the number", () => {
    const html = htmlOf(<OtpForm {...props} timeLeft="2:41" code="111111" errors={{ otp: ["wrong"] }} />);
    expect(faultsOf(html)).toEqual([]);
    expect(valuesOf(html, otpFields.code)).toEqual(["111111"]);
    expect(html).toContain('aria-describedby="otp-otp-hint otp-otp-error"');
    expect(tagsOf(html).some(({ attributes }) => attributes["href"] === "/login?change")).toBe(true);
  });
});
