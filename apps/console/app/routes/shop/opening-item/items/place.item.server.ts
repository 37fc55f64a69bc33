import { openingPlaceFields } from "@haat/contract/seller/opening-fields";
import { attempt } from "@haat/web-forms/call-failure.server";
import { z } from "zod";
import { areaNamed, districtOptions } from "../../../../server/present/places.server";
import { openingItem } from "../opening-item";

const { id_city, area_name, address, phone, contact_name } = openingPlaceFields;

/** Where the shop is, and who answers its phone. */
export const placeItem = openingItem({
  async form({ context, answers: { place } }) {
    const { translate } = context;
    const { account } = await context.me();
    return {
      fields: [
        {
          kind: "select",
          name: "id_city",
          label: translate("openingPages.items.place.city"),
          value: String(place.id_city),
          options: await districtOptions(context),
        },
        {
          kind: "text",
          name: "area_name",
          label: translate("openingPages.items.place.area"),
          hint: translate("openingPages.items.place.areaHint"),
          value: place.area_name,
          maxLength: 120,
        },
        {
          kind: "text",
          name: "address",
          label: translate("openingPages.items.place.address"),
          value: place.address,
          autoComplete: "address-line1",
          maxLength: 200,
        },
        {
          kind: "phone",
          name: "phone",
          label: translate("openingPages.items.place.phone"),
          value: place.phone || account.mobile,
        },
        {
          kind: "text",
          name: "contact_name",
          label: translate("openingPages.items.place.contact"),
          value: place.contact_name || account.first_name,
          autoComplete: "name",
          maxLength: 120,
        },
      ],
    };
  },
  schema: () => z.object({ id_city, area_name, address, phone, contact_name }),
  async save({ context, seller_key }, { area_name: typed, ...value }) {
    const { language } = context;
    const id_area = await areaNamed(context, value.id_city, typed ?? "");
    const area = id_area === undefined ? { area_name: typed } : { id_area };
    return attempt(context.client().sellerOpening.savePlace({ language, seller_key, ...value, ...area }));
  },
});
