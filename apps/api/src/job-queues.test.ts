import { strings } from "@haat/i18n/strings";
import { expect, test } from "vitest";
import type { Services } from "./http/call";
import { jobQueues, type PictureWork } from "./job-queues";
import { readConfig } from "./process/config";

test("every kind of later work has its words for the platform's page of jobs, and all words are of one", () => {
  const services = { config: readConfig({}) } as Services;
  const names = jobQueues(services, {} as PictureWork).map(({ name }) => name);
  const kinds = names.filter((name) => !name.startsWith("clean up: "));
  expect(Object.keys(strings.en.adminJobs.queues).sort()).toEqual(
    [...new Set([...kinds, "clean up"])].sort(),
  );
});
