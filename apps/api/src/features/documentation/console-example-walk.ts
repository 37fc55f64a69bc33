import { callHeaders, type ApiClient } from "@haat/contract/shared/client";
import { business } from "@haat/contract/shared/business-constants";
import type { Language } from "@haat/contract/shared/languages";
import { keepBanners, keepFace, keepGoods, keepRibbons, keepShopCategories } from "./goods-example-walk";
import { keepOrders } from "./order-example-walk";
import { keepOrderPapers, keepParcel } from "./parcel-example-walk";
import {
  keepCoupons,
  keepPagesAndSizes,
  keepSearchWords,
  readNumbers,
  takeOut,
} from "./shop-words-example-walk";
import { walkOpening, walkReview } from "./opening-example-walk";
import { keepCash, signInToShop } from "./cash-example-walk";
import { keepSettings } from "./settings-example-walk";
import { hearOfOrders } from "./alert-example-walk";
import { hearOfDelivered } from "./rating-example-walk";
import { keepPlatform } from "./platform-example-walk";
import { keepTrust } from "./trust-example-walk";
import type { Connect } from "./example-client";
import { createSoftwarePasskey } from "./software-passkey";

/** Facts of the demo (apps/api/seed). */
const demo = {
  shopName: "kacha-bazar",
  owner: "01700000101",
  applicant: "01700000701",
  admin: "01700000901",
  otherAdmin: "01700000903",
  newcomer: "01711111122",
  visitor: "01700000001",
};

/** Lets so many seconds go by, makes a copy of a shop's data that was asked for; and an order of the shop's. */
interface ConsoleWalk {
  pass: (seconds: number) => void;
  makeTakeOut: () => Promise<unknown>;
  orderId: string;
}

/** Makes every call of the console on the demo, in the order a seller and then the platform's people would. */
export async function runConsole(
  connect: Connect,
  language: Language,
  { pass, makeTakeOut, orderId }: ConsoleWalk,
): Promise<void> {
  const newcomer = await openAccount(connect, language);
  const { data: own } = await newcomer.sellerAccount.me({ language });
  await newcomer.sellerAccount.acceptTerms({ version: own.seller_terms.version });
  const admin = await signIn(connect, demo.admin, language);
  await addAuthenticator(admin, language);
  await walkOpening(newcomer, language);
  await walkReview(admin, await signIn(connect, demo.applicant, language), language);
  const owner = await signIn(connect, demo.owner, language);
  const { data } = await owner.sellerAccount.me({ language });
  const seller_key = data.shops.find(({ slug }) => slug === demo.shopName)?.seller_key ?? "";
  pass(business.otpResendSeconds);
  await provePhone(owner, language);
  await addAuthenticator(owner, language);
  const otherAdmin = await signIn(connect, demo.otherAdmin, language);
  await addAuthenticator(otherAdmin, language);
  await resetFactors({ admin, otherAdmin, owner }, language);
  await keepSecondFactor(owner, language);
  await keepApp(owner, { language, seller_key });
  await keepGoods(owner, { language, seller_key });
  await keepShopCategories(owner, { language, seller_key });
  await keepRibbons(owner, { language, seller_key });
  await keepCoupons(owner, { language, seller_key });
  await keepBanners(owner, { language, seller_key });
  await keepFace(owner, { language, seller_key });
  await keepPagesAndSizes(owner, { language, seller_key });
  await keepSearchWords(owner, { language, seller_key });
  await keepOrders(owner, { language, seller_key });
  await readNumbers(owner, { language, seller_key });
  pass(business.otpResendSeconds);
  const customer = await signInToShop(connect, demo.visitor, language);
  const delivered = await keepCash(owner, customer, { language, seller_key });
  await hearOfDelivered({ customer, owner, admin }, { language, seller_key }, delivered);
  // The platform's people before a test shop is filled, which takes longer than their proof lasts.
  await admin.adminStaff.staff({ language });
  await keepPlatform(admin, language);
  await keepCategories(admin, language);
  await keepContent(admin, language);
  await admin.adminTerms.termsVersions({ language });
  await keepAreas(admin, newcomer, language);
  await keepTheme(owner, { language, seller_key });
  await keepOrderPapers(owner, { language, seller_key }, orderId);
  await keepParcel(owner, { language, seller_key }, orderId);
  await keepSettings(owner, { language, seller_key });
  await keepTrust(owner, { language, seller_key }, orderId);
  await hearOfOrders(owner, { language, seller_key });
  await takeOut(owner, { language, seller_key }, makeTakeOut);
  await owner.sellerMembers.shopAudit({ language, seller_key });
  await keepStaff(owner, newcomer, { language, seller_key });
  pass(business.otpResendSeconds);
  await signIn(connect, demo.owner, language);
  const { data: signedIn } = await owner.sellerAccount.sessions({ language });
  const other = signedIn.sessions.find(({ current }) => !current);
  await owner.sellerAccount.endSession({ id: other?.id ?? "" });
  await owner.sellerAccount.logout({});
  await admin.sellerAccount.logoutEverywhere({});
}

async function ticketFor(guest: ApiClient, phone: string): Promise<string> {
  const { data: sent } = await guest.account.sendOtp({ phone });
  const { otp, request_id } = sent;
  return (await guest.account.otpValidate({ phone, otp: otp ?? "", request_id })).data.ticket;
}

/** The shop's customer app: its papers, and who signs it in stores. */
async function keepApp(owner: ApiClient, inShop: { language: Language; seller_key: string }): Promise<void> {
  const { seller_key } = inShop;
  await owner.sellerShopApp.shopApp(inShop);
  await owner.sellerShopApp.makeShopApp({ seller_key });
  const fingerprints = [Array.from({ length: 32 }, (_, place) => `A${(place % 10).toString()}`).join(":")];
  await owner.sellerShopApp.saveFingerprints({ seller_key, fingerprints });
  await owner.sellerShopApp.shopAppPaper({ ...inShop, paper: "qr_svg" });
}

/** A business category is added, moved and removed again. */
async function keepCategories({ adminCategories: calls }: ApiClient, language: Language): Promise<void> {
  const toys = { language, name_bn: "খেলনা", name_en: "Toys", motif: "toys" } as const;
  const { data } = await calls.createCategory({ ...toys, position: 99 });
  const { id_business_category: id, version } = data.category;
  await calls.changeCategory({ ...toys, id, version, position: 3 });
  await calls.categories({ language });
  await calls.removeCategory({ language, id });
}

/** A question is added to the marketing site, shown to visitors, and removed again. */
async function keepContent({ siteContents: calls }: ApiClient, language: Language): Promise<void> {
  const question = {
    kind: "question",
    title_bn: "পণ্য কি বদলানো যায়?",
    title_en: "Can I exchange a product?",
    body_bn: "যায়। দোকানকে ফোন করুন।",
    body_en: "Yes. Call the shop.",
    topic: "buying",
  } as const;
  const { data } = await calls.createContent({ language, ...question, position: 1 });
  const { id_content, version } = data.content;
  await calls.changeContent({ language, ...question, id_content, version, is_shown: true, position: 1 });
  await calls.contents({ language, kind: "question" });
  await calls.removeContent({ language, id_content });
}

/** Areas that applicants wrote: one is of the list, another one is added to it. */
async function keepAreas(admin: ApiClient, applicant: ApiClient, language: Language): Promise<void> {
  const calls = admin.adminPlaces;
  const [id_city, name_en] = [1, "Sadar Bazar"];
  const shop = { language, name: "Moyna Home", id_business_category: 1, id_city, area_name: name_en };
  await applicant.sellerOpening.startOpening(shop);
  const { data } = await calls.writtenAreas({ language, page: 1 });
  const [first] = data.written_areas;
  const asked = { language, id_city: first?.id_city ?? id_city };
  const written = first?.name ?? "";
  await calls.writtenArea({ ...asked, name: written });
  const { data: listed } = await admin.address.areaByCity({ language, city: asked.id_city });
  await calls.mergeArea({ ...asked, written, id_area: listed.areas[0]?.id_area ?? 0 });
  await calls.addArea({ language, id_city, name_bn: "সদর বাজার", name_en, written: [name_en] });
}

/** An app that shows codes: its first one is the demo's own. */
async function addAuthenticator(client: ApiClient, language: Language): Promise<void> {
  const { data } = await client.secondFactor.beginAuthenticator({ language });
  await client.secondFactor.confirmAuthenticator({ language, code: data.demo_code ?? "" });
}

/** An app, a passkey and recovery codes, and then none of them. */
/** Somebody has lost every second factor, or so it seems: two admins begin to take it away, and it is stopped. */
async function resetFactors(
  { admin, otherAdmin, owner }: Record<"admin" | "otherAdmin" | "owner", ApiClient>,
  language: Language,
): Promise<void> {
  const { data } = await admin.adminCustomers.customers({ language, page: 1, search: demo.owner });
  const id = data.customers[0]?.id_customer ?? 0;
  const reason = language === "bn" ? "ফোন চুরি হয়েছে।" : "The phone was stolen.";
  const { data: asked } = await admin.adminFactorResets.askFactorReset({ language, id, reason });
  await admin.adminFactorResets.factorResets({ language });
  await otherAdmin.adminFactorResets.confirmFactorReset({ language, id: asked.reset.id_reset });
  await owner.secondFactor.stopReset({ language, id: asked.reset.id_reset });
  const { data: again } = await admin.adminFactorResets.askFactorReset({ language, id, reason });
  await otherAdmin.adminFactorResets.stopFactorReset({ language, id: again.reset.id_reset });
}

/** Who has no second factor proves the phone once more. */
async function provePhone({ secondFactor }: ApiClient, language: Language): Promise<void> {
  const { data } = await secondFactor.sendPhoneCode({ language });
  await secondFactor.provePhone({ language, code: data.otp ?? "" });
}

async function keepSecondFactor({ secondFactor }: ApiClient, language: Language): Promise<void> {
  const { data: fresh } = await secondFactor.renewRecoveryCodes({ language });
  await secondFactor.prove({ language, code: fresh.recovery_codes[0] ?? "" });
  const passkey = createSoftwarePasskey("http://console.localhost");
  const { data: asked } = await secondFactor.passkeyOptions({ language });
  const response = passkey.register(asked.options);
  await secondFactor.addPasskey({ language, name: "Redmi", response });
  const { data: challenged } = await secondFactor.passkeyChallenge({ language });
  await secondFactor.provePasskey({ language, response: passkey.answer(challenged.options) });
  const { data: kept } = await secondFactor.secondFactors({ language });
  await secondFactor.removePasskey({ language, id: kept.passkeys[0]?.id_passkey ?? "" });
  await secondFactor.removeAuthenticator({ language });
}

/** The owner's staff, and somebody who joins them. */
async function keepStaff(
  owner: ApiClient,
  newcomer: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { language, seller_key } = inShop;
  const asked = { ...inShop, phone: demo.newcomer, role: "packer" as const };
  const { data: first } = await owner.sellerMembers.inviteMember(asked);
  await owner.sellerMembers.revokeInvitation({ seller_key, id: first.id_invitation });
  const { data: invitation } = await owner.sellerMembers.inviteMember({
    ...asked,
    permissions: ["orders", "goods"],
  });
  const { data: staff } = await owner.sellerMembers.members(inShop);
  await newcomer.sellerAccount.answerInvitation({ language, id: invitation.id_invitation, answer: "accept" });
  const [manager, packer] = staff.members.filter(({ is_self }) => !is_self);
  const id_member = packer?.id_member ?? 0;
  await owner.sellerMembers.changeMember({ ...inShop, id_member, role: "manager" });
  await owner.sellerMembers.removeMember({ seller_key, id_member });
  await newcomer.sellerMembers.leaveShop(inShop);
  await owner.sellerMembers.handOverShop({ ...inShop, id_member: manager?.id_member ?? 0 });
}

async function openAccount(connect: Connect, language: Language): Promise<ApiClient> {
  const guest = connect();
  const phone = demo.newcomer;
  const session = await guest.sellerAccount.registration({
    language,
    phone,
    ticket: await ticketFor(guest, phone),
    first_name: language === "bn" ? "রোকেয়া" : "Rokeya",
    last_name: language === "bn" ? "বেগম" : "Begum",
    terms: true,
  });
  return connect({ [callHeaders.authorization]: `Bearer ${session.access_token}` });
}

async function signIn(connect: Connect, phone: string, language: Language): Promise<ApiClient> {
  const guest = connect();
  const ticket = await ticketFor(guest, phone);
  const session = await guest.sellerAccount.signin({ language, phone, ticket });
  return connect({ [callHeaders.authorization]: `Bearer ${session.access_token}` });
}

/** The owner tries a theme, throws it away, publishes another and goes back. */
async function keepTheme(
  { sellerTheme: calls }: ApiClient,
  inShop: { language: Language; seller_key: string },
): Promise<void> {
  const { data } = await calls.theme(inShop);
  const chosen = {
    seed: "#c2185b",
    ribbon_seed: "#f5a623",
    surface: "tinted",
    radius: 12,
    density: "normal",
    heading_font: "rounded",
    card_ratio: "1:1",
    card_style: "bordered",
    header_layout: "centred",
    home_layout: "showcase",
    dark_mode: "follow",
  } as const;
  const { version } = data.looks;
  const { data: first } = await calls.saveThemeDraft({ ...inShop, ...chosen, version });
  const { data: none } = await calls.discardThemeDraft({ ...inShop, version: first.looks.version });
  const { data: again } = await calls.saveThemeDraft({ ...inShop, ...chosen, version: none.looks.version });
  const { data: worn } = await calls.publishTheme({ ...inShop, version: again.looks.version });
  const number = data.looks.versions[0]?.number ?? 1;
  await calls.restoreTheme({ ...inShop, number, version: worn.looks.version });
}
