import { deliveryTimeAt, type Place } from "../shop/delivery.rules";
import type { ShopRow } from "../shop/shop.usecases";
import type { Line } from "./order-stock.usecases";

/** What an order to a place keeps of its shop, for whatever the shop becomes later. */
export const shopAsItIs = (shop: ShopRow, place: Place | undefined) => ({
  shopTitleBn: shop.title.bn,
  shopTitleEn: shop.title.en,
  shopPhone: shop.phone,
  shopAddressBn: shop.address.bn,
  shopAddressEn: shop.address.en,
  shopLegalNameBn: shop.legalName.bn,
  shopLegalNameEn: shop.legalName.en,
  shopBin: shop.bin,
  issuesChallan: shop.issuesChallan,
  ...timeTo(shop, place),
});

function timeTo(shop: ShopRow, place: Place | undefined) {
  const { bn, en } = deliveryTimeAt(shop, place);
  return { deliveryTimeBn: bn, deliveryTimeEn: en };
}

/** A line as it is kept with its order. */
export const asOrdered = (line: Line, position: number) => ({
  position,
  productId: line.productId,
  combinationId: line.combinationId,
  slug: line.slug,
  nameBn: line.name.bn,
  nameEn: line.name.en,
  picture: line.picture,
  attributes: line.attributes,
  quantity: line.quantity,
  unitPrice: line.unitPrice,
  lineTotal: line.unitPrice * line.quantity,
});
