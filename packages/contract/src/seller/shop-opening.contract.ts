import { z } from "zod";
import { oneWord } from "../shared/choices";
import { deliveryZone } from "../shared/choices";
import { poisha } from "../shared/fields";
import { shopMove, shopStatus } from "../shared/shop-status";
import { shopTheme } from "../shop/store.contract";

const taskMeanings = {
  name: "its name in both languages",
  label: "its address label",
  logo: "a logo, or the word that letters are to be drawn",
  colours: "its colours",
  place: "where it is and who answers",
  delivery: "what delivery costs, and whether goods are picked up",
  product: "a first product, published, with a picture",
  about: "a line and some words about it",
};

/** What a shop's application is made of, in the order of its task list. */
export const openingTask = oneWord("What is to be done before a shop can be sent for review", taskMeanings);
export type OpeningTask = z.infer<typeof openingTask>;

export const taskState = oneWord("How far a task is", {
  to_do: "something is missing",
  done: "the facts are there",
  changes_asked: "the platform has a remark on it, and nothing of it has changed since",
});
export type TaskState = z.infer<typeof taskState>;

export const readyLook = oneWord("A look to start from: colours, shapes and ground that go together", {
  default: "green, plain",
  grocery: "leaf green and orange, tinted and rounded",
  fashion: "near black and crimson, airy, high pictures",
  electronics: "blue and teal, bold and compact",
  books: "brown, calm",
  sweets: "pink, round",
});

/** A text in both languages; blank where it is not written. */
export const bothLanguages = z.object({ bn: z.string(), en: z.string() });

export const openingTaskState = z.object({
  task: openingTask,
  state: taskState,
  /** What the platform remarked and nobody has mended yet; `null` where it has nothing to say. */
  remark: z.string().nullable(),
});

/** An area that is an exception: in another zone than its city, or with a fee of its own. */
export const deliveryException = z.object({
  id_area: z.int(),
  id_city: z.int(),
  area_name: z.string(),
  city_name: z.string(),
  zone: deliveryZone.nullable(),
  fee: poisha.nullable(),
});

/** What was answered so far, as it is kept. */
export const openingAnswers = z.object({
  name: bothLanguages,
  business_category: z.object({ id_business_category: z.int(), name: z.string() }),
  /** `null` before it is chosen: until then the shop has no address. */
  label: z.string().nullable(),
  /** Path of the logo below `/media/`, without a width; `null` where there is none. */
  logo: z.string().nullable(),
  /** Letters are to be drawn in place of a logo. */
  is_monogram: z.boolean(),
  theme: shopTheme,
  place: z.object({
    id_city: z.int(),
    city_name: z.string(),
    id_area: z.int().nullable(),
    area_name: z.string(),
    /** House and road as they were written. */
    address: z.string(),
    /** National form, `01712345678`. */
    phone: z.string(),
    /** Who answers it. */
    contact_name: z.string(),
  }),
  delivery: z.object({
    /** `null` before fees are saved for the first time. */
    fee_city: poisha.nullable(),
    fee_suburbs: poisha.nullable(),
    fee_country: poisha.nullable(),
    suburbs: z.array(z.object({ id_city: z.int(), city_name: z.string() })),
    exceptions: z.array(deliveryException),
    /** Item total from which delivery is free; `null` where it never is. */
    free_from: poisha.nullable(),
    /** How long it takes in the home city, in words; empty before that is saved for the first time. */
    time: z.string(),
    /** The same in days; `null` where it is said in words alone, such as in hours. */
    days_from: z.int().nullable(),
    days_to: z.int().nullable(),
    /** How long it takes beyond the home city's zone, in words; empty where it takes as long there. */
    time_outside: z.string(),
    /** The same in days; `null` where it takes as long there, or is said in words alone. */
    country_days_from: z.int().nullable(),
    country_days_to: z.int().nullable(),
    /** Whether goods can be picked up at the shop. */
    is_pick_up: z.boolean(),
  }),
  tagline: bothLanguages,
  about: bothLanguages,
});
export type OpeningAnswers = z.infer<typeof openingAnswers>;

/** A shop's opening as its people see it. */
export const shopOpening = z.object({
  seller_key: z.string(),
  status: shopStatus,
  /** Why the platform turned it down or closed it, also while it waits after it was sent again; blank where it did neither. */
  status_reason: z.string(),
  /** Counted up with each change; what is sent, and what the platform decides on, names the one that was read. */
  version: z.int(),
  tasks: z.array(openingTaskState),
  /** Every task is done and nothing is remarked that was not mended. */
  can_be_sent: z.boolean(),
  /** What may be done now by who asks. */
  moves: z.array(shopMove),
  answers: openingAnswers,
  /** What could stand where nothing is written: a name by the sound of the other language's, and "about" from the other answers. */
  drafted: z.object({ name: bothLanguages, tagline: bothLanguages, about: bothLanguages }),
  /** Where its people see the shop before anybody else does: a path on the platform's host. */
  preview_path: z.string(),
  /** RFC 3339, UTC; `null` while it was never sent. */
  sent_at: z.string().nullable(),
  decided_at: z.string().nullable(),
  pause: z
    .object({
      note: z.string(),
      /** `2026-12-31`; `null` where no date is known. */ until: z.string().nullable(),
    })
    .nullable(),
});
export type ShopOpening = z.infer<typeof shopOpening>;

export const labelState = oneWord("Whether a shop can have an address label", {
  free: "it can",
  own: "it has it already",
  shape: "not 3 to 40 small Latin letters, digits and hyphens between them",
  bengali: "it is in Bengali letters; addresses have Latin ones",
  reserved: "the platform keeps it for itself",
  taken: "another shop has it, or had it",
  look_alike: "it reads like the label of another shop",
});
export type LabelState = z.infer<typeof labelState>;

/** Whether a label can be had, and three that can. */
export const labelAvailability = z.object({
  /** What was asked for, in the shape it would be kept in. */
  label: z.string(),
  state: labelState,
  /** Free ones, from the shop's name and place. */
  suggestions: z.array(z.string()),
});
export type LabelAvailability = z.infer<typeof labelAvailability>;

export const doctorFinding = oneWord("Why nobody can buy from a shop", {
  not_sent: "it was not sent for review",
  in_review: "the platform has not decided yet",
  changes_asked: "the platform asked for changes",
  rejected: "the platform turned it down",
  suspended: "the platform closed it",
  closed_by_owner: "its owner closed it",
  paused: "its people paused it",
  no_product: "it has no published product",
  no_stock: "all its products are sold out",
  no_delivery: "it has neither delivery fees nor pick-up",
});
export type DoctorFinding = z.infer<typeof doctorFinding>;

export const doctorMend = oneWord("What mends it: an item of the application, or a move", {
  ...taskMeanings,
  send: "sending it for review",
  resume: "selling again",
});
export type DoctorMend = z.infer<typeof doctorMend>;
