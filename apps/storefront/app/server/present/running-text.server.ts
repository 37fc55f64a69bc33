import type { TextBlock } from "../../shell/text-block";

/** A plain text as headings (`## `), lists (every line begins with `- `) and paragraphs, which blank lines part. */
export function textBlocks(text: string): TextBlock[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part): TextBlock => {
      const lines = part.split("\n");
      if (part.startsWith("## ")) return { kind: "heading", text: part.slice(3) };
      if (lines.every((line) => line.startsWith("- ")))
        return { kind: "list", items: lines.map((line) => line.slice(2)) };
      return { kind: "paragraph", text: lines.join(" ") };
    });
}
