/**
 * What the page's buttons do: begin a draft of the product, or of one like it; show it to customers again, hide it from them, or
 * throw it into the bin.
 */
export const productIntents = { edit: "edit", copy: "copy", show: "show", hide: "hide", bin: "bin" } as const;
