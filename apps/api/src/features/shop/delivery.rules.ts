import type { DeliveryZone } from "./shop.table";

/** What a shop asks for bringing something, in poisha, by its three zones and their exceptions. */
export interface DeliveryTerms {
  homeCityId: number;
  deliveryFeeInside: number;
  deliveryFeeSuburbs: number;
  deliveryFeeOutside: number;
  /** Cities that count as suburbs of the home city. */
  deliverySuburbs: { cityId: number }[];
  /** Areas that are exceptions: in another zone than their city, or with a fee of their own. */
  deliveryAreas: { areaId: number; zone: DeliveryZone | null; fee: number | null }[];
}

/** Where something is brought; without an area where the customer wrote its name. */
export interface Place {
  cityId: number;
  areaId: number | null;
}

/** What bringing it there costs by the shop's zones, in poisha; somewhere unknown counts as the home city. */
export function feeAt(terms: DeliveryTerms, place: Place | undefined): number {
  const exception = exceptionOf(terms, place);
  if (exception && exception.fee !== null) return exception.fee;
  const zone = zoneOf(terms, place);
  if (zone === "country") return terms.deliveryFeeOutside;
  return zone === "city" ? terms.deliveryFeeInside : terms.deliveryFeeSuburbs;
}

/** Whether the shop brings there what it brings within its home city only; somewhere unknown may be there. */
export function isInHomeZone(terms: DeliveryTerms, place: Place | undefined): boolean {
  return zoneOf(terms, place) === "city";
}

/** How long a shop takes, in words of both languages. */
export interface DeliveryTimes {
  deliveryTime: BothTexts;
  /** Beyond its home city's zone; blank where it takes as long there. */
  deliveryTimeOutside: BothTexts;
}

interface BothTexts {
  bn: string;
  en: string;
}

/** How long bringing it there takes; somewhere unknown counts as the home city. */
export function deliveryTimeAt(shop: DeliveryTerms & DeliveryTimes, place: Place | undefined): BothTexts {
  const { deliveryTime, deliveryTimeOutside } = shop;
  const isOwn = deliveryTimeOutside.bn !== "" || deliveryTimeOutside.en !== "";
  return isOwn && !isInHomeZone(shop, place) ? deliveryTimeOutside : deliveryTime;
}

const exceptionOf = ({ deliveryAreas }: DeliveryTerms, place: Place | undefined) =>
  deliveryAreas.find(({ areaId }) => areaId === place?.areaId);

/** The zone that a place lies in; somewhere unknown counts as the home city. */
export function zoneOf(terms: DeliveryTerms, place: Place | undefined): DeliveryZone {
  const { homeCityId, deliverySuburbs } = terms;
  const moved = exceptionOf(terms, place)?.zone;
  if (moved) return moved;
  if (!place || place.cityId === homeCityId) return "city";
  return deliverySuburbs.some(({ cityId }) => cityId === place.cityId) ? "suburbs" : "country";
}
