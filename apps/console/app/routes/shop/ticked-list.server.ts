/**
 * Boxes that together say one list: what is ticked becomes the list's values, so that its rule is judged beside the other
 * fields' and a refused form names each of them. A box without its tick is kept as empty, so that the form comes back as it
 * was sent.
 * @param form is changed
 * @param list the name under which the list is judged
 */
export function gatherTicks<Option extends string>(
  form: FormData,
  list: string,
  options: readonly Option[],
  tickOf: (option: Option) => string,
): void {
  for (const option of options) {
    const tick = tickOf(option);
    if (form.get(tick) === "on") form.append(list, option);
    else if (!form.has(tick)) form.append(tick, "");
  }
}
