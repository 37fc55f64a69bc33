/** Stock and cash of a shop once more, event by event, without looking at any table: what the simulation compares with. */
export class SecondLedger {
  readonly stock = new Map<number, number>();
  /** Poisha, by who has it: `till`, `member 7`, `courier Pathao`. */
  readonly cash = new Map<string, number>([["till", 0]]);
  readonly orders = new Map<string, { total: number; status: number; payment: string; pieces: number }>();
  fees = 0;
  differences = 0;

  moveStock(product: number, pieces: number): void {
    this.stock.set(product, (this.stock.get(product) ?? 0) + pieces);
  }

  moveCash(holder: string, amount: number): void {
    this.cash.set(holder, (this.cash.get(holder) ?? 0) + amount);
  }

  /** What somebody has. */
  cashOf(holder: string): number {
    return this.cash.get(holder) ?? 0;
  }

  collect(holder: string, amount: number, total: number): void {
    this.moveCash(holder, amount);
    this.differences += total - amount;
  }

  handIn(holder: string, amount: number, fee: number): void {
    this.moveCash(holder, -amount - fee);
    this.moveCash("till", amount);
    this.fees += fee;
  }
}

/** Numbers that look random and are the same for the same seed (mulberry32). */
export function createDice(seed: number) {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  return {
    /** From `least` to `most`, both included. */
    number: (least: number, most: number) => least + Math.floor(next() * (most - least + 1)),
    chance: (share: number) => next() < share,
    oneOf: <Each>(all: readonly Each[]): Each => all[Math.floor(next() * all.length)] as Each,
  };
}
