import { expect, it } from "vitest";
import { openNewestApp, type App } from "./newest-app";

const request = new Request("http://localhost/");

it("the newest app answers, the one before is closed, and one that does not open leaves it as it is", async () => {
  const closed: number[] = [];
  const told: unknown[] = [];
  let count = 0;
  let fault: Error | undefined;
  const open = (): Promise<App> => {
    if (fault) return Promise.reject(fault);
    count += 1;
    const number = count;
    return Promise.resolve({
      fetch: () => new Response(String(number)),
      close: async () => void closed.push(number),
    });
  };
  const app = await openNewestApp(open, (error) => told.push(error));
  const answer = async () => (await app.fetch(request)).text();
  expect(await answer()).toBe("1");

  app.renew();
  app.renew();
  await expect.poll(answer).toBe("2");
  await expect.poll(() => told).toEqual([undefined]);
  expect(closed).toEqual([1]);

  fault = new Error("no such rule");
  app.renew();
  await expect.poll(() => told).toEqual([undefined, fault]);
  expect([await answer(), closed]).toEqual(["2", [1]]);

  fault = undefined;
  app.renew();
  await app.close();
  expect([await answer(), closed]).toEqual(["3", [1, 2, 3]]);
});
