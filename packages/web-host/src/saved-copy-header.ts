/**
 * The service worker asks with it for a copy of a page that it keeps for later. Nobody sees the answer now, and the visitor goes
 * on meanwhile, so nothing of their session may change with it.
 */
export const savedCopyHeader = "X-Saved-Copy";
