/** Words of a story's name that keep their capitals, by how Storybook writes them. */
const ownCapitals: Readonly<Record<string, string>> = {
  Bengali: "Bengali",
  Email: "email",
  English: "English",
  Javascript: "JavaScript",
  Json: "JSON",
};

/**
 * A story's name as a sentence: `Long in a narrow place`, not `Long In A Narrow Place`. What a pair of stories says to do
 * and not to do stands behind it: `Do: one primary`, `Don’t: two primaries`.
 * @param name as Storybook makes it from the export's name, such as `Dont Two Primaries`
 */
export function readableStoryName(name: string): string {
  const [first = "", ...rest] = name.split(" ");
  const inSentence = rest.map((word) => ownCapitals[word] ?? word.toLowerCase());
  const kind = { Do: "Do:", Dont: "Don’t:" }[first];
  return [kind && rest.length > 0 ? kind : (ownCapitals[first] ?? first), ...inSentence].join(" ");
}
