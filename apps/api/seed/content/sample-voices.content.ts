import { strings } from "@haat/i18n/strings";
import type { ContentWritten } from "../../src/features/site-content/site-content.repository";

const { bn, en } = strings;
type Voice = keyof typeof en.sitePages.landing.voices;

/** What people could say of the platform: the demo's pages say that they are made up. */
export const sampleVoices: ContentWritten[] = (["weaver", "pickles", "student"] satisfies Voice[]).map(
  (voice, position) => ({
    kind: "testimonial",
    slug: voice,
    titleBn: bn.sitePages.landing.voices[voice].name,
    titleEn: en.sitePages.landing.voices[voice].name,
    noteBn: bn.sitePages.landing.voices[voice].role,
    noteEn: en.sitePages.landing.voices[voice].role,
    textBn: bn.sitePages.landing.voices[voice].quote,
    textEn: en.sitePages.landing.voices[voice].quote,
    isShown: true,
    position,
  }),
);
