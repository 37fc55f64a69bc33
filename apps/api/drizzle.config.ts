import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "postgresql",
  schema: ["./src/features/*/*.table.ts", "./src/{http,security}/*.table.ts", "./src/jobs/*.table.ts"],
  out: "./migrations",
});
