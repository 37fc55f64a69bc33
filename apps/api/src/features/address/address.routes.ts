import { translator } from "@haat/i18n/translator";
import { api } from "../../platform/call";
import { signedInApi } from "../account/identity";
import { listAddresses, listAreas, listCities, listDivisions, saveAddress } from "./address.usecases";

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
  customerAddressCreate: signedInApi.address.customerAddressCreate.handler(async ({ input, context }) => ({
    success: true,
    data: { address_unique_id: await saveAddress(context.services, context.customer.id, input) },
    message: translator(context.language)("api.account.addressSaved"),
  })),
  customerAddressList: signedInApi.address.customerAddressList.handler(async ({ input, context }) => ({
    success: true,
    data: { addresses: await listAddresses(context.services, context.customer.id, input.language) },
  })),
};
