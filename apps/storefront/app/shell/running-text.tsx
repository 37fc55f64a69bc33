import type { TextBlock } from "./text-block";

/** The blocks of a text; what is around them gives them their look (`prose`). */
export function RunningText({
  blocks,
  headingLevel: Heading = "h2",
}: {
  blocks: readonly TextBlock[];
  headingLevel?: "h2" | "h3";
}) {
  return blocks.map((block) => {
    if (block.kind === "heading") return <Heading key={block.text}>{block.text}</Heading>;
    if (block.kind === "paragraph") return <p key={block.text}>{block.text}</p>;
    return (
      <ul key={block.items.join()}>
        {block.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  });
}
