import { defineConfig } from "vitest/config";

/** What judges mutants (stryker.config.json): the tests of the rules alone, which need no database. */
export default defineConfig({
  test: {
    name: "mutation",
    root: import.meta.dirname,
    include: [
      "apps/api/src/features/**/*.rules.test.ts",
      "apps/api/src/features/order/held-pieces.test.ts",
      "apps/api/src/http/pages.test.ts",
    ],
  },
});
