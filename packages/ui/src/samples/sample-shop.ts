import type { ProductCardData } from "../commerce/product-card/product-card";

/** A drawing of a thing on a ground, as an address: the stories need no server. Flat colours keep the pictures small. */
function drawing(thing: string, ground: string, halo: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 640"><rect width="640" height="640" fill="${ground}"/><circle cx="320" cy="320" r="250" fill="${halo}"/>${thing}</svg>`;
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

const things = {
  sari: `<path d="M210 120h220l40 420H170z" fill="#b3123f"/><path d="M210 120h60l-20 420h-80z" fill="#e9b64a"/><path d="M170 500h300v40H170z" fill="#e9b64a"/>`,
  rice: `<path d="M190 210c0-60 260-60 260 0l30 300c0 50-320 50-320 0z" fill="#d9c39a"/><path d="M230 150h180l-20 70H250z" fill="#b99a63"/><circle cx="320" cy="370" r="80" fill="#fff7e2"/>`,
  mango: `<path d="M320 170c130 0 190 110 160 220S350 540 270 510 130 400 170 290s80-120 150-120z" fill="#f2a51f"/><path d="M330 180c10-60 70-80 110-70-10 60-60 80-110 70z" fill="#4b8b2b"/>`,
  phone: `<rect x="220" y="110" width="200" height="420" rx="34" fill="#20242c"/><rect x="236" y="136" width="168" height="368" rx="14" fill="#5c86ff"/>`,
  book: `<path d="M160 180c80-30 130-20 160 10 30-30 80-40 160-10v290c-80-30-130-20-160 10-30-30-80-40-160-10z" fill="#fdf6e9"/><path d="M320 190v290" stroke="#7a3b1d" stroke-width="10"/>`,
  sweet: `<ellipse cx="320" cy="430" rx="220" ry="60" fill="#fff"/><circle cx="240" cy="360" r="80" fill="#8a4a1f"/><circle cx="400" cy="360" r="80" fill="#8a4a1f"/><circle cx="320" cy="290" r="80" fill="#9c5a2b"/>`,
  shirt: `<path d="M240 140l80 40 80-40 120 80-50 90-50-30v240H220V280l-50 30-50-90z" fill="#2a6e8f"/>`,
  bag: `<path d="M180 240h280l30 290H150z" fill="#9b6a3a"/><path d="M240 260c0-160 160-160 160 0" fill="none" stroke="#6e4722" stroke-width="22"/>`,
} as const;

export const pictures = {
  sari: drawing(things.sari, "#fbe6ea", "#f6cfd8"),
  rice: drawing(things.rice, "#f3efe2", "#e4dcc2"),
  mango: drawing(things.mango, "#fdf1d3", "#f8dd9c"),
  phone: drawing(things.phone, "#e4eaf7", "#c7d5f1"),
  book: drawing(things.book, "#e8e0d4", "#cdbfa9"),
  sweet: drawing(things.sweet, "#fbe3ec", "#f4bcd1"),
  shirt: drawing(things.shirt, "#e1f0f4", "#bcdfe8"),
  bag: drawing(things.bag, "#f2e9df", "#dfcdb8"),
} as const;

/** Colours that a product is sold in: data of the shop, not of the design. */
export const swatches = { red: "#b3123f", white: "#ffffff", blue: "#1f4e8c" } as const;

interface SampleProduct extends ProductCardData {
  id: string;
}

export interface SampleShop {
  name: string;
  tagline: string;
  initials: string;
  address: string;
  categories: { href: string; name: string; picture: string; count: string; current: boolean }[];
  /** The categories as a header or a footer names them. */
  links: { href: string; label: string }[];
  products: SampleProduct[];
  /** The products as a card shows them. */
  cards: ProductCardData[];
  customer: { firstName: string; lastName: string; name: string; address: string };
  money: (taka: string) => string;
}

const looks = [
  { id: "sari", picture: pictures.sari, tone: 1, inStock: true },
  { id: "rice", picture: pictures.rice, tone: 2, inStock: true },
  { id: "mango", picture: pictures.mango, tone: 4, inStock: false },
  { id: "phone", picture: pictures.phone, tone: 3, inStock: true },
  { id: "book", picture: pictures.book, inStock: true },
  { id: "sweet", picture: pictures.sweet, tone: 1, inStock: true },
  { id: "shirt", picture: pictures.shirt, inStock: true },
  { id: "bag", picture: pictures.bag, tone: 2, inStock: true },
] as const;

function products(
  texts: readonly { name: string; price: string; oldPrice?: string; ribbon?: string }[],
): SampleProduct[] {
  return looks.map((look, index) => {
    const text = texts[index] ?? { name: look.id, price: "৳0" };
    return {
      id: look.id,
      href: `#/product-details/${look.id}`,
      name: text.name,
      picture: look.picture,
      price: text.price,
      ...(text.oldPrice && { oldPrice: text.oldPrice }),
      ...(text.ribbon && "tone" in look && { ribbon: { label: text.ribbon, tone: look.tone } }),
      inStock: look.inStock,
    };
  });
}

const categoryPictures = [
  pictures.sari,
  pictures.rice,
  pictures.mango,
  pictures.phone,
  pictures.book,
  pictures.sweet,
];

function categories(names: readonly string[], count: string): SampleShop["categories"] {
  return names.map((name, index) => ({
    href: `#/all-products/${index + 1}`,
    name,
    picture: categoryPictures[index] ?? "",
    count,
    current: index === 1,
  }));
}

type Told = Omit<SampleShop, "links" | "cards">;

/** A shop with what is told of it in other shapes too, each without a field more than its components have. */
const shopOf = (told: Told): SampleShop => ({
  ...told,
  links: told.categories.map(({ href, name }) => ({ href, label: name })),
  cards: told.products.map(({ id: _, ...card }) => card),
});

/** The same shop in both languages, with long names, conjuncts, old prices and an empty shelf. */
const told: Record<"bn" | "en", Told> = {
  bn: {
    name: "রূপসী বাজার",
    tagline: "লক্ষ্মীপুরের তাঁতের শাড়ি থেকে চট্টগ্রামের শুঁটকি, সব এক দোকানে",
    initials: "রূ",
    address: "১২ মিরপুর রোড, ধানমন্ডি, ঢাকা ১২০৫",
    categories: categories(
      ["শাড়ি ও পোশাক", "চাল ও ডাল", "মৌসুমি ফল", "মোবাইল ও গ্যাজেট", "বই", "মিষ্টান্ন"],
      "২৪টি পণ্য",
    ),
    products: products([
      {
        name: "টাঙ্গাইলের হাতে বোনা তাঁতের শাড়ি, জরির পাড়",
        price: "৳২,৪৫০",
        oldPrice: "৳২,৯০০",
        ribbon: "ঈদ অফার",
      },
      { name: "মিনিকেট চাল ৫ কেজি", price: "৳৩৯০", ribbon: "নতুন" },
      { name: "রাজশাহীর হিমসাগর আম, বাছাই করা ৩ কেজির বাক্স", price: "৳৪৫০", ribbon: "মৌসুমি" },
      { name: "স্মার্টফোন ৬.৫ ইঞ্চি, ১২৮ জিবি", price: "৳১৪,৯৯০ থেকে", ribbon: "জনপ্রিয়" },
      { name: "পদ্মা নদীর মাঝি — মানিক বন্দ্যোপাধ্যায়", price: "৳২২০", oldPrice: "৳২৭৫" },
      { name: "কুমিল্লার রসমালাই ১ কেজি", price: "৳৫২০", ribbon: "ঈদ অফার" },
      { name: "সুতি ফতুয়া", price: "৳৭৫০ থেকে" },
      { name: "পাটের ব্যাগ, স্ট্রবেরি নকশা", price: "৳৩৮০", ribbon: "নতুন" },
    ]),
    customer: {
      firstName: "শ্রাবন্তী",
      lastName: "চৌধুরী",
      name: "শ্রাবন্তী চৌধুরী",
      address: "বাসা ৭, রোড ৩, মসজিদের পাশে, মিরপুর, ঢাকা, ১২১৬",
    },
    money: (taka) => `৳${taka.replace(/\d/g, (digit) => "০১২৩৪৫৬৭৮৯"[Number(digit)] ?? digit)}`,
  },
  en: {
    name: "Ruposhi Bazar",
    tagline: "Handloom saris from Tangail to dried fish from Chattogram, in one shop",
    initials: "R",
    address: "12 Mirpur Road, Dhanmondi, Dhaka 1205",
    categories: categories(
      [
        "Saris and clothing",
        "Rice and lentils",
        "Fruit of the season",
        "Phones and gadgets",
        "Books",
        "Sweets",
      ],
      "24 products",
    ),
    products: products([
      {
        name: "Hand-woven Tangail sari with a golden zari border",
        price: "৳2,450",
        oldPrice: "৳2,900",
        ribbon: "Eid offer",
      },
      { name: "Miniket rice, 5 kg", price: "৳390", ribbon: "New" },
      { name: "Himsagar mangoes from Rajshahi, a picked 3 kg box", price: "৳450", ribbon: "In season" },
      { name: "Smartphone 6.5 in, 128 GB", price: "From ৳14,990", ribbon: "Popular" },
      { name: "Padma Nadir Majhi by Manik Bandopadhyay", price: "৳220", oldPrice: "৳275" },
      { name: "Rasmalai from Cumilla, 1 kg", price: "৳520", ribbon: "Eid offer" },
      { name: "Cotton fatua", price: "From ৳750" },
      { name: "Jute bag with a strawberry print", price: "৳380", ribbon: "New" },
    ]),
    customer: {
      firstName: "Shrabanti",
      lastName: "Chowdhury",
      name: "Shrabanti Chowdhury",
      address: "House 7, Road 3, beside the mosque, Mirpur, Dhaka, 1216",
    },
    money: (taka) => `৳${taka}`,
  },
};

export const sampleShop = { bn: shopOf(told.bn), en: shopOf(told.en) };
