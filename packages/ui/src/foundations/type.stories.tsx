import type { Meta } from "@storybook/react-vite";
import { story } from "../samples/in-language";
import { Price } from "../primitives/price/price";
import { FoundationPage, FoundationSection, TokenName } from "./specimen";

/** The roles in both scripts, and where Bengali breaks first: cut ink, split conjuncts, jumping lines. */
export default { title: "Foundations/Type" } satisfies Meta;

const heading = "font-heading font-semibold";
/** Role, classes, and size over line height in px, Latin and Bengali. */
const roles = [
  ["display", `${heading} text-display tracking-(--tracking-headline)`, "40 / 44", "38 / 56"],
  ["h1", `${heading} text-h1 tracking-(--tracking-headline)`, "30 / 36", "30 / 46"],
  ["h2", `${heading} text-h2 tracking-(--tracking-headline)`, "24 / 30", "25 / 38"],
  ["h3", `${heading} text-h3 tracking-(--tracking-headline)`, "20 / 28", "21 / 32"],
  ["title", "text-title font-semibold", "18 / 24", "19 / 30"],
  ["body", "text-body", "16 / 24", "17 / 28"],
  ["small", "text-small", "14 / 20", "15 / 24"],
  ["caption", "text-caption", "13 / 18", "14 / 22"],
] as const;

const hard = "ক্ষ্ম স্ত্রী র‍্যাম ঊর্ধ্ব লক্ষ্মী শ্রী চট্টগ্রাম স্ট্রবেরি ক্রেতার সৌন্দর্য বিজ্ঞপ্তি";

export const Roles = story(() => (
  <FoundationPage
    title="Type roles"
    intro="Each role has its own size and line for each script: Bengali looks smaller in the em and needs more line for its matra and its conjuncts. Sizes over lines in px at their largest; only h1 and display grow with the window."
  >
    <ul className="grid grid-cols-1 divide-y divide-border">
      {roles.map(([role, classes, latin, bengali]) => (
        <li key={role} className="grid grid-cols-1 gap-x-8 gap-y-3 py-5 md:grid-cols-2">
          <div className="min-w-0">
            <TokenName className="text-muted">
              {role} · {latin}
            </TokenName>
            <p className={classes}>Fresh from the market this morning</p>
          </div>
          <div className="min-w-0">
            <TokenName className="text-muted">
              {role} · {bengali}
            </TokenName>
            <p lang="bn" className={classes}>
              আজ সকালের বাজার থেকে টাটকা
            </p>
          </div>
        </li>
      ))}
    </ul>
  </FoundationPage>
));

export const Conjuncts = story(() => (
  <FoundationPage
    title="Conjuncts and stacked signs"
    intro="The tallest and the deepest ink of the script at every role, two lines of it: nothing may be cut and no line may touch the next."
  >
    <div lang="bn" className="grid grid-cols-1 gap-6">
      {roles.map(([role, classes]) => (
        <p key={role} className={`${classes} max-w-prose rounded-control bg-surface-sunken p-3`}>
          {hard}
        </p>
      ))}
    </div>
  </FoundationPage>
));

export const ScriptsTogether = story(({ words }) => (
  <FoundationPage
    title="Both scripts on one line"
    intro="Money and counts take Bengali digits in Bengali; order numbers, codes and telephone numbers stay Latin. A product's Latin name stands among Bengali words."
  >
    <div lang="bn" className="grid max-w-prose gap-4">
      <p>
        অর্ডার HT-7K2M9Q, ২ মার্চ ২০২৬, 01712 345678, কুপন EID10 — <span lang="en">Samsung Galaxy A16</span>
      </p>
      <h2 className="text-h2">
        <span lang="en" className="text-h2">
          Aarong
        </span>{" "}
        থেকে ১২৮ জিবি র‍্যাম-এর ফোন, ৳১৪,৯৯০
      </h2>
      <Price price="৳১২,৩৪,৫৬৭.৮৯" oldPrice="৳১৩,০০,০০০" labels={words.price} size="large" />
    </div>
    <FoundationSection
      title="Numbers of one width"
      text="Columns of money line up in both kinds of digits (the class tabular)."
    >
      <div className="grid max-w-form grid-cols-2 gap-6 text-end">
        <div lang="bn" className="tabular">
          <p>৳১,১১১.১১</p>
          <p>৳৯,৮৮৮.৬০</p>
          <p className="border-t border-border font-bold">৳১০,৯৯৯.৭১</p>
        </div>
        <div className="tabular">
          <p>৳1,111.11</p>
          <p>৳9,888.60</p>
          <p className="border-t border-border font-bold">৳10,999.71</p>
        </div>
      </div>
    </FoundationSection>
  </FoundationPage>
));

export const Clamped = story(() => (
  <FoundationPage
    title="Cut after two lines"
    intro="By lines, never by a height in px, so that no lower sign is cut."
  >
    <div className="grid grid-cols-2 gap-4 md:grid-cols-4">
      {(
        ["text-body", "text-small", "text-title font-semibold", "font-heading text-h3 font-semibold"] as const
      ).map((classes) => (
        <div key={classes} className="rounded-card border border-border p-3">
          <p lang="bn" className={`line-clamp-2 ${classes}`}>{`${hard} ${hard}`}</p>
        </div>
      ))}
    </div>
  </FoundationPage>
));
