import type { OwnShop } from "@haat/contract/seller/seller-account.contract";
import { statementColumns } from "@haat/contract/shared/statement-choices";
import { formatDigits } from "@haat/i18n/numbers";
import { redirect } from "@remix-run/node";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { idInAddress } from "../../../server/http/id-in-address.server";
import { formPage } from "../../../server/present/form-page.server";
import { columnsFormFields as fields } from "./cash-statement-columns.form";

/** What is read of a sample before a choice becomes too long for a phone. */
const sampleLetters = 24;

/** What the columns of a courier's statement mean: chosen where their names do not tell it, or where they tell it wrongly. */
export async function statementColumnsPage(
  context: ConsoleContext,
  { seller_key }: OwnShop,
  inPath: string | undefined,
) {
  const { language, paths, translate } = context;
  const id_statement = idInAddress(context, inPath);
  const asked = { language, seller_key, id_statement };
  const { data } = await answerOrPage(context, context.client().courierStatements.statementColumns(asked));
  const { statement, columns, chosen, asked: days } = data;
  // Once they are settled with its cash, or gone with it.
  if (columns.length === 0) throw redirect(paths.cashStatement(seller_key, id_statement));
  const options = [
    { value: "", label: translate("statements.choosing.none") },
    ...columns.map((column) => ({ value: String(column.place), label: optionOf(context, column) })),
  ];
  const isFirst = statement.state === "columns";
  return formPage(context, {
    title: translate("statements.choosing.title"),
    lead: translate(`statements.choosing.${isFirst ? "lead" : "leadAgain"}`),
    back: { href: paths.cashStatement(seller_key, id_statement), label: statement.file_name },
    action: paths.cashStatement(seller_key, id_statement, "columns"),
    fields: [
      ...statementColumns.map((column): ConsoleFieldData => {
        const place = chosen[column];
        return {
          kind: "select",
          name: fields[column],
          label: translate(`statements.columns.${column}`),
          options,
          value: place === undefined ? "" : String(place),
          optionalMark: translate("components.optional"),
        };
      }),
      ...(["start", "end"] as const).map((name): ConsoleFieldData => ({
        kind: "text",
        type: "date",
        name: fields[name],
        label: translate(`statements.choosing.${name}`),
        hint: name === "start" ? translate("statements.choosing.daysHint") : undefined,
        value: days[name] ?? "",
        optionalMark: translate("components.optional"),
      })),
    ],
    submit: translate("statements.choosing.submit"),
  });
}

/** A column as spreadsheets name it, what stands above it, and the first thing in it. */
function optionOf(
  { language, translate }: ConsoleContext,
  { place, title, sample }: { place: number; title: string; sample: string },
): string {
  const cut = sample.slice(0, sampleLetters);
  // What has letters is a name or a code, as the courier writes it.
  const shown = /[a-z]/i.test(cut) ? cut : formatDigits(cut, language);
  const words = { letter: letterOf(place), title: title || "–", sample: shown };
  return translate(`statements.choosing.${sample === "" ? "option" : "optionSample"}`, words);
}

/** `A`, …, `Z`, `AA`, …, as spreadsheets count columns. */
function letterOf(place: number): string {
  const letter = String.fromCharCode(65 + (place % 26));
  return place < 26 ? letter : letterOf(Math.floor(place / 26) - 1) + letter;
}
