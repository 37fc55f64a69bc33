import type { StatementKind, StatementMatch } from "@haat/contract/shared/statement-choices";
import type { PlantedOrder } from "./planted-orders";

/** What a row of the planted file has to be found to be, by how it was planted and by no code of the product's. */
export interface Expected {
  kind: StatementKind;
  match: StatementMatch | null;
  order: string;
  /** Poisha of it that are settled, where it can be settled. */
  settles: number | null;
  /** Poisha that the courier charges for it. */
  fee: number;
}

interface PlantedRow {
  cells: Partial<Record<(typeof headings)[number], string>>;
  expected: Expected;
}

/** As Pathao and others call their columns. */
const headings = [
  "Merchant Order ID",
  "Consignment ID",
  "Recipient Phone",
  "Collected Amount",
  "Delivery Fee",
  "COD Fee",
  "Payout",
  "Delivery Date",
  "Status",
] as const;

export interface PlantedStatement {
  /** Orders that the book has to have. */
  orders: PlantedOrder[];
  /** Of them those that an earlier statement has to have settled, with what the courier had of each. */
  earlier: { order: string; collected: number }[];
  /** The file as rows of cells, with what couriers write above and below. */
  sheet: string[][];
  /** What each row has to be, in the file's order. */
  expected: Expected[];
  /** Orders that have to be found missing. */
  missing: string[];
}

/** Numbers that are the same in each run. */
function createDice(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

const bengali = (text: string) => text.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit);

/** Taka as couriers write them: plainly, with poisha, with commas and signs, in Bengali digits. */
function written(poisha: number, way: number): string {
  const plain = (poisha / 100).toFixed(2);
  const grouped = (poisha / 100).toLocaleString("en-IN", {
    minimumFractionDigits: 2,
    maximumFractionDigits: 2,
  });
  return (
    [plain, plain.replace(/\.00$/, ""), `৳${grouped}`, bengali(grouped), `BDT ${plain}`, `'${plain}`][
      way % 6
    ] ?? plain
  );
}

/**
 * A file of 500 rows that holds every kind of difference, with the book that it has to be held against.
 * @param prefix of the shop's numbers of orders
 * @param couriers the one whose statement it is, and another one, by their numbers
 * @param courier what the ledger calls the first
 * @param day a day in Bangladesh on which all was delivered, `2026-03-02`
 */
export function plantStatement(
  prefix: string,
  couriers: { own: number; other: number },
  courier: string,
  day: string,
): PlantedStatement {
  const dice = createDice(42);
  const orders: PlantedOrder[] = [];
  const rows: PlantedRow[] = [];
  const earlier: PlantedStatement["earlier"] = [];
  const missing: string[] = [];
  const deliveredAt = new Date(`${day}T12:00:00+06:00`);
  const [year, month, date] = day.split("-");
  const dates = [day, `${date}/${month}/${year}`, `${day} 14:30:00`, bengali(`${date}-${month}-${year}`)];

  /** An order on its way to the courier; delivered with all its cash where nothing else is said. */
  function order(given: Partial<PlantedOrder> = {}): PlantedOrder {
    const place = orders.length;
    const total = (200 + dice(5000)) * 100;
    const made: PlantedOrder = {
      number: `${prefix}-${(33_000 + place * 7).toString(32).toUpperCase().padStart(5, "X")}`,
      total,
      phone: `017${String(10_000_000 + place)}`,
      status: 6,
      deliveredAt,
      parcel: { courierId: couriers.own, code: `DT${String(520_000 + place * 3)}Q` },
      collected: { courier, amount: total },
      ...given,
    };
    orders.push(made);
    return made;
  }

  /** A row about an order as the courier would write it; the charge for the cash has poisha. */
  function row(
    of: PlantedOrder,
    kind: StatementKind,
    given: { collected?: number; by?: StatementMatch; number?: string; settles?: number } = {},
  ): PlantedRow {
    const { collected = of.total, by = "number", number = of.number } = given;
    const way = dice(6);
    const delivery = 6000 + dice(60) * 100;
    const cod = Math.round(collected / 100);
    const paid = collected - delivery - cod;
    const cells: PlantedRow["cells"] = {
      "Merchant Order ID": by === "number" ? number : "",
      "Consignment ID": by === "phone" ? "" : (of.parcel?.code ?? ""),
      "Recipient Phone":
        [of.phone, of.phone.slice(1), `+88${of.phone}`, bengali(of.phone)][dice(4)] ?? of.phone,
      "Collected Amount": written(collected, way),
      "Delivery Fee": written(delivery, way),
      "COD Fee": written(cod, way),
      Payout: paid < 0 ? `-${written(-paid, 0)}` : written(paid, way),
      "Delivery Date": dates[dice(4)] ?? day,
      Status: "Delivered",
    };
    const settles = given.settles ?? null;
    const made = { cells, expected: { kind, match: by, order: of.number, settles, fee: delivery + cod } };
    rows.push(made);
    return made;
  }

  const times = (count: number, work: (place: number) => void) => {
    for (let place = 0; place < count; place += 1) work(place);
  };
  const fits = (by: StatementMatch, write = (number: string) => number) => {
    const of = order();
    row(of, "fits", { by, number: write(of.number), settles: of.total });
  };
  times(120, () => fits("number"));
  times(10, () => fits("number", (number) => number.toLowerCase()));
  times(10, () => fits("number", (number) => number.replace("-", "")));
  times(10, () => fits("number", (number) => `#${number.replace("-", " - ")}`));
  times(80, () => fits("tracking"));
  times(50, () => fits("phone"));
  times(20, () => {
    const of = order({ status: 3, deliveredAt: undefined, collected: undefined });
    row(of, "came_back", { collected: 0, settles: 0 }).cells.Status = "Returned";
  });
  times(15, () => {
    const of = order();
    row(of, "less", { collected: of.total - 5000, settles: of.total - 5000 });
  });
  // By the book less was collected than the order cost, with a reason.
  times(15, () => {
    const of = order();
    const had = of.total - 7000;
    of.collected = { courier, amount: had };
    row(of, "fits", { collected: had, settles: had });
  });
  times(25, () => {
    const of = order();
    row(of, "more", { collected: of.total + 5000, settles: of.total });
  });
  times(20, () => row(order({ status: 5, deliveredAt: undefined, collected: undefined }), "not_delivered"));
  times(10, () => row(order({ status: 3, deliveredAt: undefined, collected: undefined }), "not_delivered"));
  times(20, () => row(order({ collected: "till" }), "not_held"));
  times(15, () => {
    const of = order();
    earlier.push({ order: of.number, collected: of.total });
    row(of, "earlier");
  });
  times(15, () =>
    row(order({ parcel: { courierId: couriers.other, code: "" }, collected: "till" }), "other_courier"),
  );
  // One customer, two parcels, one amount: a row that has no more than that is about neither for certain.
  times(5, () => {
    const one = order();
    const other = order({ phone: one.phone, total: one.total, collected: { courier, amount: one.total } });
    missing.push(one.number, other.number);
    for (const of of [one, other]) unfound(row(of, "unclear", { by: "phone" }));
  });
  times(10, (place) => {
    const of = {
      ...orders[0],
      number: "ZZZZ-22222",
      phone: `019${String(20_000_000 + place)}`,
    } as PlantedOrder;
    unfound(row({ ...of, parcel: { courierId: 0, code: `NO${place}` } }, "unknown"));
  });
  times(5, () => {
    const of = order();
    missing.push(of.number);
    // Its phone, and another amount.
    unfound(row(of, "unknown", { by: "phone", collected: of.total + 100 }));
  });
  const ruins: ((cells: PlantedRow["cells"]) => void)[] = [
    (cells) => {
      cells["Collected Amount"] = "paid";
    },
    (cells) => {
      cells["Delivery Fee"] = "1,2,3";
    },
    (cells) => {
      cells.Payout = "1";
    },
    (cells) => {
      cells["Merchant Order ID"] = "1.7E+09";
      cells["Consignment ID"] = "5.2E+11";
      cells["Recipient Phone"] = "1.71E+09";
    },
    (cells) => {
      cells["Merchant Order ID"] = "";
      cells["Consignment ID"] = "";
      cells["Recipient Phone"] = "";
    },
  ];
  times(20, (place) => {
    const of = order();
    missing.push(of.number);
    const made = row(of, "unreadable");
    ruins[place % ruins.length]?.(made.cells);
    unfound(made);
  });
  times(25, () => missing.push(order().number));
  // Delivered before the days of the statement, and in the till.
  times(5, () => order({ deliveredAt: new Date(deliveredAt.getTime() - 3 * 86_400_000) }));
  times(5, () => order({ collected: "till" }));

  const mixed = shuffled(rows, dice);
  // Behind what they repeat: of two rows about one order the first counts.
  const repeatable = mixed.filter(({ expected }) => expected.kind === "fits").slice(0, 20);
  const repeated = repeatable.map(({ cells, expected }, place) => ({
    cells: place % 2 === 0 ? cells : { ...cells, "Merchant Order ID": expected.order },
    expected: {
      ...expected,
      kind: "repeated" as const,
      match: place % 2 === 0 ? expected.match : ("number" as const),
      settles: null,
    },
  }));
  const all = [...mixed, ...repeated];
  const table = all.map(({ cells }) => headings.map((heading) => cells[heading] ?? ""));
  const sheet = [
    ["Payment statement", "", "Merchant: Planted"],
    [],
    [...headings],
    ...table,
    ["Total", "", "", "99,99,999", "", "", "", "", ""],
  ];
  return { orders, earlier, sheet, expected: all.map(({ expected }) => expected), missing };
}

/** Of a row that is found to be about no order nothing of one is told. */
function unfound(row: PlantedRow): void {
  row.expected = { ...row.expected, match: null, order: "" };
}

function shuffled<Item>(items: readonly Item[], dice: (below: number) => number): Item[] {
  const mixed = [...items];
  for (let place = mixed.length - 1; place > 0; place -= 1) {
    const other = dice(place + 1);
    const [one, two] = [mixed[place], mixed[other]];
    if (one !== undefined && two !== undefined) [mixed[place], mixed[other]] = [two, one];
  }
  return mixed;
}

/** A sheet as CSV. */
export const csvText = (sheet: readonly (readonly string[])[], delimiter = ","): string =>
  sheet.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(delimiter)).join("\r\n");
