import { helpPhone } from "@haat/i18n/brand";
import { describe, expect, it } from "vitest";
import type { ApiGateway } from "./api-gateway";
import { createPlatformFacts } from "./platform-facts";

/** An API that answers as the test lets it, and the facts that pages get of it. */
function createAnswers() {
  const asked: { answer(phone: string): void; fail(): void }[] = [];
  const listeners: ((shopId?: number) => void)[] = [];
  const landingPageFooterInfo = () =>
    new Promise((resolve, reject) => {
      const answer = (phone: string) => {
        const info = {
          help_phone: phone,
          help_hours: "Always",
          office_address: null,
          office_email: "a@b.bd",
          retention_days: { messages: 60 },
        };
        resolve({ data: { footer_info: [info] } });
      };
      asked.push({ answer, fail: () => reject(new Error("It is away.")) });
    });
  const api = {
    createClient: () => ({ landing: { landingPageFooterInfo } }),
    onChange: (listener: (shopId?: number) => void) => void listeners.push(listener),
  } as unknown as ApiGateway;
  const time = { now: 1_000 };
  const facts = createPlatformFacts(api, { proxySecret: "secret" }, { now: () => time.now, longestWait: 20 });
  return {
    asked,
    time,
    phone: async () => (await facts("en")).helpPhone,
    facts,
    tell: (shopId?: number) => listeners.forEach((listener) => listener(shopId)),
    turn: () => new Promise((resolve) => setImmediate(resolve)),
  };
}

describe("what is true of the platform", () => {
  it("is asked once for all pages, and again when it has changed, not when a shop has", async () => {
    const { asked, facts, phone, tell } = createAnswers();
    const pages = [phone(), phone()];
    asked[0]?.answer("16001");
    expect(await Promise.all(pages)).toEqual(["16001", "16001"]);
    expect(await facts("en")).toEqual({
      helpPhone: "16001",
      helpHours: "Always",
      officeAddress: undefined,
      officeEmail: "a@b.bd",
      retention: { messages: 60 },
    });
    tell(7);
    expect([await phone(), asked.length]).toEqual(["16001", 1]);
    tell();
    const changed = phone();
    asked[1]?.answer("16002");
    expect([await changed, await phone(), asked.length]).toEqual(["16002", "16002", 2]);
  });

  it("is what was known last where the API does not answer or fails, and at first what the source says", async () => {
    const { asked, phone, tell, time, turn } = createAnswers();
    expect(await phone()).toBe(helpPhone);
    asked[0]?.fail();
    await turn();
    expect([await phone(), asked.length]).toEqual([helpPhone, 1]);
    time.now += 5_001;
    // It is asked again, and nobody waits for it.
    expect([await phone(), asked.length]).toEqual([helpPhone, 2]);
    asked[1]?.answer("16001");
    await turn();
    expect(await phone()).toBe("16001");
    tell();
    expect([await phone(), asked.length]).toEqual(["16001", 3]);
  });

  it("is the newer answer where a change came while an older one was on its way", async () => {
    const { asked, phone, tell } = createAnswers();
    const before = phone();
    tell();
    const after = phone();
    asked[1]?.answer("16002");
    expect(await after).toBe("16002");
    asked[0]?.answer("16001");
    await before;
    expect(await phone()).toBe("16002");
  });

  it("is asked again after a while, while pages have what is known", async () => {
    const { asked, phone, time, turn } = createAnswers();
    const first = phone();
    asked[0]?.answer("16001");
    await first;
    time.now += 60_001;
    expect([await phone(), asked.length]).toEqual(["16001", 2]);
    asked[1]?.answer("16002");
    await turn();
    expect(await phone()).toBe("16002");
  });
});
