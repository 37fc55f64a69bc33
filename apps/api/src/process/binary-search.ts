/** Where a number stands in ascending ones; -1 where it does not. */
export function binarySearch(ascending: Int32Array, wanted: number): number {
  let [from, to] = [0, ascending.length - 1];
  while (from <= to) {
    const middle = (from + to) >> 1;
    const found = ascending[middle]!;
    if (found === wanted) return middle;
    if (found < wanted) from = middle + 1;
    else to = middle - 1;
  }
  return -1;
}
