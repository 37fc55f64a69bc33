import { json, type ActionFunctionArgs } from "@remix-run/node";
import { checkField } from "./field-check.server";

/** What is wrong with one field of a form, asked for by scripts when it is left (docs/decisions/017). Keeps nothing. */
export async function action({ context, request }: ActionFunctionArgs) {
  const errors = await checkField(context, request);
  return errors ? json({ errors }) : json({}, { status: 404 });
}
