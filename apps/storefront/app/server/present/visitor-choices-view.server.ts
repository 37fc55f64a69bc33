import { weightMark } from "../../shell/page-weight";
import { componentLabels } from "./labels.server";
import type { RequestContext } from "../http/request-context.server";
import { visitorChoicePath } from "../session/visitor-choices.server";

/** The strip with what a visitor can choose for all pages: data saving, and the note about what is kept. */
export function visitorChoicesView(context: RequestContext) {
  const { dataNote, liteMode } = componentLabels(context);
  const { lite, dataNoteSeen } = context.choices;
  return {
    action: visitorChoicePath,
    lite,
    weight: lite ? context.translate("components.liteMode.weight", { size: weightMark }) : undefined,
    pictureOnTap: lite ? liteMode.showPicture : undefined,
    dataNote: dataNoteSeen
      ? undefined
      : { labels: dataNote, policyHref: context.paths.platform("privacy-policy") },
    labels: liteMode,
  };
}
