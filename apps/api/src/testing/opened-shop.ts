import type { ShopOpening } from "@haat/contract/seller/shop-opening.contract";
import sharp from "sharp";
import { insertSearchable, places } from "./test-shop";
import { categoryTable } from "../features/catalogue/catalogue.table";
import { shopTable } from "../features/shop/shop.table";
import { eq } from "drizzle-orm";
import type { TestApi } from "./test-api";
import type { TestAccount } from "./test-people";

const language = "en" as const;

/** A plain picture of a size, as a browser sends it. */
export async function pictureOf(width: number, height = width, name = "logo.png"): Promise<File> {
  const bytes = await sharp({ create: { width, height, channels: 3, background: "#2e7d32" } })
    .png()
    .toBuffer();
  return new File([new Uint8Array(bytes)], name, { type: "image/png" });
}

/** Begins an application as its owner would. */
export async function startShop({ client }: TestAccount, name = "Moyna Boutique"): Promise<ShopOpening> {
  const place = { id_city: places.dhaka.cityId, id_area: places.dhaka.areaId };
  const asked = { language, name, id_business_category: 1, ...place, terms: true as const };
  return (await client.sellerOpening.startOpening(asked)).data.opening;
}

/** Puts one published product with a picture into a shop. */
export async function addProduct(api: TestApi, sellerKey: string, stock = 5): Promise<number> {
  const [shop] = await api.db
    .select({ id: shopTable.id })
    .from(shopTable)
    .where(eq(shopTable.sellerKey, sellerKey));
  const shopId = shop?.id ?? 0;
  const [category] = await api.db
    .insert(categoryTable)
    .values({ shopId, slug: "all", nameEn: "All", picture: "all" })
    .returning();
  const names = { nameBn: "শাড়ি", nameEn: "Saree", categoryBn: "সব", categoryEn: "All" };
  const [product] = await insertSearchable(api.db, [
    {
      ...names,
      shopId,
      categoryId: category?.id ?? 0,
      slug: "saree",
      descriptionBn: "",
      descriptionEn: "",
      picture: "saree",
      price: 95_000,
      maxPrice: 95_000,
      stock,
      publishedAt: new Date("2026-01-01T00:00:00Z"),
    },
  ]);
  return product?.id ?? 0;
}

export const fees = { fee_city: 6000, fee_suburbs: 9000, fee_country: 12_000 };

/** Does every task of an application but for the product. */
export async function fillShop(
  { client }: TestAccount,
  seller_key: string,
  label: string,
): Promise<ShopOpening> {
  const inShop = { language, seller_key };
  const calls = client.sellerOpening;
  await calls.saveName({ ...inShop, name_bn: "ময়না বুটিক", name_en: "Moyna Boutique" });
  await calls.saveLabel({ ...inShop, label });
  await calls.useMonogram(inShop);
  await calls.saveColours({ ...inShop, look: "fashion" });
  await calls.savePlace({
    ...inShop,
    id_city: places.dhaka.cityId,
    id_area: places.dhaka.areaId,
    address: "House 5, Road 3",
    phone: "01812345678",
    contact_name: "Moyna",
  });
  const days = { days_from: 1, days_to: 3, is_pick_up: true };
  await calls.saveDelivery({ ...inShop, ...fees, ...days, suburbs: [places.gazipur.cityId], exceptions: [] });
  const texts = { tagline_bn: "", tagline_en: "Sarees by hand", about_bn: "", about_en: "We sew." };
  return (await calls.saveAbout({ ...inShop, ...texts })).data.opening;
}

/** A shop that waits for a decision. */
export async function sendShop(api: TestApi, owner: TestAccount, label: string): Promise<ShopOpening> {
  const { seller_key } = await startShop(owner);
  await addProduct(api, seller_key);
  const { version } = await fillShop(owner, seller_key, label);
  return (await owner.client.sellerOpening.sendForReview({ language, seller_key, version })).data.opening;
}
