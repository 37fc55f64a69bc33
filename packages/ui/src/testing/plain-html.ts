import { isDeepStrictEqual } from "node:util";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";

/** One start tag of a page, as a browser without scripts reads it. */
export interface Tag {
  name: string;
  attributes: Record<string, string>;
}

/** A component as plain HTML. */
export function htmlOf(element: ReactElement): string {
  return renderToStaticMarkup(element);
}

/** Every start tag in order. React writes its attributes in double quotes, so this needs no parser. */
export function tagsOf(html: string): Tag[] {
  return [...html.matchAll(/<([a-z0-9]+)((?:\s[^<>]*?)?)\/?>/g)].map(([, name = "", inside = ""]) => ({
    name,
    attributes: Object.fromEntries(
      [...inside.matchAll(/([\w-]+)="([^"]*)"/g)].map(([, key = "", value = ""]) => [key, value]),
    ),
  }));
}

const isControl = ({ name, attributes }: Tag) =>
  ["input", "select", "textarea"].includes(name) && attributes["type"] !== "hidden";

/** The controls a person fills in. */
export const controlsOf = (html: string): Tag[] => tagsOf(html).filter(isControl);

/** What the form sends under each name: the values of hidden inputs and of submit buttons too. */
export function valuesOf(html: string, name: string): (string | undefined)[] {
  return tagsOf(html)
    .filter(
      (tag) =>
        ["input", "button", "select", "textarea"].includes(tag.name) && tag.attributes["name"] === name,
    )
    .map((tag) => tag.attributes["value"]);
}

/**
 * What is wrong with a form as plain HTML; nothing, when it can be filled in and understood without scripts and with a
 * screen reader: ids are unique, each control has a name and a label, each reference leads somewhere, what is invalid
 * says why, and there is a button.
 */
export function faultsOf(html: string): string[] {
  const tags = tagsOf(html);
  const ids = tags.flatMap(({ attributes }) => (attributes["id"] === undefined ? [] : [attributes["id"]]));
  const labelled = new Set(
    tags.filter(({ name }) => name === "label").map(({ attributes }) => attributes["for"]),
  );
  const wrapped = tagsOf(
    [...html.matchAll(/<label[^>]*>(.*?)<\/label>/gs)].map(([, inside]) => inside).join(""),
  );
  const faults = ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `id twice: ${id}`);
  for (const { name, attributes } of tags) {
    for (const id of (attributes["aria-describedby"] ?? "").split(" ").filter(Boolean)) {
      if (!ids.includes(id)) faults.push(`described by nothing: ${id}`);
    }
    const anchor =
      name === "a" && attributes["href"]?.startsWith("#") ? attributes["href"].slice(1) : undefined;
    if (anchor !== undefined && !ids.includes(anchor)) faults.push(`leads nowhere: #${anchor}`);
  }
  for (const { name, attributes } of tags.filter(isControl)) {
    const id = attributes["id"] ?? "";
    const isWrapped = wrapped.some((tag) => isDeepStrictEqual(tag, { name, attributes }));
    const spoken = attributes["aria-label"] ?? (labelled.has(id) || isWrapped);
    if (!attributes["name"]) faults.push(`no name: ${name} ${id}`);
    if (!spoken || (!id && !isWrapped)) faults.push(`no label: ${name} ${id}`);
    if (
      attributes["aria-invalid"] === "true" &&
      !html.includes(`id="${id}-error"`) &&
      !attributes["aria-describedby"]
    )
      if (attributes["type"] !== "radio") faults.push(`invalid without a reason: ${id}`);
  }
  if (
    html.includes("<form") &&
    !tags.some(({ name, attributes }) => name === "button" && attributes["type"] === "submit")
  )
    faults.push("no button to send it");
  return faults;
}

/**
 * Labels that say their own keys, for tests that look at structure and not at words. Digits are Latin unless `known` says
 * otherwise.
 */
export function labels<Labels extends object>(known: Partial<Labels> = {}): Labels {
  const words: Record<string, unknown> = { digits: "0123456789", ...known };
  return new Proxy({} as Labels, { get: (_target, key) => words[String(key)] ?? String(key) });
}
