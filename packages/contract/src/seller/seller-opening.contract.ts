import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { envelope } from "../shared/envelope";
import { pictureFileField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import {
  colourField,
  labelField,
  openingAboutFields,
  openingDeliveryFields,
  openingNameFields,
  openingPlaceFields,
  pauseFields,
  startOpeningFields,
} from "./opening-fields";
import {
  doctorFinding,
  doctorMend,
  labelAvailability,
  readyLook,
  shopOpening,
} from "./shop-opening.contract";
import { coercedNumber } from "../shared/coerced-number";

const inShop = { language: languageParam, seller_key: sellerKeyField };
/** What a form shows after it was saved: all of it as it is now. */
const saved = envelope(z.object({ opening: shopOpening }));
const version = coercedNumber(z.number().int().min(1));
const tags = ["Console: opening a shop"];

/** Opening a shop; each item is saved by itself, in any order and from any device. */
export const sellerOpeningCalls = {
  startOpening: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/start_opening/{language}",
      tags,
      summary: "Begin an application: who asks becomes the owner of a shop that can be filled",
      description:
        "The same name again while it is a draft answers with the shop that is there. An account may begin 5 within 30 " +
        "days (`too_many_applications`).",
    })
    .input(z.strictObject({ language: languageParam, ...startOpeningFields }))
    .output(saved),
  opening: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/opening/{language}/{seller_key}",
      tags,
      summary: "The task list, what was answered, and what the platform remarked",
    })
    .input(z.strictObject(inShop))
    .output(saved),
  saveName: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_name/{language}/{seller_key}",
      tags,
      summary: "Save the name in both languages",
    })
    .input(z.strictObject({ ...inShop, ...openingNameFields }))
    .output(saved),
  labelAvailability: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/label_availability/{language}/{seller_key}",
      tags,
      summary: "Whether the shop can have an address label, and three that it can have",
      description: "Without a label it answers for the one that the shop has, or for the first suggestion.",
    })
    .input(z.strictObject({ ...inShop, label: labelField.optional() }))
    .output(envelope(labelAvailability)),
  saveLabel: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_label/{language}/{seller_key}",
      tags,
      summary: "Take an address label; what speaks against it is told on the field `label`",
    })
    .input(z.strictObject({ ...inShop, label: labelField }))
    .output(saved),
  uploadLogo: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/opening_logo/{language}/{seller_key}",
      tags,
      summary: "Upload the logo (multipart field `picture`; PNG or JPEG, 2 MB at most, 96 px or more)",
    })
    .input(z.strictObject({ ...inShop, picture: pictureFileField }))
    .output(saved),
  useMonogram: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/opening_monogram/{language}/{seller_key}",
      tags,
      summary: "Have letters drawn in place of a logo",
    })
    .input(z.strictObject(inShop))
    .output(saved),
  saveColours: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_colours/{language}/{seller_key}",
      tags,
      summary:
        "Save a ready look, or colours of the shop's own; the theme guard answers with what it corrects",
      description:
        "A colour takes the place of the look's own. One of the two is needed (`colour_required`).",
    })
    .input(
      z.strictObject({
        ...inShop,
        look: readyLook.optional(),
        seed: colourField.optional(),
        ribbon_seed: colourField.optional(),
      }),
    )
    .output(
      envelope(
        z.object({
          opening: shopOpening,
          /** Colours that are shown in another shade than was asked for, for words on them to be read. */
          corrections: z.array(z.object({ asked: z.string(), shown: z.string() })),
        }),
      ),
    ),
  savePlace: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_place/{language}/{seller_key}",
      tags,
      summary: "Save where the shop is and who answers",
    })
    .input(z.strictObject({ ...inShop, ...openingPlaceFields }))
    .output(saved),
  saveDelivery: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_delivery/{language}/{seller_key}",
      tags,
      summary: "Save the three zones of delivery, their exceptions, and whether goods are picked up",
    })
    .input(z.strictObject({ ...inShop, ...openingDeliveryFields }))
    .output(saved),
  saveAbout: baseCall
    .route({
      method: "PUT",
      path: "/v1/seller/opening_about/{language}/{seller_key}",
      tags,
      summary: "Save what the shop says of itself",
    })
    .input(z.strictObject({ ...inShop, ...openingAboutFields }))
    .output(saved),
  sendForReview: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/send_for_review/{language}/{seller_key}",
      tags,
      summary: "Send the application; with auto-approval it is approved at once",
      description:
        "Refused with `opening_unfinished` while a task is open: `errors` names each one as a field. `version` is the one " +
        "that was read; where the answers changed since, `review_conflict`.",
    })
    .input(z.strictObject({ ...inShop, version }))
    .output(saved),
  pauseShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/pause_shop/{language}/{seller_key}",
      tags,
      summary: "Stop selling for a while, with a note and the day of return; the same again changes those",
      description:
        "With `only_if_paused` it pauses nothing: it changes what customers of a paused shop read, and says " +
        "`shop_not_paused` of one whose pause is over.",
    })
    .input(z.strictObject({ ...inShop, ...pauseFields, only_if_paused: z.boolean().default(false) }))
    .output(saved),
  resumeShop: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/resume_shop/{language}/{seller_key}",
      tags,
      summary: "Sell again",
    })
    .input(z.strictObject(inShop))
    .output(saved),
  renewPreview: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/renew_preview/{language}/{seller_key}",
      tags,
      summary: "Make a new preview link; the one before opens nothing any more",
    })
    .input(z.strictObject(inShop))
    .output(saved),
  doctor: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/shop_doctor/{language}/{seller_key}",
      tags,
      summary: "Why nobody can buy from the shop, one line each; empty where somebody can",
    })
    .input(z.strictObject(inShop))
    .output(
      envelope(
        z.object({
          findings: z.array(
            z.object({
              finding: doctorFinding,
              /** As a sentence. */
              message: z.string(),
              /** What is to be mended; `null` where that is not the shop's to do. */
              mend: doctorMend.nullable(),
            }),
          ),
        }),
      ),
    ),
};
