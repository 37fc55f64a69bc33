import { z } from "zod";
import { baseCall } from "../shared/base-call";
import { business } from "../shared/business-constants";
import { oneWord } from "../shared/choices";
import { envelope } from "../shared/envelope";
import { idField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { coercedNumber } from "../shared/coerced-number";

export const takeOutState = oneWord("How far a copy of all data of a shop is", {
  asked: "it waits for its turn",
  making: "it is being made, piece by piece",
  ready: "it can be downloaded until it goes",
  gone: "its files are deleted",
});
export type TakeOutState = z.infer<typeof takeOutState>;

/** One ZIP of a copy; a shop with very many pictures has several. */
const takeOutFile = z.object({
  /** From 1. */
  file: z.int(),
  name: z.string(),
  bytes: z.int(),
});

/** A copy of all data of a shop. */
export const takeOut = z.object({
  id_take_out: z.int(),
  state: takeOutState,
  /** RFC 3339, UTC. */
  asked_at: z.string(),
  ready_at: z.string().nullable(),
  /** When its files are deleted; null before it is ready. */
  until: z.string().nullable(),
  /** Kinds of data that are written, of how many. */
  done: z.int(),
  steps: z.int(),
  /** Empty unless it is ready. */
  files: z.array(takeOutFile),
});
export type TakeOut = z.infer<typeof takeOut>;

const inShop = { language: languageParam, seller_key: sellerKeyField };
const ofTakeOut = { ...inShop, id_take_out: idField() };
const file = coercedNumber(z.number().int().min(1).max(1000));
const tags = ["Console: all data of a shop"];

export const sellerTakeOutCalls = {
  takeOut: baseCall
    .route({
      method: "GET",
      path: "/v1/seller/take_out/{language}/{seller_key}",
      tags,
      summary: "The newest copy of all data of a shop, and how far it is",
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ take_out: takeOut.nullable() }))),
  askTakeOut: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/take_out/{language}",
      tags,
      summary: "Have a copy of all data of a shop made, in the background",
      description: `One at a time: while one is being made, that one goes on. A new one takes the place of one that is ready, and is kept for ${business.takeOutDays} days.`,
    })
    .input(z.strictObject(inShop))
    .output(envelope(z.object({ take_out: takeOut }))),
  removeTakeOut: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/take_out_removal/{language}",
      tags,
      summary: "Delete a copy with its files, or stop making it; done once more, it changes nothing",
    })
    .input(z.strictObject(ofTakeOut))
    .output(envelope(z.object({ take_out: takeOut }))),
  openTakeOutFile: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/take_out_file/{language}",
      tags,
      summary: "Begin a download: how many parts a file has, and the key to them",
      description: "Every download is written down. The parts one behind the other are the ZIP.",
    })
    .input(z.strictObject({ ...ofTakeOut, file }))
    .output(envelope(takeOutFile.extend({ parts: z.int(), key: z.string() }))),
  takeOutPart: baseCall
    .route({
      method: "POST",
      path: "/v1/seller/take_out_part/{language}",
      tags,
      summary: "A part of a file, with the key that its download was begun with",
    })
    .input(
      z.strictObject({
        ...ofTakeOut,
        file,
        /** From 1. */
        part: coercedNumber(z.number().int().min(1).max(100_000)),
        key: z.string().max(64),
      }),
    )
    .output(z.file().mime(["application/octet-stream"])),
};
