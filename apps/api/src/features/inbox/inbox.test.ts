import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { startTestApi, type TestApi } from "../../testing/test-api";
import { createPlatformPerson, type TestAccount } from "../../testing/test-people";
import { auditEventTable } from "../audit/audit.table";

let api: TestApi;
let support: TestAccount;
let admin: TestAccount;
beforeAll(async () => {
  api = await startTestApi();
  support = await createPlatformPerson(api, "support");
  admin = await createPlatformPerson(api, "admin");
});
afterAll(() => api.close());

const language = "en" as const;
const inbox = (person: TestAccount) => person.client.adminInbox;

/** A visitor writes. @returns the message's id */
async function write(subject: string): Promise<number> {
  const given = { name: "Rahima", email: "rahima@example.com", subject, message: "How?\nThank you." };
  await api.createClient().landing.customerContact({ language, ...given });
  const { data } = await inbox(admin).messages({ language, view: "open", page: 1 });
  return data.messages.find((message) => message.subject === subject)?.id_message ?? 0;
}

const trailOf = (id: number) =>
  api.db
    .select()
    .from(auditEventTable)
    .where(eq(auditEventTable.subject, String(id)))
    .then((rows) => rows.filter(({ action }) => action === "message_handle"));

describe("the inbox", () => {
  test("has what visitors wrote, the oldest that waits first, for support as for admins", async () => {
    const [first, second] = [await write("First"), await write("Second")];
    for (const person of [support, admin]) {
      const { data } = await inbox(person).messages({ language, view: "open", page: 1 });
      expect(data.messages.map(({ id_message }) => id_message)).toEqual([first, second]);
      expect(data).toMatchObject({
        counts: { open: 2, reports: 0, taken: 0, done: 0 },
        total: 2,
        last_page: 1,
      });
    }
    const { data } = await inbox(support).message({ language, id: first });
    expect(data.message).toMatchObject({
      name: "Rahima",
      email: "rahima@example.com",
      message: "How?\nThank you.",
      language: "en",
      state: "open",
      handled_by: "",
      handled_at: null,
    });
  });

  test("moves a message on with a note, and writes down who did it", async () => {
    const id = await write("Refund");
    const taken = { language, id, from: "open", to: "taken", note: "Asked the courier" } as const;
    const { data } = await inbox(support).handleMessage(taken);
    const name = `${support.firstName} ${support.lastName}`;
    expect(data.message).toMatchObject({ state: "taken", note: "Asked the courier", handled_by: name });
    expect(await trailOf(id)).toMatchObject([
      {
        actor: "staff",
        customerId: support.id,
        role: "support",
        before: { state: "open", note: "" },
        after: { state: "taken", note: "Asked the courier" },
      },
    ]);
  });

  test("is changed by one of two people at once; the same again changes nothing", async () => {
    const id = await write("Twice");
    const say = (person: TestAccount, to: "taken" | "done") =>
      inbox(person).handleMessage({ language, id, from: "open", to, note: "" });
    const both = await Promise.allSettled([say(support, "taken"), say(admin, "done")]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const [refused] = both.filter((each) => each.status === "rejected");
    expect(refused?.reason).toMatchObject({ code: "review_conflict", status: 409 });
    const { data } = await inbox(admin).message({ language, id });
    const { state, note } = data.message;
    await inbox(admin).handleMessage({ language, id, from: "open", to: state, note });
    expect(await trailOf(id)).toHaveLength(1);
  });

  test("has no message that is not there, and takes no note that is too long", async () => {
    await expect(inbox(admin).message({ language, id: 999_999 })).rejects.toMatchObject({
      code: "not_found",
    });
    const missing = { language, id: 999_999, from: "open", to: "done", note: "" } as const;
    await expect(inbox(admin).handleMessage(missing)).rejects.toMatchObject({ code: "not_found" });
    // No column holds it.
    await expect(inbox(admin).message({ language, id: 2_147_483_648 })).rejects.toMatchObject({
      code: "invalid_input",
    });
    const id = await write("Long");
    const long = { language, id, from: "open", to: "done", note: "x".repeat(301) } as const;
    await expect(inbox(admin).handleMessage(long)).rejects.toMatchObject({ code: "invalid_input" });
    expect((await inbox(admin).message({ language, id })).data.message.state).toBe("open");
  });
});
