import { randomUUID } from "node:crypto";
import type { ApiClient } from "@haat/contract/shared/client";
import type { Language } from "@haat/contract/shared/languages";

/** Something is wrong with an order: its customer says so, the shop answers, and the platform has the last word. */
export async function keepComplaint(
  { customer, owner, admin }: Record<"customer" | "owner" | "admin", ApiClient>,
  inShop: { language: Language; seller_key: string },
  order_id: string,
): Promise<void> {
  const { language } = inShop;
  const isBengali = language === "bn";
  const once = () => ({ context: { idempotencyKey: randomUUID() } });
  const ofOrder = { language, order_id };
  const text = isBengali ? "একটি প্যাকেট ছেঁড়া ছিল।" : "One packet was torn.";
  const { data } = await customer.complaints.openComplaint(
    { ...ofOrder, kind: "return", reason: "damaged", text },
    once(),
  );
  const { id_complaint } = data.complaint;
  await customer.complaints.orderComplaints({ language, orderId: order_id });
  await owner.sellerComplaints.complaints({ ...inShop, state: "open" });
  await owner.sellerComplaints.complaint({ ...inShop, id_complaint });
  const answer = isBengali ? "ছবি পাঠান, বদলে দেব।" : "Send a picture, we will replace it.";
  await owner.sellerComplaints.answerComplaint({ ...inShop, id_complaint, text: answer }, once());
  const more = isBengali ? "ছবি আগেই দিয়েছি।" : "I have sent one already.";
  await customer.complaints.writeComplaint({ ...ofOrder, id_complaint, text: more }, once());
  await owner.sellerComplaints.answerComplaint({ ...inShop, id_complaint, text: answer }, once());
  await customer.complaints.moveComplaint({ ...ofOrder, id_complaint, to: "pass" });
  await admin.adminComplaints.complaints({ language, state: "open" });
  await admin.adminComplaints.complaint({ ...inShop, id_complaint });
  const last = isBengali ? "দোকান টাকা ফেরত দেবে।" : "The shop gives the money back.";
  await admin.adminComplaints.answerComplaint({ ...inShop, id_complaint, read: 4, text: last, close: true });
}
