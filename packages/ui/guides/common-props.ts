/**
 * What props mean that have one name in the whole library: the table of props says it where a component has nothing of its
 * own to say.
 */
export const commonProps: Readonly<Record<string, string>> = {
  action: "Where the form is sent: an address that answers without scripts, too.",
  errors: "What is wrong with each field, already in the page's language; the fields are then marked.",
  formErrors:
    "What is wrong with the whole, already in the page's language; stands in the summary above the fields.",
  formId: "Prefix of all ids in it, so that two may stand on one page.",
  headingLevel: "How deep its heading is, so that the page's order of headings has no gap.",
  help: "The number to call, and when somebody answers it.",
  hidden: "Further values that the form carries unseen, by their names.",
  href: "Where it leads.",
  labels: "Its words, in the page's language: all that it says or that is read aloud.",
  method: "How the form is sent.",
  onOpenChange: "Called with whether it is to be open from now on; the page keeps that.",
  open: "Whether it is open; the page keeps that.",
  pending: "The form is on its way: its button says so and takes no further press.",
  priority: "How early its picture is fetched: `eager` or `high` for what is seen at once.",
  size: "How large it is.",
  title: "Its heading.",
  values: "What stands in the fields from the start, by their names; after an error what was typed.",
};
