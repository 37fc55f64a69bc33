import type { HomeSectionKind } from "@haat/contract/seller/seller-face.contract";
import { sql } from "drizzle-orm";
import type { Queryable } from "../../database/database";
import { homeSectionTable } from "../face/face.table";
import { bannerTable } from "../shop/shop.table";
import { targetPath } from "../shop/target-columns.table";

/** Words in both languages. */
interface Both {
  bn: string;
  en: string;
}

/** A banner that is turned on, with its days: whether it is shown, the day says. */
export interface HomeBanner {
  id: number;
  title: Both;
  text: Both;
  picture: string;
  phonePicture: string;
  target: string;
  starts_on: string | null;
  ends_on: string | null;
}

/** A part of the first page as it was written down. */
export interface HomeRow {
  kind: HomeSectionKind;
  ribbonId: number | null;
  title: Both;
  text: Both;
  picture: string;
  target: string;
  isOn: boolean;
}

/** A shop's banners and the parts of its first page, both in their order; one statement. */
export async function readHome(db: Queryable, shopId: number) {
  const both = (name: string) => sql.raw(`json_build_object('bn', ${name}_bn, 'en', ${name}_en)`);
  const [home] = await db
    .select({
      banners: sql<HomeBanner[]>`(
        select coalesce(json_agg(json_build_object('id', banner.id, 'title', ${both("title")}, 'text', ${both("text")},
          'picture', picture, 'phonePicture', phone_picture, 'target', ${targetPath("banner")},
          'starts_on', starts_on, 'ends_on', ends_on) order by position, id), '[]')
        from ${bannerTable} where banner.shop_id = ${shopId} and is_on)`,
      rows: sql<HomeRow[]>`(
        select coalesce(json_agg(json_build_object('kind', kind, 'ribbonId', ribbon_id, 'title', ${both("title")},
          'text', ${both("text")}, 'picture', picture, 'target', ${targetPath("home_section")}, 'isOn', is_on)
          order by position, id), '[]')
        from ${homeSectionTable} where home_section.shop_id = ${shopId})`,
    })
    .from(sql`(select 1) as once`);
  return home ?? { banners: [], rows: [] };
}
