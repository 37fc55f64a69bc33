/** A shape that a component is given: its name, and how it is written in the component's source. */
export interface Shape {
  name: string;
  source: string;
}

/**
 * The shapes beside a component's own props that its source exports, such as `ProductCardData`: the table of props only
 * names them.
 * @param source a component's file, laid out as Prettier does: what is exported ends with its bracket in the first column
 */
export function shapesOf(source: string): Shape[] {
  return [...source.matchAll(/^export interface (\w+)[^\n]*\{\n[\s\S]*?^\}$/gm)]
    .map(([source, name = ""]) => ({ name, source }))
    .filter(({ name }) => !name.endsWith("Props"));
}
