/** What the page's buttons do: begin a draft of the product, or of one like it, or show it to customers again. */
export const productIntents = { edit: "edit", copy: "copy", show: "show" } as const;
