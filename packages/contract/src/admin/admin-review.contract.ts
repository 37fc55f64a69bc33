import { business } from "../shared/business-constants";
import { z } from "zod";
import { openingTask, shopOpening } from "../seller/shop-opening.contract";
import { remarkField, reasonField } from "../seller/opening-fields";
import { auditAction } from "../shared/audit-choices";
import { baseCall } from "../shared/base-call";
import { oneWord } from "../shared/choices";
import { envelope, pageOfList } from "../shared/envelope";
import { pageField, sellerKeyField } from "../shared/fields";
import { languageParam } from "../shared/languages";
import { shopPlan } from "../shared/shop-plan";
import { statedClosing } from "../seller/seller-closing.contract";
import { shopStatus } from "../shared/shop-status";
import { coercedNumber } from "../shared/coerced-number";

export const reviewWarning = oneWord("What the machine finds in an application", {
  phone_of_suspended: "its phone, or its owner's, is one of a suspended or rejected shop",
  address_of_suspended: "its address is one of a suspended or rejected shop",
  known_name: "its name is, or reads like, that of another shop",
  banned_word: "it has a word that is not sold here",
});
export type ReviewWarning = z.infer<typeof reviewWarning>;

/** A shop as a line of the platform's lists. */
export const adminShop = z.object({
  seller_key: z.string(),
  title: z.string(),
  /** `null` before it is chosen. */
  label: z.string().nullable(),
  /** Media key; `null` before there is one. */
  logo: z.string().nullable(),
  status: shopStatus,
  status_reason: z.string(),
  business_category: z.string(),
  city_name: z.string(),
  owner_name: z.string(),
  /** RFC 3339, UTC. */
  created_at: z.string(),
  sent_at: z.string().nullable(),
  decided_at: z.string().nullable(),
});
export type AdminShop = z.infer<typeof adminShop>;

/** That a shop was sent, or decided on, as the trail has it. */
export const reviewStep = z.object({
  action: auditAction,
  /** RFC 3339, UTC. */
  at: z.string(),
  /** Who did it; empty for an account that is no more. */
  name: z.string(),
  /** What its owner was told; blank where nothing was said. */
  reason: z.string(),
  /** Decided by the platform's switch when it was sent, and by nobody. */
  is_automatic: z.boolean(),
});
export type ReviewStep = z.infer<typeof reviewStep>;

const shopAsked = { language: languageParam, seller_key: sellerKeyField };
/** The one that was read: who decided meanwhile, or changed an answer, makes it `review_conflict`. */
const decided = { ...shopAsked, version: coercedNumber(z.number().int().min(1)) };
const decision = envelope(z.object({ status: shopStatus, version: z.int() }));
const tags = ["Console: review"];

export const adminReviewCalls = {
  applications: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/applications/{language}/{page}",
      tags,
      summary: "The applications that wait for a decision, the oldest first",
    })
    .input(z.strictObject({ language: languageParam, page: pageField }))
    .output(
      envelope(
        z.object({
          applications: z.array(
            adminShop.extend({
              /** Since it was sent, in s. */
              age_seconds: z.int(),
              /** How often it was sent, this time included. */
              times_sent: z.int(),
            }),
          ),
          is_auto_approval: z.boolean(),
          ...pageOfList,
        }),
      ),
    ),
  application: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/application/{language}/{seller_key}",
      tags,
      summary: "All that is known of a shop, what the machine finds, and what may be done",
    })
    .input(z.strictObject(shopAsked))
    .output(
      envelope(
        z.object({
          /** As its people see it; its `moves` are the platform's. */
          opening: shopOpening,
          owner: z.object({
            name: z.string(),
            /** National form, `01712345678`. */
            mobile: z.string(),
            /** RFC 3339, UTC. */
            since: z.string(),
            /** The version of the terms for who sells that they accepted last; `null` for none. */
            accepted_terms: z.string().nullable(),
            other_shops: z.array(z.object({ seller_key: z.string(), title: z.string(), status: shopStatus })),
          }),
          plan: shopPlan,
          /** What its owner said of closing it; `null` where nobody did. */
          closing: statedClosing.nullable(),
          products: z.array(
            z.object({ name: z.string(), price: z.int(), picture: z.string(), stock: z.int() }),
          ),
          product_count: z.int(),
          warnings: z.array(z.object({ warning: reviewWarning, message: z.string() })),
          times_sent: z.int(),
          /** When it was sent and decided on, and by whom, the newest first; the last 20. */
          steps: z.array(reviewStep),
          /** The items that were changed since the last decision; none before there is one. */
          changed_tasks: z.array(openingTask),
          /** What was remarked before, the newest first. */
          remarks: z.array(
            z.object({ task: openingTask, remark: z.string(), at: z.string(), is_mended: z.boolean() }),
          ),
        }),
      ),
    ),
  approveShop: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/approve_shop/{language}/{seller_key}",
      tags,
      summary: "Open a shop, and have its app made; its owner is told",
    })
    .input(z.strictObject(decided))
    .output(decision),
  askChanges: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/ask_changes/{language}/{seller_key}",
      tags,
      summary: "Ask for changes, with a remark on each item that is meant",
    })
    .input(
      z.strictObject({
        ...decided,
        remarks: z
          .array(z.strictObject({ task: openingTask, remark: remarkField }))
          .min(1, "remark_required")
          .max(8),
      }),
    )
    .output(decision),
  rejectShop: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/reject_shop/{language}/{seller_key}",
      tags,
      summary: "Turn a shop down, with a reason that its owner reads",
    })
    .input(z.strictObject({ ...decided, reason: reasonField }))
    .output(decision),
  suspendShop: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/suspend_shop/{language}/{seller_key}",
      tags,
      summary: "Close an open shop, with a reason that its owner reads; its open orders are still finished",
    })
    .input(z.strictObject({ ...decided, reason: reasonField }))
    .output(decision),
  reinstateShop: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/reinstate_shop/{language}/{seller_key}",
      tags,
      summary: "Open a suspended shop again",
    })
    .input(z.strictObject(decided))
    .output(decision),
  shops: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/shops/{language}/{page}",
      tags,
      summary: "All shops, the newest first, by status and by words of name, label, phone or key",
      description: `Counted, and in pages, up to ${business.officeCountedUpTo}, which stands for any more.`,
    })
    .input(
      z.strictObject({
        language: languageParam,
        page: pageField,
        status: shopStatus.optional(),
        search: z.string().max(100).optional(),
      }),
    )
    .output(envelope(z.object({ shops: z.array(adminShop), ...pageOfList }))),
  viewShop: baseCall
    .route({
      method: "POST",
      path: "/v1/admin/view_shop/{language}/{seller_key}",
      tags,
      summary:
        "Look into a shop's console for half an hour without changing anything; its owner reads the reason",
    })
    .input(z.strictObject({ ...shopAsked, reason: reasonField }))
    .output(
      envelope(
        z.object({
          /** RFC 3339, UTC. */
          until: z.string(),
        }),
      ),
    ),
  endShopView: baseCall
    .route({
      method: "DELETE",
      path: "/v1/admin/view_shop/{seller_key}",
      tags,
      summary: "Look into a shop's console no longer",
    })
    .input(z.strictObject({ seller_key: sellerKeyField }))
    .output(envelope(z.object({ status: z.literal(1) }))),
  autoApproval: baseCall
    .route({
      method: "GET",
      path: "/v1/admin/auto_approval",
      tags,
      summary: "Whether shops are approved when they are sent",
    })
    .input(z.strictObject({}))
    .output(envelope(z.object({ is_on: z.boolean() }))),
  setAutoApproval: baseCall
    .route({
      method: "PUT",
      path: "/v1/admin/auto_approval",
      tags,
      summary: "Say whether shops are approved when they are sent",
    })
    .input(z.strictObject({ is_on: z.boolean() }))
    .output(envelope(z.object({ is_on: z.boolean() }))),
};
