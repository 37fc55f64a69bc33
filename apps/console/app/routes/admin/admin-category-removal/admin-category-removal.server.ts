import { redirect } from "@remix-run/node";
import { attempt } from "@haat/web-forms/call-failure.server";
import { leaveMessage } from "@haat/web-forms/flash-message.server";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { requireFreshProof } from "../../../server/http/guard.server";
import { formPage } from "../../../server/present/form-page.server";
import { allCategories, categoryName, categoryOf } from "../category-of.server";

/** Asks whether a business category is to go. One that shops are of says so on its own page. */
export async function categoryRemovalPage(context: ConsoleContext, param: string) {
  const { paths, translate } = context;
  const category = categoryOf(context, await allCategories(context), param);
  const { id_business_category: id, shop_count } = category;
  if (shop_count > 0) throw redirect(paths.adminCategory(id));
  await requireFreshProof(context);
  const name = categoryName(context, category);
  return formPage(context, {
    title: translate("adminContent.removal.title", { name }),
    lead: translate("adminContent.removal.lead"),
    back: { href: paths.adminCategory(id), label: name },
    action: paths.adminCategoryRemoval(id),
    fields: [],
    tone: "danger",
    submit: translate("adminContent.removal.submit"),
  });
}

/** Removes it, and says on the page of all of them what has become of it. */
export async function removeCategory(context: ConsoleContext, param: string) {
  const { language, paths } = context;
  const id = Number(param);
  const removed = await attempt(context.client().adminCategories.removeCategory({ language, id }));
  if (removed.ok) leaveMessage(context, "success", removed.answer.message ?? "");
  else leaveMessage(context, "error", removed.failure.detail);
  return redirect(paths.admin("categories"));
}
