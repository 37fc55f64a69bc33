import { languages, type Language } from "@haat/contract/shared/languages";
import { strings } from "@haat/i18n/strings";
import { translator } from "@haat/i18n/translator";
import type { TakenSheetName } from "./taken-sheets";
import type { ZipFile } from "./zip-records";

type TakenFile = TakenSheetName | "products" | "pictures";

const byteOrderMark = "\ufeff";

/** What each file of a copy has, in both languages: first in that of its headings. */
export function takeOutReadme(first: Language): ZipFile {
  const order = [first, ...languages.filter((language) => language !== first)];
  const text = order.map(readmeIn).join("\r\n\r\n");
  return { name: "README.txt", bytes: Buffer.from(byteOrderMark + text, "utf8"), isDeflated: true };
}

function readmeIn(language: Language): string {
  const translate = translator(language);
  const files = Object.keys(strings.en.takeOut.files) as TakenFile[];
  return [
    translate("takeOut.readme.title"),
    "",
    translate("takeOut.readme.intro"),
    translate("takeOut.readme.amounts"),
    translate("takeOut.readme.moments"),
    translate("takeOut.readme.parts"),
    "",
    ...files.map(
      (file) => `${file === "pictures" ? "pictures/" : `${file}.csv`}: ${translate(`takeOut.files.${file}`)}`,
    ),
    "",
  ].join("\r\n");
}
