import { strings } from "@haat/i18n/strings";
import { expect, test } from "vitest";
import type { Services } from "./http/call";
import { jobQueues, type PictureWork } from "./job-queues";

test("every kind of later work has its words for the platform's page of jobs, and all words are of one", () => {
  const names = jobQueues({} as Services, {} as PictureWork).map(({ name }) => name);
  const kinds = names.filter((name) => !name.startsWith("clean up: "));
  expect(Object.keys(strings.en.adminJobs.queues).sort()).toEqual(
    [...new Set([...kinds, "clean up"])].sort(),
  );
});
