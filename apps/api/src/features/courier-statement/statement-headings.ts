import { statementColumns, type StatementColumn } from "@haat/contract/shared/statement-choices";

/** Where each column of a file stands, from 0; those that it lacks are left out. */
export type ColumnPlaces = Partial<Record<StatementColumn, number>>;

/**
 * How couriers call their columns, in English and Bengali: what says it best comes first, for a file may have several of a kind.
 * Pathao: Consignment ID, Merchant Order ID, Collected Amount, Delivery Fee, COD Fee, Payout. Steadfast: Invoice, Consignment ID,
 * Tracking Code, COD Amount, Delivery Charge. RedX: Invoice, Tracking ID, Cash Collection Amount, Charge.
 */
const headings: Readonly<Record<StatementColumn, readonly string[]>> = {
  own_number: [
    ...[
      "merchant order id",
      "merchant invoice id",
      "merchant invoice",
      "merchant order number",
      "own number",
    ],
    ...[
      "order number",
      "order no",
      "order id",
      "invoice number",
      "invoice no",
      "invoice id",
      "invoice",
      "order",
    ],
    ...["reference number", "reference no", "reference id", "reference", "ref no", "ref"],
    ...[
      "অর্ডার নম্বর",
      "অর্ডার নং",
      "অর্ডার আইডি",
      "মার্চেন্ট অর্ডার আইডি",
      "ইনভয়েস নম্বর",
      "ইনভয়েস নং",
      "ইনভয়েস",
      "চালান নম্বর",
      "চালান",
      "অর্ডার",
    ],
  ],
  tracking_code: [
    ...[
      "tracking code",
      "tracking id",
      "tracking number",
      "tracking no",
      "consignment id",
      "consignment number",
    ],
    ...["consignment no", "consignment", "parcel id", "parcel number", "parcel no", "awb", "cid", "tracking"],
    ...[
      "ট্র্যাকিং কোড",
      "ট্র্যাকিং আইডি",
      "ট্র্যাকিং নম্বর",
      "কনসাইনমেন্ট আইডি",
      "কনসাইনমেন্ট নম্বর",
      "পার্সেল আইডি",
      "পার্সেল নম্বর",
      "ট্র্যাকিং",
    ],
  ],
  phone: [
    ...["recipient phone", "recipient mobile", "recipient number", "recipient contact", "receiver phone"],
    ...[
      "customer phone",
      "customer mobile",
      "customer number",
      "customer contact",
      "phone number",
      "phone no",
    ],
    ...["mobile number", "mobile no", "contact number", "contact no", "phone", "mobile", "contact"],
    ...[
      "প্রাপকের ফোন",
      "প্রাপকের মোবাইল",
      "গ্রাহকের ফোন",
      "গ্রাহকের মোবাইল",
      "ক্রেতার ফোন",
      "ফোন নম্বর",
      "মোবাইল নম্বর",
      "ফোন",
      "মোবাইল",
    ],
  ],
  collected: [
    ...[
      "collected amount",
      "amount collected",
      "cash collected",
      "collected cash",
      "cod collected",
      "collected cod",
    ],
    ...[
      "collected",
      "cash collection amount",
      "cash collection",
      "collection amount",
      "collection",
      "cod amount",
    ],
    ...["collectable amount", "amount to collect", "cod", "amount"],
    ...[
      "সংগৃহীত টাকা",
      "সংগ্রহ করা টাকা",
      "সংগৃহীত",
      "আদায় করা টাকা",
      "আদায়",
      "ক্যাশ কালেকশন",
      "কালেকশন",
      "সিওডি",
    ],
  ],
  fee: [
    ...[
      "total fee",
      "total fees",
      "total charge",
      "total charges",
      "delivery fee",
      "delivery charge",
      "delivery charges",
    ],
    ...[
      "shipping fee",
      "shipping charge",
      "courier fee",
      "courier charge",
      "fee",
      "fees",
      "charge",
      "charges",
    ],
    ...["মোট চার্জ", "মোট ফি", "ডেলিভারি চার্জ", "ডেলিভারি ফি", "কুরিয়ার চার্জ", "চার্জ", "ফি"],
  ],
  cod_fee: [
    ...[
      "cod fee",
      "cod charge",
      "cod charges",
      "cash handling fee",
      "cash handling charge",
      "collection fee",
    ],
    ...["সিওডি চার্জ", "সিওডি ফি", "ক্যাশ হ্যান্ডলিং চার্জ", "কালেকশন চার্জ"],
  ],
  paid: [
    ...[
      "paid amount",
      "amount paid",
      "paid",
      "payout amount",
      "payout",
      "net payable",
      "payable amount",
      "payable",
    ],
    ...[
      "net payment",
      "payment amount",
      "net amount",
      "merchant payable",
      "disbursed amount",
      "disbursed",
      "net",
    ],
    ...["পরিশোধিত টাকা", "পরিশোধিত", "নিট প্রদেয়", "প্রদেয় টাকা", "প্রদেয়", "পাওনা", "নিট"],
  ],
  day: [
    ...["delivery date", "delivered at", "delivered on", "delivered date", "collection date", "date"],
    ...["payment date", "paid at", "invoice date", "updated at", "created at"],
    ...["ডেলিভারির তারিখ", "তারিখ", "পরিশোধের তারিখ"],
  ],
  status: [
    ...["delivery status", "parcel status", "order status", "consignment status", "status", "state"],
    ...["ডেলিভারি স্ট্যাটাস", "স্ট্যাটাস", "অবস্থা"],
  ],
};

/** Charges that are all of them: what is charged for the cash is in them already. */
const wholeFees = ["total fee", "total fees", "total charge", "total charges", "মোট চার্জ", "মোট ফি"];

/** A heading without what couriers change about it: letters' case, spaces, brackets, signs, the currency. */
const plain = (heading: string) =>
  heading
    .normalize("NFC")
    .toLowerCase()
    .replace(/\((?:bdt|tk|taka|৳|টাকা)\.?\)|৳|\b(?:bdt|tk)\b\.?/gu, "")
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, "");

/** For each heading what it says, and how well: 0 is best. */
const known: ReadonlyMap<string, { column: StatementColumn; rank: number }> = new Map(
  statementColumns.flatMap((column) =>
    headings[column].map((heading, rank) => [plain(heading), { column, rank }] as const),
  ),
);

const whole: ReadonlySet<string> = new Set(wholeFees.map(plain));

/** The columns of a file as far as their names tell what they have: of several of a kind the one whose name says it best. */
export function columnsNamed(titles: readonly string[]): ColumnPlaces {
  const best: Partial<Record<StatementColumn, { place: number; rank: number }>> = {};
  for (const [place, title] of titles.entries()) {
    const said = known.get(plain(title));
    if (!said) continue;
    const before = best[said.column];
    if (!before || said.rank < before.rank) best[said.column] = { place, rank: said.rank };
  }
  const { fee } = best;
  if (fee && whole.has(plain(titles[fee.place] ?? ""))) delete best.cod_fee;
  return Object.fromEntries(Object.entries(best).map(([column, { place }]) => [column, place]));
}
