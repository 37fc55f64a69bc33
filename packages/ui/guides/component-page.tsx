/// <reference types="vite/client" />
import {
  Canvas,
  Controls,
  Description,
  DocsContext,
  Markdown,
  Title,
  useOf,
} from "@storybook/addon-docs/blocks";
import { clsx } from "clsx";
import { useContext, type ContextType, type ReactElement } from "react";
import changelog from "../CHANGELOG.md?raw";
import { ComponentAnatomy } from "./component-anatomy";
import { readChanges } from "./component-changes";
import { guidanceOf, type Guidance } from "./component-guidance";
import { importsOf } from "./component-imports";
import { shapesOf } from "./component-shapes";
import { componentDocs, relatedDocs, sourceBeside } from "./component-sources";
import { GuideLink } from "./guide-link";
import { withLinks } from "./related-components";
import { readableStoryName } from "./story-names";
import type { Advice, Part } from "../src/samples/in-docs";
import { languageOf, sampleOf, type Language, type Sample } from "../src/samples/in-language";
import "./component-page.css";

type PreparedStory = ReturnType<ContextType<typeof DocsContext>["componentStories"]>[number];

const waiting = Object.values(
  import.meta.glob<string>(["../../../.changeset/*.md", "!**/README.md"], {
    query: "?raw",
    import: "default",
    eager: true,
  }),
);
const changes = readChanges(changelog, waiting);

/** A component's page: what it is, when to use it and how it is worded, its parts, how to import it, its props, its stories, what is related, what changed. */
export function ComponentPage() {
  const { preparedMeta } = useOf("meta", ["meta"]);
  const docs = useContext(DocsContext);
  const stories = docs.componentStories();
  const guidance = guidanceOf(preparedMeta.component);
  const advised = stories.filter(({ parameters }) => parameters["advice"]);
  const numbered = stories.find(({ parameters }) => parameters["anatomy"]);
  const [first, ...more] = stories.filter(({ tags }) => tags.includes("autodocs"));
  const name = nameOf(preparedMeta.component);
  if (!name) return <SpecimenPage of={first ? [first, ...more] : []} />;

  return (
    <>
      <Title />
      {guidance && <Head guidance={guidance} />}
      {/* It is not told again among the examples below. */}
      {first && <Canvas of={first.moduleExport} />}
      {guidance && <Uses of={name} guidance={guidance} />}
      {numbered && <Anatomy of={numbered} globals={docs.getStoryContext(numbered).globals} />}
      {advised.length > 0 && (
        <div
          className={clsx(
            "component-advice",
            preparedMeta.parameters["wideAdvice"] && "component-advice-wide",
          )}
        >
          {advised.map((story) => (
            <AdviceCard
              key={story.id}
              of={story.moduleExport}
              language={languageOf(docs.getStoryContext(story).globals)}
              {...(story.parameters["advice"] as Advice)}
            />
          ))}
        </div>
      )}
      <h2>Import</h2>
      <Markdown>{importsOf(name, String(preparedMeta.parameters["fileName"]))}</Markdown>
      <h2>Props</h2>
      <Controls of={first?.moduleExport} />
      <Shapes storyFile={String(preparedMeta.parameters["fileName"])} />
      {more.length > 0 && <h2>Examples</h2>}
      {more.map((story) => (
        <Example key={story.id} of={story} />
      ))}
      <Related to={name} />
      <Changes of={name} />
    </>
  );
}

/** A story under its name, with what its comment says, and its source. */
function Example({ of: story }: { of: PreparedStory }) {
  return (
    <section className={clsx(isOnPhone(story) && "component-example-phone")}>
      <h3 id={story.id}>{readableStoryName(story.name)}</h3>
      <Description of={story.moduleExport as never} />
      <Canvas of={story.moduleExport as never} />
    </section>
  );
}

/** Shown as wide as a phone: its globals choose that window. */
const isOnPhone = ({ storyGlobals }: PreparedStory) =>
  (storyGlobals["viewport"] as { value?: string } | undefined)?.value === "phone";

/** Stories of no component, without their source: nobody pastes a specimen of tokens, or a whole page. */
function SpecimenPage({ of: stories }: { of: readonly PreparedStory[] }) {
  return (
    <>
      <Title />
      {stories.map((story) => (
        <section key={story.id} className="specimen">
          {stories.length > 1 && <h2 id={story.id}>{readableStoryName(story.name)}</h2>}
          <Canvas of={story.moduleExport as never} sourceState="none" />
        </section>
      ))}
    </>
  );
}

const nameOf = (component: unknown) =>
  (component as { __docgenInfo?: { displayName?: string } } | undefined)?.__docgenInfo?.displayName;

function Head({ guidance: { description, deprecated, isBeta } }: { guidance: Guidance }) {
  const state = deprecated ? "Deprecated" : isBeta ? "Beta" : "Stable";
  return (
    <>
      <p className={`component-status component-status-${state.toLowerCase()}`}>{state}</p>
      {deprecated && <Markdown>{deprecated}</Markdown>}
      <Markdown>{description}</Markdown>
    </>
  );
}

function Uses({ of, guidance: { use, avoid, words, accessibility } }: { of: string; guidance: Guidance }) {
  const parts = [
    ["Use it", use],
    ["Not for this", avoid],
    ["Its words", words],
    ["Accessibility", accessibility],
  ] as const;
  return (
    <div className="component-uses">
      {parts.map(
        ([title, text]) =>
          text && (
            <section key={title}>
              <h3>{title}</h3>
              <Markdown>{withLinks(text.replaceAll(/\s*\n\s*/g, " "), of, componentDocs)}</Markdown>
            </section>
          ),
      )}
    </div>
  );
}

/** The parts of what a story draws, in the toolbar's language. */
function Anatomy({ of, globals }: { of: PreparedStory; globals: Record<string, unknown> }) {
  const sample = sampleOf(globals);
  const draw = of.parameters["draw"] as (sample: Sample) => ReactElement;
  const { story: shown } = of.parameters["docs"] as { story?: { inline?: boolean; height?: string } };
  return (
    <>
      <h2>Anatomy</h2>
      <ComponentAnatomy
        parts={of.parameters["anatomy"] as readonly Part[]}
        drawing={
          shown?.inline === false ? (
            <iframe
              title={readableStoryName(of.name)}
              src={`iframe.html?viewMode=story&id=${of.id}`}
              style={{ height: shown.height }}
            />
          ) : (
            draw(sample)
          )
        }
        language={sample.language}
        isWide={of.parameters["wideAdvice"] === true}
      />
    </>
  );
}

const headings: Record<Language, Record<Advice["kind"], string>> = {
  bn: { do: "করুন", dont: "করবেন না" },
  en: { do: "Do", dont: "Don’t" },
};

/** In the language of the toolbar, as its picture is. */
function AdviceCard({ of, kind, why, language }: Advice & { of: unknown; language: Language }) {
  return (
    <figure className={`component-advice-card component-advice-${kind}`}>
      <Canvas of={of as never} sourceState="none" withToolbar={false} />
      <figcaption lang={language}>
        <strong>{headings[language][kind]}</strong> {why[language]}
      </figcaption>
    </figure>
  );
}

/** What the table of props only names: the shapes of data and words, field by field. */
function Shapes({ storyFile }: { storyFile: string }) {
  return shapesOf(sourceBeside(storyFile)).map(({ name, source }) => (
    <section key={name} className="component-shape">
      <h3 id={name}>{name}</h3>
      <Markdown>{["```tsx", source, "```"].join("\n")}</Markdown>
    </section>
  ));
}

/** What is taken in its place, or together with it. */
function Related({ to }: { to: string }) {
  const pages = relatedDocs(to);
  if (pages.length === 0) return null;
  return (
    <>
      <h2>Related</h2>
      <ul>
        {pages.map(({ title, path }) => (
          <li key={path}>
            <GuideLink to={path}>{title}</GuideLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function Changes({ of }: { of: string }) {
  const own = changes.filter(({ components }) => components.includes(of));
  return (
    <>
      <h2>Changes</h2>
      {own.length === 0 ? (
        <p>None since 0.1.0, the first version of the package.</p>
      ) : (
        <ul>
          {own.map(({ version, text }) => (
            <li key={text}>
              <Markdown>{`**${version ?? "Next version"}**: ${text}`}</Markdown>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
