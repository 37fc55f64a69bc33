import {
  contentArt,
  contentTarget,
  contentTopic,
  textsOfKind,
  type ContentKind,
  type ContentText,
  type SiteContent,
} from "@haat/contract/admin/site-content.contract";
import { dayInBangladesh } from "@haat/contract/shared/bangladesh-day";
import { languages, type Language } from "@haat/contract/shared/languages";
import type { ConsoleFieldData } from "@haat/ui/console/console-form/console-field";
import type { ConsoleContext } from "../../../server/http/console-context.server";
import { contentName } from "../content-of.server";
import { contentFormFields as fields } from "./admin-content.form";

/** All that a kind of content is asked for: its texts in both languages, what is its own, whether and where it is shown. */
export function contentFields(
  context: ConsoleContext,
  kind: ContentKind,
  others: readonly SiteContent[],
  content?: SiteContent,
): ConsoleFieldData[] {
  return [
    ...textsOfKind[kind].flatMap((part) =>
      languages.map((language) => textField(context, { kind, part, language, content })),
    ),
    ...ownFields(context, kind, content),
    ticks(context, kind, content),
    positionField(context, others, content),
  ];
}

function textField(
  { translate }: ConsoleContext,
  {
    kind,
    part,
    language,
    content,
  }: { kind: ContentKind; part: ContentText; language: Language; content: SiteContent | undefined },
): ConsoleFieldData {
  const common = {
    name: `${part}_${language}`,
    lang: language,
    value: content?.[`${part}_${language}`] ?? "",
  };
  if (part === "note")
    return {
      ...common,
      kind: "text",
      label: translate(`siteContent.fields.note.${language}`),
      hint: translate("siteContent.fields.noteHint"),
    };
  if (part === "body") {
    const isArticle = kind === "article";
    return {
      ...common,
      kind: "lines",
      rows: isArticle ? 14 : 5,
      label: translate(`siteContent.fields.body.${isArticle ? "article" : "question"}.${language}`),
      hint: translate(`siteContent.fields.${isArticle ? "bodyHint" : "answerHint"}`),
    };
  }
  if (part === "text" && kind !== "question")
    return {
      ...common,
      kind: "lines",
      rows: 3,
      label: translate(`siteContent.fields.text.${kind}.${language}`),
    };
  return { ...common, kind: "text", label: translate(`siteContent.fields.title.${kind}.${language}`) };
}

/** What no other kind has. */
function ownFields(
  { translate }: ConsoleContext,
  kind: ContentKind,
  content?: SiteContent,
): ConsoleFieldData[] {
  if (kind === "slide")
    return [
      {
        kind: "select",
        name: fields.target,
        label: translate("siteContent.fields.target"),
        value: content?.target ?? "open",
        options: contentTarget.options.map((value) => ({
          value,
          label: translate(`siteContent.fields.targets.${value}`),
        })),
      },
    ];
  if (kind === "question")
    return [
      {
        kind: "select",
        name: fields.topic,
        label: translate("siteContent.fields.topic"),
        value: content?.topic ?? "buying",
        options: contentTopic.options.map((value) => ({
          value,
          label: translate(`siteContent.fields.topics.${value}`),
        })),
      },
    ];
  if (kind === "article")
    return [
      {
        kind: "select",
        name: fields.art,
        label: translate("siteContent.fields.art"),
        value: content?.art ?? "photo",
        options: contentArt.options.map((value) => ({
          value,
          label: translate(`siteContent.fields.arts.${value}`),
        })),
      },
      {
        kind: "text",
        type: "date",
        name: fields.published_on,
        label: translate("siteContent.fields.publishedOn"),
        value: content?.published_on ?? dayInBangladesh(new Date()),
      },
    ];
  return [];
}

function ticks({ translate }: ConsoleContext, kind: ContentKind, content?: SiteContent): ConsoleFieldData {
  const shown = {
    name: fields.is_shown,
    label: translate("siteContent.fields.shown"),
    hint: translate("siteContent.fields.shownHint"),
    value: content?.is_shown ? "on" : "",
  };
  const featured = {
    name: fields.is_featured,
    label: translate("siteContent.fields.featured"),
    hint: translate("siteContent.fields.featuredHint"),
    value: content?.is_featured ? "on" : "",
  };
  return {
    kind: "ticks",
    name: "display",
    label: translate("siteContent.fields.display"),
    ticks: kind === "question" ? [shown, featured] : [shown],
  };
}

/** Its place, told by what stands before it. */
function positionField(
  context: ConsoleContext,
  others: readonly SiteContent[],
  content?: SiteContent,
): ConsoleFieldData {
  const { translate } = context;
  const behind = others.map((other, at) => ({
    value: String(at + 2),
    label: translate("siteContent.fields.behind", { name: contentName(context, other) }),
  }));
  return {
    kind: "select",
    name: fields.position,
    label: translate("siteContent.fields.position"),
    value: String(content?.position ?? others.length + 1),
    options: [{ value: "1", label: translate("siteContent.fields.first") }, ...behind],
  };
}
