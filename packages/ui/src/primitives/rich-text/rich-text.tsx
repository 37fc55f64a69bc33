import { clsx } from "clsx";
import { Fragment } from "react";
import { Prose } from "../prose/prose";
import type { RootProps } from "../root-props/root-props";
import { useUi } from "../ui-provider/ui-provider";

/** A piece of running text, as plain data. */
export type RichInline =
  | string
  | { kind: "strong" | "emphasis"; content: readonly RichInline[] }
  | { kind: "link"; href: string; content: readonly RichInline[] }
  | { kind: "break" };

/** A part of a text that somebody wrote, as plain data: what a loader can hand over. */
export type RichBlock =
  | { kind: "heading"; level: 2 | 3 | 4; content: readonly RichInline[] }
  | { kind: "paragraph"; content: readonly RichInline[] }
  /** `start` is the number that an ordered one begins with. */
  | { kind: "list"; start?: number | undefined; items: readonly (readonly RichBlock[])[] }
  | { kind: "quote"; blocks: readonly RichBlock[] }
  | { kind: "table"; head: readonly Cell[]; rows: readonly (readonly Cell[])[] }
  | { kind: "rule" };
type Cell = readonly RichInline[];

export interface RichTextProps extends RootProps<"div"> {
  /** The text as data, block by block (see `RichBlock`): no HTML comes in. */
  blocks: readonly RichBlock[];
}

/**
 * A text with headings, lists, links, quotes and tables. It is made of elements alone: there is no HTML to be trusted,
 * and what may stand in a link was decided where the text was read.
 *
 * @use For a seller's or the platform's text that has structure.
 * @avoid For plain words of the product itself.
 * @accessibility Its headings begin below the page's; a table scrolls by itself on a phone.
 */
export function RichText({ blocks, className, ...rest }: RichTextProps) {
  return (
    <Prose {...rest} data-slot="rich-text" className={clsx("*:first:mt-0", className)}>
      <Blocks blocks={blocks} />
    </Prose>
  );
}

/** The text never changes while it is shown, and two parts of it may be the same: their place tells them apart. */
function Blocks({ blocks }: { blocks: readonly RichBlock[] }) {
  return blocks.map((block, place) => <Block key={place} block={block} />);
}

function Block({ block }: { block: RichBlock }) {
  switch (block.kind) {
    case "heading": {
      const Heading = `h${block.level}` as const;
      return (
        <Heading>
          <Inlines content={block.content} />
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p>
          <Inlines content={block.content} />
        </p>
      );
    case "quote":
      return (
        <blockquote>
          <Blocks blocks={block.blocks} />
        </blockquote>
      );
    case "list":
      return <List {...block} />;
    case "table":
      return <TextTable {...block} />;
    case "rule":
      return <hr />;
  }
}

function List({ start, items }: Extract<RichBlock, { kind: "list" }>) {
  const rows = items.map((blocks, place) => (
    <li key={place}>
      <Item blocks={blocks} />
    </li>
  ));
  return start === undefined ? <ul>{rows}</ul> : <ol start={start}>{rows}</ol>;
}

/** One line of text stands by itself; more than that are paragraphs. */
function Item({ blocks }: { blocks: readonly RichBlock[] }) {
  const [first, ...others] = blocks;
  if (first?.kind !== "paragraph") return <Blocks blocks={blocks} />;
  return (
    <>
      <Inlines content={first.content} />
      <Blocks blocks={others} />
    </>
  );
}

/** A wide table scrolls by itself, so that the page does not; the keyboard reaches it. */
function TextTable({ head, rows }: Extract<RichBlock, { kind: "table" }>) {
  return (
    <div className="overflow-x-auto" role="region" aria-label={head.map(plainText).join(", ")} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {head.map((cell, place) => (
              <th key={place} scope="col">
                <Inlines content={cell} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, place) => (
            <tr key={place}>
              {row.map((cell, at) => (
                <td key={at}>
                  <Inlines content={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Inlines({ content }: { content: readonly RichInline[] }) {
  return content.map((each, place) => (
    <Fragment key={place}>{typeof each === "string" ? each : <Inline inline={each} />}</Fragment>
  ));
}

function Inline({ inline }: { inline: Exclude<RichInline, string> }) {
  const { Link } = useUi();
  if (inline.kind === "break") return <br />;
  const content = <Inlines content={inline.content} />;
  switch (inline.kind) {
    case "strong":
      return <strong>{content}</strong>;
    case "emphasis":
      return <em>{content}</em>;
    case "link":
      return inline.href.startsWith("/") ? (
        <Link href={inline.href}>{content}</Link>
      ) : (
        <a href={inline.href} rel="nofollow noopener">
          {content}
        </a>
      );
  }
}

/** The words of a running text alone. */
function plainText(content: readonly RichInline[]): string {
  return content
    .map((each) => {
      if (typeof each === "string") return each;
      return each.kind === "break" ? " " : plainText(each.content);
    })
    .join("");
}
