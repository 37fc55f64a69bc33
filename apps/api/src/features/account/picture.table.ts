import { index, integer, pgTable, text } from "drizzle-orm/pg-core";
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
  },
  (table) => [
    index("uploaded_picture_of_customer").on(table.customerId, table.createdAt),
    index("uploaded_picture_age").on(table.createdAt),
  ],
);
