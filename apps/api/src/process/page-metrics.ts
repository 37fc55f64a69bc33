import { Histogram, type Registry } from "prom-client";

/** A page that has been answered, as the gateway of pages tells it (web-host). */
export interface AnsweredPage {
  site: string;
  route: string;
  status: number;
  milliseconds: number;
}

const pageSeconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts pages in a registry. */
export function createPageCounter(registry: Registry): (page: AnsweredPage) => void {
  const pages = new Histogram({
    name: "haat_page_seconds",
    help: "Time to answer a page",
    labelNames: ["site", "route", "status"],
    buckets: pageSeconds,
    registers: [registry],
  });
  return ({ site, route, status, milliseconds }) =>
    pages.observe({ site, route, status }, milliseconds / 1000);
}
