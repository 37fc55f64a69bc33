import type { SizeCell } from "@haat/contract/shop/size-guide.contract";
import { formatDigits } from "@haat/i18n/numbers";
import { answerOrPage } from "../../../server/failure/page-failure.server";
import type { RequestContext } from "../../../server/http/request-context.server";
import type { Shop } from "../../../server/http/shop-of-page.server";
import { componentLabels } from "../../../server/present/labels.server";
import { pageHead } from "../../../server/seo/head.server";
import { breadcrumbData } from "../../../server/seo/structured-data.server";
import { missingInShop } from "../../../server/shop/shop-failure.server";
import { findProduct } from "../product.server";

/** The measures of a product's sizes, in inches and centimetres. @throws a page that says so where it has no size guide */
export async function sizesPage(context: RequestContext, shop: Shop, slug: string) {
  const { language, translate } = context;
  const { paths, seller } = shop;
  const product = await findProduct(context, shop, slug);
  if (product.id_size_guide === null) throw await missingInShop(context, shop, "page");
  const asked = { language, sellerKey: seller.seller_key, id: product.id_size_guide };
  const { data } = await answerOrPage(context, context.client().sizeGuides.shopSizeGuide(asked));
  const [guide] = data.size_guide;
  if (!guide) throw await missingInShop(context, shop, "page");
  const title = translate("shopPages.sizeGuide.title");
  return {
    head: pageHead(context, {
      title: `${title}: ${product.name}`,
      brand: seller.title,
      description: translate("shopPages.sizeGuide.description", { name: product.name, shop: seller.title }),
      seller,
      structuredData: [
        breadcrumbData(context, shop, [
          { name: product.name, path: (own) => own.product(product.slug) },
          { name: title, path: (own) => own.productSizes(product.slug) },
        ]),
      ],
    }),
    title,
    trail: [
      { label: seller.title, href: paths.home },
      { label: product.name, href: paths.product(product.slug) },
    ],
    table: {
      caption: guide.name,
      columns: guide.columns.map(({ name }) => name),
      rows: guide.rows.map(({ size, cells }) => ({
        size: formatDigits(size, language),
        cells: cells.map((cell) => cellView(context, cell)),
      })),
      labels: { size: translate("shopPages.sizeGuide.size") },
    },
    both: guide.columns.some((column) => column.is_length)
      ? translate("shopPages.sizeGuide.both")
      : undefined,
    how: guide.how === "" ? undefined : { title: translate("shopPages.sizeGuide.how"), text: guide.how },
    back: {
      href: paths.product(product.slug),
      label: translate("shopPages.sizeGuide.back", { name: product.name }),
    },
    labels: { breadcrumb: componentLabels(context).breadcrumb },
  };
}

/** A value as it is read: a length in both units, anything else as the seller typed it. */
function cellView({ language, translate }: RequestContext, { text, inch, cm }: SizeCell) {
  const inUnit = (unit: "inch" | "cm", length: string) =>
    translate(`shopPages.sizeGuide.${unit}`, { length: formatDigits(length, language) });
  if (inch !== null && cm !== null) return { text: inUnit("inch", inch), other: inUnit("cm", cm) };
  return { text: text === "" ? translate("shopPages.sizeGuide.none") : formatDigits(text, language) };
}
