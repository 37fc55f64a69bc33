import { cashAsked } from "@haat/contract/seller/seller-cash.contract";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";

/** Which entries of the ledger an address asks for: its days, its kind, what is searched for; what is none is left out. */
export function cashAskedIn(request: Request) {
  const query = new URL(request.url).searchParams;
  const day = (name: "start" | "end") => {
    const typed = toLatinDigits(query.get(name) ?? "").trim();
    const parsed = cashAsked[name].safeParse(typed || undefined);
    return parsed.success && parsed.data ? { [name]: parsed.data } : {};
  };
  const days: { start?: string; end?: string } = { ...day("start"), ...day("end") };
  const kind = cashAsked.kind.safeParse(query.get("view") ?? undefined);
  const filter = (query.get("q") ?? "").normalize("NFC").trim().slice(0, 100);
  const wanted = {
    ...days,
    ...(kind.success && kind.data && { kind: kind.data }),
    ...(filter && { filter }),
  };
  return { days, wanted };
}
