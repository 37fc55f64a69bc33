import type { CallOptions } from "./call-options";

/** How a page of a list says where the next one begins, and what asks for it. */
const marks = { next_before: "before", next_after: "after" } as const;

/** A call of the client whose answer may have another page behind it. */
export type ListCall = (input: never, options?: CallOptions) => Promise<object>;

/**
 * The pages of a list, one after the other, from the one that is asked for on.
 *
 * ```ts
 * for await (const { orders } of eachPage(shop.sellerOrders.orders, { status: "pending" })) …
 * ```
 */
export async function* eachPage<Call extends ListCall>(
  call: Call,
  input: NonNullable<Parameters<Call>[0]>,
  options?: CallOptions,
): AsyncGenerator<Awaited<ReturnType<Call>>, void, undefined> {
  const ask = call as unknown as (input: object, options?: CallOptions) => Promise<Awaited<ReturnType<Call>>>;
  for (let asked: object | undefined = input; asked;) {
    const page: Awaited<ReturnType<Call>> = await ask(asked, options);
    yield page;
    asked = nextOf(asked, page);
  }
}

/** What asks for the page behind one; nothing where it is the last. */
function nextOf(asked: object, page: object): object | undefined {
  const told = new Map<string, unknown>(Object.entries(page));
  for (const [mark, field] of Object.entries(marks)) {
    const next = told.get(mark) ?? undefined;
    if (next !== undefined) return { ...asked, [field]: next };
  }
  const last = told.get("last_page");
  const present = "page" in asked ? Number(asked.page) : 1;
  return typeof last === "number" && present < last ? { ...asked, page: present + 1 } : undefined;
}
