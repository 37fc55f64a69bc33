/** What a page that could not be shown tells instead; thrown by loaders, read by the error boundaries. */
export interface PageFailureData {
  status: number;
  title: string;
  text: string;
  home: { label: string; href: string };
  help: { label: string; phone: string };
}

export function isPageFailure(data: unknown): data is PageFailureData {
  return typeof data === "object" && data !== null && "title" in data && "home" in data && "help" in data;
}
