/**
 * What stands below a heading of a Markdown text, as far as the next one of the same level.
 * @throws where there is no such heading
 */
export function sectionOf(markdown: string, heading: string): string {
  const section = markdown
    .split(/^## /m)
    .slice(1)
    .find((part) => part.startsWith(`${heading}\n`));
  if (section === undefined) throw new Error(`There is no section “${heading}”.`);
  return section.slice(heading.length).trim();
}
