import js from "@eslint/js";
import checkFile from "eslint-plugin-check-file";
import reactHooks from "eslint-plugin-react-hooks";
import { defineConfig, globalIgnores } from "eslint/config";
import typescript from "typescript-eslint";

/** The layers (docs/decisions/002): who may not import what. `regex` is matched against the import as it is written. */
const anyWorkspace = { regex: "^@haat/", message: "This package imports nothing of ours." };
const acrossFolders = {
  // The components have a folder of the console's own, one step up.
  regex:
    "^(\\.\\./)+(\\.storybook|apps|packages|api|storefront|contract|i18n|tests|bench)/|^(\\.\\./){2,}console/",
  message: "Import another workspace by its name (@haat/…), never by a path.",
};
/** From a page's folder, `routes/<domain>/<page>/`, into that of another one. */
const anotherPage = {
  regex: "^\\.\\./(?!\\.\\./)[^/]+/|^\\.\\./\\.\\./(?!\\.\\./)[^/]+/[^/]+/",
  message: "No page imports another one: what they share stands beside them in the domain's folder.",
};
const anothersRepository = {
  regex: "^\\.\\./(?!\\.\\./)[^/]+/.*\\.repository$",
  message: "A feature asks another one's use cases, never its repository.",
};
/** Of the design system the API has what solves a theme, which knows no page. */
const knownToApi = "api|contract|i18n|ui/theme";
const except = (allowed, message) => ({ regex: `^@haat/(?!(${allowed})/)`, message });
const layer = (files, patterns, ignores = []) => ({
  files,
  ignores,
  rules: { "no-restricted-imports": ["error", { patterns: [acrossFolders, ...patterns] }] },
});

/** What knows the API itself: the server's entry to it, the limits, which pages and calls count in one place, and the log. */
const mountsTheApi = [
  "apps/storefront/server/{embedded-api,page-counters,server-log,tracing,worker-metrics}.ts",
  "apps/console/server/process-parts.ts",
];
/** Neither app of pages knows the other's, but where both are served by one process. */
const mountsTheConsole = ["apps/storefront/server/mounted-console.ts"];
const tests = ["**/*.test.{ts,tsx}", "**/testing/**"];
const exemptFromLength = [
  ...tests,
  "**/*.table.ts",
  "**/*.stories.tsx",
  "tests/**",
  "bench/**",
  "apps/api/seed/content/**",
  "packages/i18n/src/strings/**",
];

/** Amounts of the API, by their names: the pages show them and compute none (docs/decisions/007). */
const amount =
  "/^(item_?total|grand_?total|line_?total|coupon_?discount|discount|delivery_?fees?|delivery_fee_\\w+|fee|rounding|vat|vat_?included|value_before_vat|due|(unit|old|min|max)?_?price|price_when_added|amount|poisha|missing|min_item_total|max_discount|free_delivery_from)$/i";
const ofAmount = `:matches(MemberExpression[property.name=${amount}], Identifier[name=${amount}])`;
const computed = [
  `BinaryExpression[operator=/^[-+*/%]$/] > ${ofAmount}`,
  `BinaryExpression[operator=/^[<>]=?$/]:not(:has(> Literal)) > ${ofAmount}`,
  `UnaryExpression[operator="-"] > ${ofAmount}`,
  `AssignmentExpression[operator=/^[-+*/%]=$/] > ${ofAmount}`,
].map((selector) => ({ selector, message: "Only the API computes money; ask it for what is missing." }));

export default defineConfig(
  globalIgnores([
    "**/build/**",
    "**/node_modules/**",
    "**/.data/**",
    "**/.cache/**",
    "apps/api/migrations/**",
    "**/.turbo/**",
  ]),
  js.configs.recommended,
  typescript.configs.recommended,
  {
    files: ["**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/no-unused-vars": [
        "error",
        { argsIgnorePattern: "^_", varsIgnorePattern: "^_", ignoreRestSiblings: true },
      ],
      "no-console": "error",
      "no-warning-comments": ["error", { terms: ["todo", "fixme", "xxx", "hack"] }],
      eqeqeq: "error",
    },
  },
  {
    files: ["**/*.{js,mjs}"],
    languageOptions: {
      globals: {
        process: "readonly",
        console: "readonly",
        URL: "readonly",
        fetch: "readonly",
        FormData: "readonly",
        File: "readonly",
        setTimeout: "readonly",
        setInterval: "readonly",
        clearInterval: "readonly",
        performance: "readonly",
        Buffer: "readonly",
        AbortSignal: "readonly",
      },
    },
  },
  // The other rules of React ask its compiler: oxlint has it built in, and takes a second for all files (.oxlintrc.json).
  {
    files: ["**/*.tsx"],
    plugins: { "react-hooks": reactHooks },
    rules: { "react-hooks/rules-of-hooks": "error", "react-hooks/exhaustive-deps": "warn" },
  },

  // Names: kebab-case that says what a file is about, never a drawer for everything.
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    plugins: { "check-file": checkFile },
    rules: {
      "check-file/filename-naming-convention": [
        "error",
        { "**/*.{ts,tsx,js,mjs}": "+([a-z0-9])*(-+([a-z0-9]))" },
        { ignoreMiddleExtensions: true },
      ],
      "check-file/filename-blocklist": [
        "error",
        { "**/{index,utils,util,helpers,helper,common,misc,types}.{ts,tsx,js,mjs}": "*-of-what-it-is-about" },
      ],
    },
  },

  // Lengths: a file that grows past them has two subjects.
  {
    files: ["**/*.{ts,tsx,js,mjs}"],
    ignores: exemptFromLength,
    rules: {
      "max-lines": ["error", { max: 300 }],
      "max-lines-per-function": ["error", { max: 60, skipComments: true, skipBlankLines: true }],
    },
  },

  // Layers, forwards only: storefront, console → web-forms → web-host → contract, i18n; storefront → ui; api → contract, i18n, ui/theme.
  layer(
    ["scripts/**"],
    [{ ...anyWorkspace, message: "What builds and tests the project is below all of it." }],
  ),
  layer(["packages/contract/**", "packages/i18n/**"], [anyWorkspace]),
  layer(
    ["packages/api-client/**"],
    [except("contract", "A client knows what it calls by the contract alone.")],
  ),
  layer(["packages/web-host/**"], [except("contract|i18n|web-host", "What hosts an app knows none.")]),
  layer(
    ["packages/web-forms/**"],
    [except("contract|i18n|ui|web-forms|web-host", "What routes need knows no app.")],
  ),
  layer(
    ["packages/ui/**"],
    [anyWorkspace, { regex: "^(@remix-run|react-router)", message: "No router in the library." }],
    ["**/*.stories.tsx", "packages/ui/src/samples/**"],
  ),
  layer(
    ["packages/ui/**/*.stories.tsx", "packages/ui/src/samples/**", ".storybook/**"],
    [except("ui|i18n", "Stories take words from @haat/i18n only.")],
  ),
  layer(["apps/api/**"], [except(knownToApi, "The API knows no pages.")]),
  // The packed client is tried on the API itself.
  layer(
    ["apps/api/src/packaged-client.test.ts"],
    [except("api-client|contract", "What others install knows the contract alone.")],
  ),
  layer(
    ["apps/api/src/features/**/*.usecases.ts"],
    [
      except("contract|i18n", "The API knows no pages."),
      {
        regex: "^(hono|drizzle-orm|@orpc/server)",
        message: "A use case knows no transport and no database.",
      },
      { regex: "\\.(table|routes)$", message: "A use case asks its repository." },
      anothersRepository,
    ],
  ),
  layer(
    ["apps/api/src/features/**/*.routes.ts"],
    [
      except("contract|i18n", "The API knows no pages."),
      { regex: "^drizzle-orm|\\.(table|repository)$", message: "A route calls a use case." },
    ],
  ),
  // Queries are in repositories; tables are what they are about. The rest of a feature knows no database.
  layer(
    ["apps/api/src/features/**"],
    [
      except(knownToApi, "The API knows no pages."),
      { regex: "^drizzle-orm", message: "Only a repository has queries." },
    ],
    ["**/*.repository.ts", "**/*.table.ts", "**/*.usecases.ts", "**/*.routes.ts", ...tests],
  ),
  layer(
    ["apps/{console,storefront}/**"],
    [
      except(
        "contract|i18n|ui|web-forms|web-host",
        "Only the server's entry mounts the API; routes use the typed client.",
      ),
    ],
    [...mountsTheApi, ...mountsTheConsole, "apps/*/vite.config.ts", ...tests],
  ),
  {
    files: ["apps/{console,storefront}/**"],
    ignores: mountsTheApi,
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "ImportExpression[source.value=/^@haat.api/]",
          message: "Only the server's entry mounts the API; routes use the typed client.",
        },
        ...computed,
      ],
    },
  },
  {
    files: ["tests/**"],
    ignores: ["tests/journeys/arrival.ts"],
    rules: {
      "no-restricted-syntax": [
        "error",
        {
          selector: "MemberExpression[property.name='waitForURL']",
          message: "With scripts the address changes before the page does: `arrive` waits for both.",
        },
      ],
    },
  },
  layer(
    ["apps/{console,storefront}/app/routes/*/*/**"],
    [
      except(
        "contract|i18n|ui|web-forms|web-host",
        "Only the server's entry mounts the API; routes use the typed client.",
      ),
      anotherPage,
    ],
    tests,
  ),
  layer(
    ["apps/{console,storefront}/app/routes/**/*.view.tsx"],
    [
      except("i18n|ui|web-forms", "A view is data and strings turned into components."),
      { regex: "\\.server$", message: "A view runs in the browser too." },
      {
        regex: "\\.route$",
        message: "A route hands its view the data; what they are is said beside the view.",
      },
      anotherPage,
    ],
  ),
);
