import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addJob, failJob, takeJob } from "../../jobs/job.repository";
import { jobTable } from "../../jobs/job.table";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { auditEventTable } from "../audit/audit.table";

let api: TestApi;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());

const language = "en" as const;

/** A job of a queue that nobody runs, failed for good. @param seconds after which it expires */
async function deadJob(expiresAt?: Date): Promise<number> {
  const now = api.clock.now();
  const id = await addJob(api.db, {
    queue: "nobody's",
    payload: { secret: "01712345678" },
    runAt: now,
    ...(expiresAt && { expiresAt }),
  });
  const job = await takeJob(api.db, new Map([["nobody's", 60]]), now);
  if (!job) throw new Error("The job was not taken.");
  await failJob(api.db, job, { error: "No gateway.", retryAt: undefined, now });
  return id;
}

const again = (id: number) => admin.client.adminJobs.runJobAgain({ id });
const listed = async (state: "dead" | "waiting" | "running") =>
  (await admin.client.adminJobs.jobs({ language, state })).data;

test("what failed for good is listed with its error and without its words, and is tried again once", async () => {
  const id = await deadJob();
  const dead = await listed("dead");
  expect(dead.jobs).toMatchObject([
    {
      id_job: id,
      queue: "nobody's",
      state: "dead",
      attempts: 1,
      last_error: "No gateway.",
      can_run_again: true,
    },
  ]);
  expect(dead.counts.dead).toBe(1);
  expect(JSON.stringify(dead)).not.toContain("01712345678");
  await again(id);
  await expect(again(id)).rejects.toMatchObject({ code: "not_found" });
  const waiting = await listed("waiting");
  expect(waiting.jobs.find(({ id_job }) => id_job === id)).toMatchObject({ state: "waiting", attempts: 0 });
  const trail = await api.db.select().from(auditEventTable).where(eq(auditEventTable.action, "job_again"));
  expect(trail).toMatchObject([{ subject: `nobody's ${id}`, customerId: admin.id, actor: "staff" }]);
  await api.db.delete(jobTable).where(eq(jobTable.id, id));
});

test("what a process has is running; what would have expired cannot be tried again", async () => {
  const now = api.clock.now();
  await addJob(api.db, { queue: "nobody's", runAt: now });
  await takeJob(api.db, new Map([["nobody's", 60]]), now);
  expect((await listed("running")).jobs).toMatchObject([{ queue: "nobody's", state: "running" }]);
  const expiring = await deadJob(new Date(now.getTime() + 60_000));
  const { jobs } = await listed("dead");
  expect(jobs.find(({ id_job }) => id_job === expiring)).toMatchObject({ can_run_again: false });
  await expect(again(expiring)).rejects.toMatchObject({ code: "not_found" });
});
