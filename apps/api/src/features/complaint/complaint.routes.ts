import { translator } from "@haat/i18n/translator";
import type { CallContext } from "../../http/call";
import { setReplayHeader } from "../../http/idempotency";
import { signedInApi } from "../account/identity";
import { adminApi, sellerApi } from "../console-account/console-identity";
import * as inbox from "./complaint-inbox.usecases";
import * as own from "./own-complaint.usecases";

const calls = signedInApi.complaints;

const complainantOf = ({
  customer,
  headers,
}: CallContext & Pick<own.Complainant, "customer">): own.Complainant => ({
  customer,
  requestId: headers.requestId,
});

export const complaintRoutes = {
  orderComplaints: calls.orderComplaints.handler(async ({ input, context }) => ({
    success: true,
    data: await own.describeOrderComplaints(context.services, context.customer, input.orderId),
  })),
  openComplaint: calls.openComplaint.handler(async ({ input, context }) => {
    const { language, ...opening } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await own.openComplaint(
      services,
      complainantOf(context),
      opening,
      idempotencyKey,
    );
    setReplayHeader(context, isReplay);
    return {
      success: true,
      data: { complaint: answer },
      message: translator(language)("complaints.told.opened"),
    };
  }),
  writeComplaint: calls.writeComplaint.handler(async ({ input, context }) => {
    const { language, ...writing } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await own.writeComplaint(
      services,
      complainantOf(context),
      writing,
      idempotencyKey,
    );
    setReplayHeader(context, isReplay);
    return {
      success: true,
      data: { complaint: answer },
      message: translator(language)("complaints.told.written"),
    };
  }),
  moveComplaint: calls.moveComplaint.handler(async ({ input, context }) => {
    const { language, ...moving } = input;
    const complaint = await own.moveComplaint(context.services, complainantOf(context), moving);
    const told = moving.to === "pass" ? "complaints.told.passed" : "complaints.told.closed";
    return { success: true, data: { complaint }, message: translator(language)(told) };
  }),
};

const shopCalls = sellerApi.sellerComplaints;

export const sellerComplaintRoutes = {
  complaints: shopCalls.complaints.handler(async ({ input, context }) => ({
    success: true,
    data: await inbox.listShopComplaints(context.services, context.scope, input),
  })),
  complaint: shopCalls.complaint.handler(async ({ input, context }) => ({
    success: true,
    data: { complaint: await inbox.showShopComplaint(context.services, context.scope, input.id_complaint) },
  })),
  answerComplaint: shopCalls.answerComplaint.handler(async ({ input, context }) => {
    const { language, seller_key: _, ...given } = input;
    const { services, idempotencyKey } = context;
    const { answer, isReplay } = await inbox.answerShopComplaint(services, context, given, idempotencyKey);
    setReplayHeader(context, isReplay);
    const told = given.close ? "complaints.told.closed" : "complaints.told.answered";
    return { success: true, data: { complaint: answer }, message: translator(language)(told) };
  }),
};

const platformCalls = adminApi.adminComplaints;

export const adminComplaintRoutes = {
  complaints: platformCalls.complaints.handler(async ({ input, context }) => ({
    success: true,
    data: await inbox.listPassedComplaints(context.services, context.scope, input),
  })),
  complaint: platformCalls.complaint.handler(async ({ input, context }) => ({
    success: true,
    data: { complaint: await inbox.showPassedComplaint(context.services, context.scope, input) },
  })),
  answerComplaint: platformCalls.answerComplaint.handler(async ({ input, context }) => {
    const complaint = await inbox.answerPassedComplaint(context.services, context, input);
    const told = input.close ? "complaints.told.closed" : "complaints.told.answered";
    return { success: true, data: { complaint }, message: translator(input.language)(told) };
  }),
};
