import type { WrittenArea } from "@haat/contract/admin/admin-places.contract";
import { formatNumber } from "@haat/i18n/numbers";
import type { ListRow } from "@haat/ui/console/row-list/row-list";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { listAsked, listPage } from "../../../server/present/list-page.server";
import { contentTabs } from "../content-tabs.server";
import { languageOf } from "../written-area.server";
import { backToPlatformMore } from "../back-to-more.server";

/** The areas that people wrote because the list lacks them, those that most wrote first. */
export async function placesPage(context: ConsoleContext, request: Request) {
  const { language, paths, translate } = context;
  const asked = listAsked(request);
  const call = context.client().adminPlaces.writtenAreas({ language, page: asked.page });
  const { data } = await answerOrPage(context, call);
  const page = listPage(context, {
    asked,
    to: (query) => paths.admin("places", query),
    lastPage: data.last_page,
    title: translate("adminContent.areas.title"),
    back: await backToPlatformMore(context, "categories"),
    lead: translate("adminContent.areas.lead"),
    groups: [{ rows: data.written_areas.map((written) => rowOf(context, written)) }],
    empty: { title: translate("adminContent.areas.empty"), text: translate("adminContent.areas.emptyText") },
  });
  return { ...page, tabs: contentTabs(context, "places") };
}

function rowOf({ language, paths, translate }: ConsoleContext, written: WrittenArea): ListRow {
  const { id_city, city_name, name, address_count, shop_count, suggestions } = written;
  const names = suggestions.map(({ area_name }) => area_name).join(", ");
  return {
    id: `${id_city} ${name}`,
    title: name,
    titleLang: languageOf(name),
    lines: [
      translate("adminContent.areas.in", { city: city_name }),
      translate("adminContent.areas.addresses", {
        addresses: formatNumber(address_count, language),
        shops: formatNumber(shop_count, language),
      }),
      ...(names ? [translate("adminContent.areas.alike", { names })] : []),
    ],
    icon: "pin",
    href: paths.adminPlace(id_city, name),
  };
}
