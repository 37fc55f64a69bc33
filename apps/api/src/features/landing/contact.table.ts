import { integer, pgTable, text } from "drizzle-orm/pg-core";
import type { Language } from "@haat/contract/shared/languages";
import { moment } from "../../database/columns";

/** What visitors of the marketing site wrote to the platform. */
export const contactMessageTable = pgTable("contact_message", {
  id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
  name: text("name").notNull(),
  email: text("email").notNull(),
  subject: text("subject").notNull(),
  message: text("message").notNull(),
  /** The language to answer in. */
  language: text("language").notNull().$type<Language>(),
  createdAt: moment("created_at").notNull(),
});
