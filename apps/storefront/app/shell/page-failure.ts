import type { NotFoundPageProps } from "@haat/ui/commerce/not-found-page/not-found-page";
import type { SiteFrameProps } from "./site-frame";

/** What a page that could not be shown tells instead; thrown by loaders, read by the error boundaries. */
export interface PageFailureData {
  status: number;
  title: string;
  text: string;
  home: { label: string; href: string };
  help: { label: string; phone: string };
  /** What is not there, where that is known. */
  kind?: NotFoundPageProps["kind"];
  /** The shop's search where there is a shop around it, else that among the shops. `name` of its query, `q` unless told. */
  search?: { action: string; name?: string; labels: NotFoundPageProps["labels"]["search"] };
  /** Where to look instead. */
  links?: { title: string; categories: { name: string; href: string }[] };
  /** The platform's header and footer, for a failure that has no shop around it. */
  frame?: SiteFrameProps["frame"];
}

export function isPageFailure(data: unknown): data is PageFailureData {
  return typeof data === "object" && data !== null && "title" in data && "home" in data && "help" in data;
}
