import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { business } from "@haat/contract/shared/business-constants";
import { shopFieldErrors, type FieldErrorCode } from "@haat/contract/shared/error-codes";
import { toLatinDigits } from "@haat/contract/shared/latin-digits";
import { strings } from "@haat/i18n/strings";
import { openStorefront, platformOrigin, type TestStorefront } from "../../testing/open-storefront";
import type { Filled, Page, PlainBrowser } from "../../testing/plain-browser";
import { addAddress, addToCart, newPhone, shownCode, signUp } from "../../testing/shopper";

/**
 * Every validation message and every interface message, seen without JavaScript on the page that
 * has to show it, in both languages: in English in the words that were agreed.
 */
const languages = [
  { language: "en", prefix: "/en" },
  { language: "bn", prefix: "" },
] as const;
type Language = (typeof languages)[number]["language"];

let storefront: TestStorefront;
/** A signed-in customer in each language. */
const customers = new Map<Language, PlainBrowser>();

beforeAll(async () => {
  storefront = await openStorefront();
  for (const { language, prefix } of languages) {
    const customer = storefront.visit();
    await signUp(customer, `${prefix}/rongdhonu`);
    customers.set(language, customer);
  }
});
afterAll(async () => {
  expect(storefront.faults).toEqual([]);
  await storefront.close();
});

const customerOf = (language: Language) => {
  const customer = customers.get(language);
  if (!customer) throw new Error(`no customer in ${language}`);
  return customer;
};

/** The number's page, with a number that has no account, as far as the form for the code or the one for the account. */
async function askForCode(prefix: string, visitor = storefront.visit()) {
  const login = await visitor.open(`${prefix}/rongdhonu/login`);
  const page = await visitor.submit(login, "[data-slot=sign-in-form]", { phone: newPhone() });
  return { visitor, page };
}
async function openSignUp(prefix: string) {
  const { visitor, page } = await askForCode(prefix);
  return { visitor, page: await visitor.submit(page, codeForm, { otp: shownCode(page) }) };
}

/** An address gets 20 codes an hour, so what a code leads to is opened once for each language. */
const opened = new Map<string, Promise<Opened>>();
function once(open: (prefix: string) => Promise<Opened>) {
  return (prefix: string): Promise<Opened> => {
    const key = `${open.name} ${prefix}`;
    const first = opened.get(key) ?? open(prefix);
    opened.set(key, first);
    return first;
  };
}
const codePage = once(async function code(prefix) {
  return askForCode(prefix);
});
const signUpPage = once(openSignUp);

const codeForm = "[data-slot=otp-form] form";
type Opened = { visitor: PlainBrowser; page: Page };
const asCustomer = (path: string) => async (prefix: string, language: Language) => {
  const visitor = customerOf(language);
  return { visitor, page: await visitor.open(`${prefix}/rongdhonu/${path}`) };
};
/** Where something is said to be wrong with an order that the shop has taken. */
const complaintPage = once(async function complaint(prefix) {
  const visitor = storefront.visit();
  const shop = `${prefix}/rongdhonu`;
  await signUp(visitor, shop);
  await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
  const checkout = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  await storefront.database.execute(sql`update customer_order set status = 2 where status = 1`);
  return { visitor, page: await visitor.open(placed.path.replace("/placed", "/complaint")) };
});
/** Where a product of a delivered order is rated. */
const ratingPage = once(async function rating(prefix) {
  const visitor = storefront.visit();
  const shop = `${prefix}/rongdhonu`;
  await signUp(visitor, shop);
  await addToCart(visitor, `${shop}/product-details/monipuri-saree`);
  const checkout = await visitor.open(`${shop}/checkout-products?shipping_method=2`);
  const placed = await visitor.submit(checkout, "main form:has([name=idempotency_key])", { intent: "place" });
  const order = placed.path.replace("/placed", "");
  await storefront.database.execute(
    sql`update customer_order set status = 6, payment_status = 'paid' where number = ${order.split("/").at(-1)}`,
  );
  return { visitor, page: await visitor.open(order) };
});
const asGuest = (path: string) => async (prefix: string) => {
  const visitor = storefront.visit();
  return { visitor, page: await visitor.open(`${prefix}/${path}`) };
};

/** The forms, each with the selector of the form itself and, where Enter is not meant, of the button that is pressed. */
const forms = {
  "sign in": { open: asGuest("rongdhonu/login"), form: "[data-slot=sign-in-form]" },
  code: { open: codePage, form: codeForm },
  "sign up": { open: signUpPage, form: "[data-slot=sign-up-form]" },
  "password sign-in": {
    open: asGuest("rongdhonu/login/password"),
    form: "[data-slot=password-sign-in-form]",
  },
  profile: { open: asCustomer("my-account/edit"), form: "[data-slot=profile-form]" },
  password: { open: asCustomer("my-account/password"), form: "[data-slot=password-form]" },
  address: {
    open: asCustomer("shipping-address/new"),
    form: "[data-slot=address-form]",
    button: "[value=save]",
  },
  complaint: { open: complaintPage, form: "[data-slot=complaint-form]" },
  rating: { open: ratingPage, form: "[data-slot=rating-form]" },
  contact: { open: asGuest("contact"), form: "[data-slot=contact-form]" },
  product: {
    open: asGuest("rongdhonu/product-details/monipuri-saree"),
    form: "form[data-slot=buy-box]",
  },
} satisfies Record<
  string,
  { open: (prefix: string, language: Language) => Promise<Opened>; form: string; button?: string }
>;

/** The form, the field, what is typed, the message, and how §5 words it where it does. */
type Row = [
  form: keyof typeof forms,
  field: string,
  typed: string | undefined,
  code: FieldErrorCode,
  words?: string,
  others?: Filled,
];

const phoneRows = (form: keyof typeof forms, field: string): Row[] => [
  [form, field, "", "phone_required", "Please enter your phone number to continue"],
  [form, field, "0171234567", "phone_length", "Mobile number needs to be 11 digits"],
  [form, field, "017123456789", "phone_too_long", "Already entered 11 digits"],
  [form, field, "02712345678", "phone_prefix", "Mobile number must start with 01"],
  [form, field, "01112345678", "phone_incorrect", "The number entered is incorrect"],
];
const unusual = "Unusual characters entered. Make sure your name is entered correctly.";
const nameRows = (form: keyof typeof forms): Row[] =>
  (["first_name", "last_name"] as const).flatMap((field): Row[] => [
    [form, field, "", `${field}_required`],
    [form, field, "ক", "name_length"],
    [form, field, "ক".repeat(31), "name_length"],
    [form, field, "R@him4", "name_characters", unusual],
  ]);
const emailRow = (form: keyof typeof forms): Row => [
  form,
  "email",
  "rahima@",
  "email_invalid",
  "Invalid email address",
];
const tenOnly = "You can only order 10 quantities of a product at a time";

const rows: Row[] = [
  ...phoneRows("sign in", "phone"),
  ...phoneRows("password sign-in", "phone"),
  ...phoneRows("address", "contact_number"),
  ["code", "otp", "", "otp_required"],
  ["code", "otp", "12ab", "otp_format"],
  ...nameRows("sign up"),
  ...nameRows("profile"),
  ...nameRows("address"),
  emailRow("sign up"),
  emailRow("profile"),
  emailRow("contact"),
  ["sign up", "terms", undefined, "terms_required"],
  ["sign up", "password", "", "password_required"],
  ["sign up", "password", "ninechars", "password_short"],
  ["password sign-in", "password", "", "known_password_required"],
  ["password", "old_password", "", "known_password_required"],
  [
    "sign up",
    "password",
    "password123",
    "password_common",
    undefined,
    { first_name: "Rahima", last_name: "Khatun", terms: "on" },
  ],
  [
    "password",
    "old_password",
    "not-this-one",
    "old_password_wrong",
    undefined,
    { password: "kite-river-sun-5" },
  ],
  ["address", "id_division", "", "division_required"],
  ["address", "id_city", "", "city_required"],
  ["address", "id_area", "", "area_required"],
  ["address", "area_name", "x".repeat(61), "area_name_long"],
  ["address", "address", "", "address_required"],
  ["address", "address", "ক".repeat(101), "address_long"],
  ["address", "postal_code", "", "postal_code_required"],
  ["address", "postal_code", "12a4", "postal_code_digits"],
  ["address", "postal_code", "123", "postal_code_digits"],
  ["address", "postal_code", "12345678", "postal_code_digits"],
  ["contact", "name", "", "contact_name_required"],
  ["contact", "name", "x".repeat(256), "contact_name_long"],
  ["contact", "email", "", "email_required"],
  ["contact", "email", `${"x".repeat(250)}@example.com`, "email_long"],
  ["contact", "subject", "", "subject_required"],
  ["contact", "subject", "x".repeat(256), "subject_long"],
  ["contact", "message", "", "message_required"],
  ["contact", "message", "ক".repeat(301), "message_long"],
  ["complaint", "reason", "", "complaint_reason_required", undefined, { text: "Torn" }],
  ["complaint", "text", "", "complaint_text_required", undefined, { reason: "late" }],
  ["complaint", "text", "ক".repeat(1001), "complaint_text_long", undefined, { reason: "late" }],
  ["rating", "stars", "", "rating_stars_required", undefined, { text: "Good" }],
  ["rating", "text", "ক".repeat(1001), "rating_text_long", undefined, { stars: "5" }],
  ["rating", "text", "www.elsewhere.example", "rating_text_link", undefined, { stars: "5" }],
  ["product", "quantity", "0", "quantity_invalid"],
  ["product", "quantity", "11", "quantity_capped", tenOnly],
];

/** What a page says at the field of this name: beside it, for it is what describes the control. */
function errorAt(page: Page, form: string, field: string): string {
  const control = page.root.querySelector(`${form} [name=${field}][id]`);
  expect(control?.getAttribute("aria-invalid"), `${field} is marked`).toBe("true");
  const id = `${control?.getAttribute("id")}-error`;
  expect(control?.getAttribute("aria-describedby")?.split(" ")).toContain(id);
  return page.root.querySelector(`#${id}`)?.text.trim() ?? "";
}

/** Every sentence is said in the page's own language. */
function expectOwnLanguage(language: Language, said: string): void {
  if (language === "bn") expect(said).toMatch(/[ঀ-৿]/);
  else expect(said).not.toMatch(/[ঀ-৿]/);
}

describe.each(languages)("a refused field in $language", ({ language, prefix }) => {
  it.each(rows)("%s, %s “%s”: %s", async (name, field, typed, code, words, others = {}) => {
    const { open, form, button } = { button: undefined, ...forms[name] };
    const { visitor, page } = await open(prefix, language);
    const refused = await visitor.submit(page, form, { ...others, [field]: typed }, button);
    expect(refused.status).toBe(422);
    const said = errorAt(refused, form, field);
    expect(said).toBe(strings[language].api.fields[code]);
    expectOwnLanguage(language, said);
    if (language === "en" && words) expect(said.startsWith(words)).toBe(true);
    expect(refused.root.querySelector("[data-slot=form-error-summary]")?.text).toContain(said);
    const control = refused.root.querySelector(`${form} [name=${field}][id]`);
    const kept = control?.tagName === "TEXTAREA" ? control.text.trim() : control?.getAttribute("value");
    if (control?.tagName !== "SELECT" && !field.includes("password") && typed)
      expect(field === "quantity" ? toLatinDigits(kept ?? "") : kept).toBe(typed);
  });
});

describe.each(languages)("places that do not belong together in $language", ({ language, prefix }) => {
  it.each(["city_not_in_division", "area_not_in_city"] as const)("%s", async (code) => {
    const visitor = customerOf(language);
    const page = await visitor.open(`${prefix}/rongdhonu/shipping-address/new`);
    const form = "[data-slot=address-form]";
    const [first, second] = page.root.querySelectorAll(`${form} [name=id_city] optgroup`);
    const divisions = page.root
      .querySelectorAll(`${form} [name=id_division] option`)
      .map((option) => option.getAttribute("value"))
      .filter(Boolean);
    const cityOf = (group: typeof first) => group?.querySelector("option")?.getAttribute("value");
    const chosen = await visitor.submit(page, form, { id_city: cityOf(first) }, "[value=refresh]");
    const area = chosen.root
      .querySelectorAll("[name=id_area] option")
      .find((option) => option.getAttribute("value"))
      ?.getAttribute("value");
    const written = { address: "House 1", postal_code: "1205", id_area: area };
    const places =
      code === "city_not_in_division"
        ? { id_division: divisions[1], id_city: cityOf(first) }
        : { id_division: divisions[1], id_city: cityOf(second) };
    const refused = await visitor.submit(chosen, form, { ...written, ...places }, "[value=save]");
    expect(refused.status).toBe(422);
    const field = code === "city_not_in_division" ? "id_city" : "id_area";
    expect(errorAt(refused, form, field)).toBe(strings[language].api.fields[code]);
  });
});

/** What the pages' sentences are in one language. */
type Words = (typeof strings)[Language];
/** The specification's words, our sentence with them, and the way to the page that says it. */
type Said = [
  words: string,
  sentence: (words: Words) => string,
  see: (prefix: string, language: Language) => Promise<Page>,
];

const guestSees = (path: string) => async (prefix: string) => storefront.visit().open(`${prefix}/${path}`);
const newCustomer = async (prefix: string) => {
  const visitor = storefront.visit();
  await signUp(visitor, `${prefix}/rongdhonu`);
  return visitor;
};
const customerSees = (path: string) => async (prefix: string, language: Language) =>
  customerOf(language).open(`${prefix}/rongdhonu/${path}`);
const cartLine = "form[data-slot=cart-line]";
async function openCart(prefix: string, visitor = storefront.visit()) {
  await addToCart(visitor, `${prefix}/rongdhonu/product-details/monipuri-saree`, "2");
  return { visitor, page: await visitor.open(`${prefix}/rongdhonu/cart`) };
}
/** Posts what no page's own form would: another tab has done it before, or a form was made by hand. */
const post = (visitor: PlainBrowser, path: string, body: URLSearchParams | FormData) =>
  visitor.send(path, { method: "POST", body, headers: { origin: platformOrigin } });

async function sendPicture(prefix: string, language: Language, bytes: Buffer): Promise<Page> {
  const visitor = customerOf(language);
  const path = `${prefix}/rongdhonu/my-account/edit`;
  const page = await visitor.open(path);
  const body = new FormData();
  for (const name of ["first_name", "last_name", "email", "version"])
    body.set(name, page.root.querySelector(`[name=${name}]`)?.getAttribute("value") ?? "");
  body.set("picture", new File([new Uint8Array(bytes)], "me.png", { type: "image/png" }));
  return post(visitor, path, body);
}

const dialogs = ({ accountPages }: Words) => accountPages.dialogs;
const said: Said[] = [
  [
    "Product added to cart",
    ({ api }) => api.cart.added,
    async (prefix) => {
      const path = `${prefix}/rongdhonu/product-details/monipuri-saree`;
      return addToCart(storefront.visit(), path);
    },
  ],
  [
    "Product quantity increased",
    ({ api }) => api.cart.increased,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      return visitor.submit(page, cartLine, {}, "[value=increase]");
    },
  ],
  [
    "Product quantity reduced",
    ({ api }) => api.cart.reduced,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      return visitor.submit(page, cartLine, {}, "[value=decrease]");
    },
  ],
  [
    tenOnly,
    ({ api }) => api.errors.quantity_capped,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      return visitor.submit(page, cartLine, { quantity: "11" });
    },
  ],
  [
    "Coupon invalid",
    ({ api }) => api.errors.coupon_invalid,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      const form = "[data-slot=coupon-box] form:has([name=code][type=text])";
      return visitor.submit(page, form, { code: "NOSUCH" });
    },
  ],
  [
    "Coupon applied",
    ({ accountPages }) => accountPages.cart.couponApplied,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      const form = "[data-slot=coupon-box] form:has([name=code][type=text])";
      return visitor.submit(page, form, { code: "RONG12" });
    },
  ],
  [
    "Coupon cleared",
    ({ accountPages }) => accountPages.cart.couponCleared,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      const form = "[data-slot=coupon-box] form:has([name=code][type=text])";
      const applied = await visitor.submit(page, form, { code: "RONG12" });
      return visitor.submit(applied, "form[data-slot=coupon-box]", {}, "[value=remove_coupon]");
    },
  ],
  ["Your cart is empty!", ({ components }) => components.cartEmpty.title, guestSees("rongdhonu/cart")],
  [
    "No product found",
    ({ pages }) => pages.list.empty,
    guestSees("rongdhonu/all-products/all?min_price=9999999"),
  ],
  [
    "No product found",
    ({ shopPages }) => shopPages.notFound.product.title,
    guestSees("rongdhonu/product-details/none"),
  ],
  [
    "Sorry! No result found",
    ({ pages }) => pages.list.searchEmpty,
    guestSees("rongdhonu/search-product?q=zzzzqqqq"),
  ],
  [
    "Sorry! No result found",
    ({ components }) => components.storeFinder.empty,
    guestSees("store-search?address=nowhere-at-all"),
  ],
  ["Find stores all over Bangladesh", ({ sitePages }) => sitePages.findStore.title, guestSees("find-store")],
  [
    "No category found!",
    ({ shopPages }) => shopPages.notFound.category.title,
    guestSees("rongdhonu/all-products/none"),
  ],
  [
    "No page found!",
    ({ shopPages }) => shopPages.notFound.extraPage.title,
    guestSees("rongdhonu/no-such-page"),
  ],
  [
    "This page could not be found",
    ({ shopPages }) => shopPages.notFound.page.title,
    guestSees("rongdhonu/no/such/page"),
  ],
  [
    "This page could not be found",
    ({ pages }) => pages.failure["404"].title,
    guestSees("blog/no-such-article"),
  ],
  ["Store not found!", ({ pages }) => pages.failure["420"].title, guestSees("no-such-shop")],
  ["The store is currently unavailable", ({ pages }) => pages.failure["420"].text, guestSees("no-such-shop")],
  ["No Internet connection!", ({ components }) => components.noInternetPage.title, guestSees("offline")],
  [
    "Thank you for your feedback",
    ({ components }) => components.contactForm.thanks,
    async (prefix) => {
      const { visitor, page } = await asGuest("contact")(prefix);
      const message = { name: "Rahima", email: "rahima@example.com", subject: "Shop", message: "How?" };
      return visitor.submit(page, "[data-slot=contact-form]", message);
    },
  ],
  ["No order found", ({ pages }) => pages.orders.empty, customerSees("orders")],
  [
    "No shipping address added!",
    ({ components }) => components.savedAddressList.empty,
    customerSees("shipping-address"),
  ],
  [
    "Please add an address for product delivery",
    ({ pages }) => pages.checkout.needAddress,
    async (prefix, language) => {
      const visitor = customerOf(language);
      await openCart(prefix, visitor);
      return visitor.open(`${prefix}/rongdhonu/checkout-products`);
    },
  ],
  [
    "You can not delete home address",
    ({ api }) => api.errors.home_address_kept,
    async (prefix, language) => {
      const visitor = customerOf(language);
      const list = `${prefix}/rongdhonu/shipping-address`;
      const page = await addAddress(visitor, `${list}/new`);
      const id = page.root
        .querySelector("[data-slot=address-card] a")
        ?.getAttribute("href")
        ?.split("/")
        .at(-1);
      return post(visitor, list, new URLSearchParams({ intent: "delete", address_unique_id: id ?? "" }));
    },
  ],
  [
    "A picture may be at most 2 MB",
    ({ api }) => api.errors.picture_too_large,
    (prefix, language) => sendPicture(prefix, language, Buffer.alloc(2 * 1024 * 1024 + 1)),
  ],
  [
    "This file cannot be used as a picture. Please choose a PNG, JPEG or JPG",
    ({ api }) => api.errors.picture_format,
    (prefix, language) => sendPicture(prefix, language, Buffer.from("no picture")),
  ],
  [
    "The number cannot be found",
    ({ api }) => api.account.notRegistered,
    async (prefix) => (await signUpPage(prefix)).page,
  ],
  [
    "OTP Expired",
    ({ api }) => api.errors.otp_expired,
    async (prefix) => {
      const { visitor, page } = await askForCode(prefix);
      vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + business.otpLifetimeSeconds * 1000 });
      try {
        return await visitor.submit(page, codeForm, { otp: shownCode(page) });
      } finally {
        vi.useRealTimers();
      }
    },
  ],
  [
    "Request Failed",
    (words) => dialogs(words).requestFailed,
    async (prefix) => {
      const { visitor } = await askForCode(prefix);
      return post(visitor, `${prefix}/rongdhonu/login/code`, new URLSearchParams({ intent: "resend" }));
    },
  ],
  [
    "Oops...",
    (words) => dialogs(words).signInRefused,
    async (prefix) => {
      const { visitor, page } = await openSignUp(prefix);
      // The same sign-up once more, from a second window.
      const late = storefront.visit();
      for (const [name, value] of visitor.cookies) late.cookies.set(name, value);
      const person = { first_name: "Rahima", last_name: "Khatun", password: "kite-river-sun-5", terms: "on" };
      await visitor.submit(page, "[data-slot=sign-up-form]", person);
      return late.submit(page, "[data-slot=sign-up-form]", person);
    },
  ],
  [
    "Oops",
    (words) => dialogs(words).oops,
    async (prefix) => {
      const { visitor, page } = await openCart(prefix);
      await visitor.submit(page, cartLine, {}, "[value=remove]");
      return visitor.submit(page, cartLine, { quantity: "3" });
    },
  ],
  [
    "Congratulation...",
    (words) => dialogs(words).congratulation,
    async (prefix) => {
      const visitor = await newCustomer(prefix);
      return visitor.submit(await visitor.open(`${prefix}/rongdhonu/logout`), "main form");
    },
  ],
];

describe.each(languages)("the interface in $language", ({ language, prefix }) => {
  it.each(said)("says “%s”", async (words, sentence, see) => {
    const expected = sentence(strings[language]);
    if (language === "en") expect(expected.startsWith(words)).toBe(true);
    expectOwnLanguage(language, expected);
    expect((await see(prefix, language)).text).toContain(expected);
  });
});

it("every message of a field that a form of the storefront can be refused with is in the table", () => {
  /** Said to callers of the API only: a page's own forms cannot send what they are about. */
  const ofTheApi = ["required", "invalid", "unknown_field", "picture_required", "picture_unknown"];
  /** What is missing in the field for the present password is a password; the last two are seen above. */
  const elsewhere = [
    "old_password_required",
    "city_not_in_division",
    "area_not_in_city",
    // Of several files, which no field of text can hold (order-complaint.test.ts).
    "complaint_pictures_many",
  ];
  const inTable = rows.map(([, , , code]) => code);
  expect(new Set([...inTable, ...ofTheApi, ...elsewhere])).toEqual(new Set(shopFieldErrors));
});
