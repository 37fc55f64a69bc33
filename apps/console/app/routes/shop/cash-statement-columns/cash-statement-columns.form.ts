/** The field of a column of a courier's statement, and of the days that it is about. */
export const columnsFormFields = {
  own_number: "own_number",
  tracking_code: "tracking_code",
  phone: "phone",
  collected: "collected",
  fee: "fee",
  cod_fee: "cod_fee",
  paid: "paid",
  day: "day",
  status: "status",
  start: "start",
  end: "end",
} as const;
