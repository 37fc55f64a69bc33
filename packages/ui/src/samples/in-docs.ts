import type { StoryObj } from "@storybook/react-vite";
import type { ReactElement } from "react";
import { story, type Language, type Sample } from "./in-language";

/**
 * Parameters of stories that cover the page or have the focus: on the component's page each stands in a window of its own,
 * where it is played.
 */
export const inWindow = { docs: { story: { inline: false, height: "30rem" } } };

/** Tags of a story that only proves how something behaves: it is no picture of the component on its page. */
export const proofOnly = ["!autodocs"];

/** What a story shows to be done, or not, and why, in both languages: `parameters.advice`. */
export interface Advice {
  kind: "do" | "dont";
  why: Record<Language, string>;
}

/**
 * A story that shows what to do with a component, or what not, beside its opposite on the component's page.
 * @param more a play that opens what is shown; it is played on the page only where its stories are `inWindow`
 */
export function advice(
  kind: Advice["kind"],
  why: Advice["why"],
  draw: (sample: Sample) => ReactElement,
  more: Pick<StoryObj, "play"> = {},
): StoryObj & { render: NonNullable<StoryObj["render"]> } {
  return story(draw, { ...more, tags: proofOnly, parameters: { advice: { kind, why } satisfies Advice } });
}

/** A part of a component as its page numbers and explains it. */
export interface Part {
  /** A selector that finds it in what the story draws. */
  at: string;
  name: string;
  /** What it says or does, and what it is given by. */
  text: string;
  /** Its number stands behind it, since another part ends right before it. */
  isNumberBehind?: true;
}

/**
 * Parameters of the story that a component's parts are numbered on.
 * @param parts in the order of their numbers, from top to bottom
 */
export const anatomy = (...parts: readonly Part[]) => ({ anatomy: parts });
