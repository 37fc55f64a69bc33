import { translator } from "@haat/i18n/translator";
import { api } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { setVersionHeader } from "../../http/preconditions";
import { signedInApi } from "../account/identity";
import * as addresses from "./address.usecases";
import { searchPlaces } from "./place-search.usecases";
import { listAreas, listCities, listDivisions } from "./address.usecases";

export const addressRoutes = {
  divisionByCountry: api.address.divisionByCountry.handler(async ({ input, context }) => ({
    success: true,
    data: { divisions: await listDivisions(context.services, input.country, input.language) },
  })),
  cityByDivision: api.address.cityByDivision.handler(async ({ input, context }) => ({
    success: true,
    data: { cities: await listCities(context.services, input.division, input.language) },
  })),
  areaByCity: api.address.areaByCity.handler(async ({ input, context }) => ({
    success: true,
    data: { areas: await listAreas(context.services, input.city, input.language) },
  })),
  placeSearch: api.address.placeSearch.handler(async ({ input, context }) => ({
    success: true,
    data: { places: await searchPlaces(context.services, input.filter, input.language) },
  })),
  customerAddressCreate: signedInApi.address.customerAddressCreate.handler(async ({ input, context }) => {
    const writer = { customerId: context.customer.id, requestId: context.headers.requestId };
    const saved = await addresses.saveAddress(context.services, writer, input, context.idempotencyKey);
    setReplayHeader(context, saved.isReplay);
    const message = translator(context.language)("api.account.addressSaved");
    return { success: true, data: { address_unique_id: saved.id }, message };
  }),
  customerAddressUpdate: signedInApi.address.customerAddressUpdate.handler(async ({ input, context }) => {
    const writer = { customerId: context.customer.id, requestId: context.headers.requestId };
    const version = await addresses.changeAddress(context.services, writer, input, context.ifMatch);
    setVersionHeader(context, version);
    const message = translator(context.language)("api.account.addressSaved");
    return { success: true, data: { address_unique_id: input.id, version }, message };
  }),
  customerAddressDelete: signedInApi.address.customerAddressDelete.handler(async ({ input, context }) => {
    const writer = { customerId: context.customer.id, requestId: context.headers.requestId };
    await addresses.deleteAddress(context.services, writer, input.id);
    const message = translator(context.language)("api.account.addressDeleted");
    return { success: true, data: { status: 1 }, message };
  }),
  customerAddressList: signedInApi.address.customerAddressList.handler(async ({ input, context }) => ({
    success: true,
    data: {
      addresses: await addresses.listAddresses(context.services, context.customer.id, input.language),
    },
  })),
};
