import { sellerKeyField } from "@haat/contract/shared/fields";
import { platformPermissionForPage } from "@haat/contract/shared/permissions";
import { answerOrPage, pageFailure } from "../../../server/failure/page-failure.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { answerComplaint, complaintId } from "../../complaint-answer.server";
import { complaintPage } from "../../complaint-page.server";

/** Which complaint of which shop an address names. */
interface Named {
  sellerKey?: string | undefined;
  complaint?: string | undefined;
}

function complaintNamed(context: ConsoleContext, { sellerKey, complaint }: Named) {
  const key = sellerKeyField.safeParse(sellerKey);
  if (!key.success) throw pageFailure(context, 404);
  return { seller_key: key.data, id_complaint: complaintId(context, complaint) };
}

/** A complaint that was passed to the platform. */
export async function passedComplaintPage(context: ConsoleContext, named: Named) {
  const { language, paths, translate } = context;
  const { seller_key, id_complaint } = complaintNamed(context, named);
  const call = context.client().adminComplaints.complaint({ language, seller_key, id_complaint });
  const { complaint } = (await answerOrPage(context, call)).data;
  const { platform } = await context.me();
  const seesShops = platform?.permissions.includes(platformPermissionForPage("admin-shop"));
  const shop = translate("complaints.inbox.shop");
  return complaintPage(context, complaint, {
    action: paths.adminComplaint(seller_key, id_complaint),
    back: { href: paths.admin("complaints"), label: translate("complaints.inbox.title") },
    rows: [
      {
        label: shop,
        lines: [{ text: complaint.shop.title }],
        change: seesShops ? { href: paths.adminShop(seller_key), label: shop } : undefined,
      },
      { label: translate("complaints.inbox.order"), lines: [{ text: complaint.order_id, lang: "en" }] },
    ],
    isPlatform: true,
  });
}

/** Answers it as the platform, and closes it where that is the last word. */
export function answerPassedComplaint(context: ConsoleContext, named: Named, request: Request) {
  const { language, paths } = context;
  const which = complaintNamed(context, named);
  const page = paths.adminComplaint(which.seller_key, which.id_complaint);
  return answerComplaint(context, request, page, ({ text, close, read }) =>
    context.client().adminComplaints.answerComplaint({ language, ...which, text, close, read }),
  );
}
