import { cashConstants } from "./cash-constants";
import { domainConstants } from "./domain-constants";
import { officeConstants } from "./office-constants";
import { programConstants } from "./program-constants";
import { trustConstants } from "./trust-constants";

/** The rules that are plain numbers. Amounts are poisha, times are as named. */
export const business = {
  maxQuantityPerProduct: 10,
  maxCartLines: 100,
  phoneDigits: 11,
  nameMinLength: 2,
  nameMaxLength: 30,
  addressMaxLength: 100,
  /** Of the name of an area that the list lacks; characters as a reader counts them. */
  areaNameMaxLength: 60,
  addressesPerCustomer: 20,
  postalCodeMinDigits: 4,
  postalCodeMaxDigits: 7,
  contactNameMaxLength: 255,
  emailMaxLength: 255,
  subjectMaxLength: 255,
  messageMaxLength: 300,
  passwordMinLength: 10,
  pictureMaxBytes: 2 * 1024 * 1024,
  /**
   * A picture may be so many px wide and high, and have so many in all; those of 16 bits a channel count twice, and so do a
   * PNG's that are interlaced: they take the double to decode.
   */
  pictureMaxSide: 10_000,
  pictureMaxPixels: 16_000_000,
  picturesPerCustomerPerHour: 20,
  minimumAge: 18,
  otpDigits: 6,
  otpLifetimeSeconds: 180,
  otpResendSeconds: 60,
  otpWrongTries: 5,
  /**
   * Codes for a phone: the share of all browsers that never signed in with it, and of each one that did. A flood is stopped
   * over all of them, and by address; an address is thousands of phones of a mobile network.
   */
  otpPerPhonePerHour: 5,
  otpPerPhonePerDay: 10,
  otpPerPhonePerDayInAll: 40,
  otpPerAddressPerHour: 300,
  /** Wrong codes, and as many wrong passwords, that a phone may be tried with by each share, and that an address may try. */
  wrongTriesPerPhonePerDay: 20,
  wrongTriesPerAddressPerHour: 300,
  ticketLifetimeSeconds: 600,
  /** How long a session of the console that proved itself need not do so again before what asks for it. */
  proofSeconds: 1800,
  /** How long it takes from an admin's confirmation until lost second factors are taken away; the database knows it, too. */
  factorResetSeconds: 72 * 3600,
  recoveryCodes: 10,
  passkeysPerAccount: 10,
  passkeyNameMaxLength: 40,
  /** How long a browser may take to answer with a passkey. */
  passkeyChallengeSeconds: 300,
  sessionSeconds: 15_552_000,
  /** A sign-in of the console lasts 30 days: it opens more than a cart. */
  consoleSessionSeconds: 2_592_000,
  /** How long an invitation to a shop's staff waits, and how many a shop may send within a day. */
  invitationDays: 7,
  invitationsPerShopPerDay: 20,
  /** Before the shop is opened; and to one number, whoever invites it. */
  invitationsPerUnopenedShopPerDay: 5,
  invitationsPerPhonePerDay: 3,
  handOversPerShopPerDay: 3,
  /** Text messages of the whole platform in a day, as its people may limit them. */
  smsPerDayLeast: 100,
  smsPerDayMost: 1_000_000,
  /**
   * Messages of a day beyond that limit, so that nobody who floods it keeps the office out: for codes that prove a session of
   * the console, and some more for the platform's own people.
   */
  smsReservePerDay: { ordinary: 0, proof: 50, office: 100 },
  helpHoursMaxLength: 60,
  /** Of a shop that was opened. */
  labelChangesPerYear: 3,
  /** Opening a shop: how often an account may apply within 30 days, and how long what it writes may be. */
  shopApplicationsPerMonth: 5,
  shopNameMaxLength: 40,
  shopTaglineMaxLength: 80,
  shopAboutMaxLength: 1000,
  shopLabelMinLength: 3,
  shopLabelMaxLength: 40,
  logoMinSide: 96,
  deliveryFeeMaxTaka: 10_000,
  deliveryDaysMost: 60,
  deliveryExceptions: 100,
  /** A product: characters of its name as a reader counts them, taka of its price, pieces of its stock. */
  productNameMaxLength: 100,
  priceMaxTaka: 1_000_000,
  stockMost: 1_000_000,
  /** What a pack holds at most, in its own unit. */
  measureMost: 1_000_000,
  sellerProductsPerPage: 50,
  goodsCountedUpTo: 1000,
  /** From so many pieces down a product counts as few, where its shop says nothing else of it. */
  lowStockLimit: 3,
  stockNoteMaxLength: 100,
  stockMovementsPerPage: 50,
  /** How many products one press hides, shows or throws away at most, and how long the bin keeps them. */
  productsAtOnce: 50,
  binDays: 30,
  /** A change of many products: rows that are typed at once, those that a rule changes at once, and those that a page shows. */
  bulkEditRowsTyped: 500,
  bulkEditRowsMost: 5000,
  bulkEditRowsPerPage: 50,
  /** Of it on a phone, where a row is as high as four on a wide screen. */
  bulkEditRowsOnPhone: 20,
  bulkEditsShown: 10,
  /** A file of goods: its bytes, those of the ZIP of photos beside it, and what both may be unpacked. */
  importTableMaxBytes: 10 * 1024 * 1024,
  importZipMaxBytes: 30 * 1024 * 1024,
  importZipUnpackedMaxBytes: 60 * 1024 * 1024,
  importSheetUnpackedMaxBytes: 60 * 1024 * 1024,
  importRowsMost: 10_000,
  importPicturesMost: 500,
  /** Products of an import that a page shows, imports that the list shows, and rows of goods in one file. */
  importProductsPerPage: 50,
  importsShown: 50,
  exportRowsPerFile: 5000,
  /** How long a copy of all data of a shop is kept, and how many a shop may ask for in a day. */
  takeOutDays: 7,
  takeOutsPerShopPerDay: 3,
  /** For how many days the closing of a shop can be taken back, and how much its owner may write about it. */
  closingDays: 30,
  closingWordsMaxLength: 500,
  /** How long an import can be looked at and taken back, and how long one that was not done is kept. */
  importDays: 90,
  importPreviewDays: 7,
  descriptionMaxLength: 4000,
  /** Of what customers choose by, and of each value. */
  attributeNameMaxLength: 40,
  productAttributesMost: 3,
  attributeValuesMost: 60,
  combinationsMost: 1000,
  /** How many combinations a page of the console shows at once. */
  combinationsPerPage: 50,
  productPicturesMost: 10,
  ribbonsPerProduct: 20,
  draftsPerPage: 50,
  /** Drafts that a shop may have at once. */
  draftsMost: 500,
  /** How long a draft stays that nothing is written in: a new one with photos at most, or one that is as its product. */
  untouchedDraftDays: 30,
  /** A seller photographs a shelf in an hour. */
  picturesPerSellerPerHour: 300,
  /** A coupon's code and title; how often it can be used at most, and how many coupons a shop keeps. */
  couponCodeMinLength: 3,
  couponCodeMaxLength: 20,
  couponTitleMaxLength: 60,
  couponUsesMost: 1_000_000,
  couponsMost: 1000,
  couponsPerPage: 50,
  /** A shop's own pages: their titles in characters as a reader counts them, their texts in those of a file. */
  pageTitleMaxLength: 60,
  pageBodyMaxLength: 12_000,
  pagesMost: 50,
  /** Words that mean the same in a shop's search. */
  synonymGroupsMost: 200,
  synonymWordsMost: 12,
  /** Of one of them: words, and characters. */
  synonymNameWordsMost: 4,
  synonymWordMaxLength: 40,
  /** What was searched for and not found: characters of one, how many a shop keeps and sees, and for how long. */
  searchMissMaxLength: 60,
  searchMissesMost: 300,
  searchMissesShown: 50,
  searchMissDays: 90,
  /** How many days a report tells of at most, and how many products it names. */
  reportDaysMost: 366,
  reportProducts: 10,
  pauseNoteMaxLength: 200,
  remarkMaxLength: 300,
  categoryNameMaxLength: 40,
  /** Of what the marketing site shows, in letters: titles and names, short texts, articles and answers. */
  contentTitleMaxLength: 120,
  contentTextMaxLength: 400,
  contentBodyMaxLength: 10_000,
  /** Pieces of content of one kind. */
  contentMost: 60,
  ribbonNameMaxLength: 40,
  /** Ribbons that a shop may have, and how many products or days a ribbon's rule may count. */
  ribbonsPerShop: 20,
  ribbonRuleMost: 100,
  /** Banners that a shop may have, those that are not shown included; characters of what they say. */
  bannersPerShop: 10,
  bannerTitleMaxLength: 60,
  bannerTextMaxLength: 160,
  announcementMaxLength: 100,
  /** Texts of its own that a shop's first page may have, and characters of what they say. */
  sectionsPerShop: 10,
  sectionTitleMaxLength: 60,
  sectionTextMaxLength: 600,
  /** Products that a search for where something is to lead finds at most. */
  targetsFound: 10,
  writtenAreasPerPage: 20,
  applicationsPerPage: 20,
  /** How long somebody of the platform may look into a shop's console with one reason. */
  shopViewSeconds: 1800,
  messagesPerPage: 20,
  customersPerPage: 20,
  auditEventsPerPage: 50,
  /** The jobs that are shown of each state. */
  mostJobsShown: 200,
  /** How long a sign-in that is handed over to a shop's own host may take to arrive there. */
  handOverSeconds: 30,
  localeCookieSeconds: 31_536_000,
  /** For how many things that are to be there again one number may wait. */
  stockAlertsPerPhone: 50,
  /** For each piece that is there so many people are told within a day. */
  stockAlertsPerPiece: 3,
  productsPerPage: 24,
  ordersPerPage: 10,
  /** How many orders are printed at once. */
  ordersPerPrint: 50,
  /** A shop's orders in the console: how many a page has, how far they are counted, when one that nobody answered is late. */
  shopOrdersPerPage: 30,
  ordersCountedUpTo: 1000,
  orderLateSeconds: 1800,
  /** How long a move of an order can be taken back before its customer is told. */
  orderUndoSeconds: 10,
  /** How many orders one press moves at most. */
  ordersAtOnce: 50,
  /** What a search for goods shows to who writes an order down. */
  orderGoodsFound: 12,
  orderNoteMaxLength: 300,
  notesPerOrder: 100,
  couriersPerShop: 30,
  ...cashConstants,
  ...trustConstants,
  ...officeConstants,
  ...domainConstants,
  ...programConstants,
  /** The largest amount of goods, in taka, from which a shop may begin to take orders, and the length of its registered name. */
  leastOrderMaxTaka: 100_000,
  legalNameMaxLength: 100,
  /** How many days off to come a shop keeps, how many days ahead they may lie, and the length of the note of one. */
  daysOffMost: 100,
  daysOffAhead: 366,
  dayOffNoteMaxLength: 80,
  /** Products whose orders a search finds at most, and pictures of goods on a card. */
  productsSoughtInOrders: 20,
  orderPicturesShown: 4,
  /** After how long nobody has accepted an order its shop is told by text message, and how often anybody is at most. */
  orderTextSeconds: 600,
  /** How long it is of use to tell a browser of a new order. */
  orderPushUsefulSeconds: 1800,
  /** Browsers of one person that tell of a shop's new orders. */
  alertDevicesEach: 10,
  courierNameMaxLength: 40,
  parcelNoteMaxLength: 200,
  cancelReasonMaxLength: 300,
  storesPerPage: 12,
  /** How many products or shops a page of the lists for search engines has. */
  slugsPerPage: 2500,
  mostPerPage: 100,
  sliderCategories: 40,
  suggestions: 8,
  defaultVatPercent: 10,
} as const;

/** How an order reaches the shopper. */
export const shippingMethods = { homeDelivery: 1, pickUp: 2 } as const;
export type ShippingMethod = (typeof shippingMethods)[keyof typeof shippingMethods];

/** Cash on delivery is the only way to pay. */
export const paymentMethods = { cashOnDelivery: 0 } as const;
export type PaymentMethod = (typeof paymentMethods)[keyof typeof paymentMethods];

/** What became of the coupon code a shopper typed: `untried` where there is none. */
export const couponStatus = { cleared: 0, applied: 1, untried: 2 } as const;

/** Order statuses by id, in the order of the tabs. `0` is the tab that shows all of them. */
export const orderStatuses = {
  pending: 1,
  accept: 2,
  cancel: 3,
  in_store: 4,
  shipped: 5,
  delivered: 6,
} as const;
export type OrderStatusName = keyof typeof orderStatuses;
export type OrderStatusId = (typeof orderStatuses)[OrderStatusName];
export const allOrders = 0;

export const sortOrders = ["newest", "best_match", "price_low", "price_high"] as const;
export type SortOrder = (typeof sortOrders)[number];

/** Answers of sign-in. */
export const signInStatus = { notRegistered: 0, success: 1, blocked: 2, badTicket: 3 } as const;
export type SignInStatus = (typeof signInStatus)[keyof typeof signInStatus];

/** Answers of sign-up. */
export const signUpStatus = { alreadyRegistered: 0, success: 1, badTicket: 2 } as const;
export type SignUpStatus = (typeof signUpStatus)[keyof typeof signUpStatus];
