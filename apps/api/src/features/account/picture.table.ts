import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, smallint, text } from "drizzle-orm/pg-core";
import { moment } from "../../database/columns";
import { customerTable } from "./account.table";

/** Pictures that customers uploaded. One that nothing refers to is deleted after a day. */
export const uploadedPictureTable = pgTable(
  "uploaded_picture",
  {
    /** Its name in the file store and below `/media`; random, so that it cannot be guessed. */
    key: text("key").primaryKey(),
    customerId: integer("customer_id")
      .notNull()
      .references(() => customerTable.id),
    createdAt: moment("created_at").notNull(),
    /** The picture that it was cut from; nothing of one that is as it was sent. */
    whole: text("whole"),
    /** Percent of the whole, from its left: what the cut stands around. */
    focusX: smallint("focus_x"),
    /** Percent of the whole, from its top. */
    focusY: smallint("focus_y"),
  },
  (table) => [
    index("uploaded_picture_of_customer").on(table.customerId, table.createdAt),
    index("uploaded_picture_age").on(table.createdAt),
    index("uploaded_picture_of_whole")
      .on(table.whole)
      .where(sql`whole is not null`),
    check(
      "uploaded_picture_focus",
      sql`num_nulls(${table.whole}, ${table.focusX}, ${table.focusY}) in (0, 3)
        and ${table.focusX} between 0 and 100 and ${table.focusY} between 0 and 100`,
    ),
  ],
);
