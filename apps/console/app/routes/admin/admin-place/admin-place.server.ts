import type { WrittenArea } from "@haat/contract/admin/admin-places.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { writtenOf } from "../written-area.server";
import { areaField } from "./admin-place.form";

/** Asks which area of the list a written one is. */
export async function placePage(context: ConsoleContext, city: string, request: Request) {
  const { language, paths, translate } = context;
  const written = await writtenOf(context, city, request);
  await requireFreshProof(context);
  const { id_city, city_name, name, spellings, address_count, shop_count } = written;
  const others = spellings.filter((spelling) => spelling !== name).join(", ");
  const form = formPage(context, {
    title: translate("adminContent.area.title", { name }),
    lead: translate("adminContent.area.lead", {
      city: city_name,
      addresses: formatNumber(address_count, language),
      shops: formatNumber(shop_count, language),
    }),
    back: { href: paths.admin("places"), label: translate("adminContent.areas.back") },
    note: others
      ? { tone: "info", text: translate("adminContent.area.spellings", { names: others }) }
      : undefined,
    action: paths.adminPlace(id_city, name),
    fields: [await choiceOf(context, written)],
    submit: translate("adminContent.area.merge"),
  });
  return {
    ...form,
    missing: { href: paths.adminPlaceAdd(id_city, name), label: translate("adminContent.area.missing") },
  };
}

/** Every area of the district, those that read alike first. None is chosen: a name that only sounds alike is another place. */
async function choiceOf(
  context: ConsoleContext,
  { id_city, suggestions }: WrittenArea,
): Promise<ConsoleFieldData> {
  const { language, translate } = context;
  const call = context.client().address.areaByCity({ language, city: id_city });
  const { data } = await answerOrPage(context, call);
  const alike = new Set(suggestions.map(({ id_area }) => id_area));
  const rest = data.areas.filter(({ id_area }) => !alike.has(id_area));
  const optionsOf = (areas: WrittenArea["suggestions"]) =>
    areas.map(({ id_area, area_name }) => ({ value: String(id_area), label: area_name }));
  return {
    kind: "select",
    name: areaField,
    label: translate("adminContent.area.choose"),
    placeholder: translate("adminContent.area.chooseOne"),
    options:
      suggestions.length > 0
        ? [
            { label: translate("adminContent.area.alike"), options: optionsOf(suggestions) },
            { label: translate("adminContent.area.all"), options: optionsOf(rest) },
          ]
        : optionsOf(rest),
  };
}
