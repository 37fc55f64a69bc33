import { encode } from "uqr";

/** The modules of a code, dark ones true; it stays readable with a quarter of it lost. */
export function modulesOf(text: string): boolean[][] {
  return encode(text, { ecc: "Q", boostEcc: true, border: 0 }).data;
}
