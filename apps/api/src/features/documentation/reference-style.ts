/** How the reference looks: one column on a phone, contents beside it on a wide screen, in the browser's own colours, light or dark: it
 * is no page of a shop, and the API knows no theme. */
export const referenceStyle = `:root {
  color-scheme: light dark;
  --ink: CanvasText;
  --soft: color-mix(in srgb, CanvasText 70%, Canvas);
  --ground: Canvas;
  --card: color-mix(in srgb, CanvasText 3%, Canvas);
  --line: color-mix(in srgb, CanvasText 18%, Canvas);
  --accent: LinkText;
  font: 16px/1.6 system-ui, "Noto Sans Bengali", sans-serif;
  color: var(--ink);
  background: var(--ground);
}
* {
  box-sizing: border-box;
}
body {
  margin: 0;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
}
main {
  padding: 1.5rem 1rem 6rem;
  max-width: 60rem;
}
nav {
  padding: 1rem;
  border-bottom: 1px solid var(--line);
}
nav ul {
  list-style: none;
  margin: 0 0 0.75rem;
  padding: 0;
}
nav a,
nav summary {
  display: block;
  padding: 0.25rem 0;
  overflow-wrap: anywhere;
}
nav .top a {
  display: inline-block;
}
nav summary {
  font-weight: 600;
}
@media (min-width: 64rem) {
  body {
    grid-template-columns: 20rem minmax(0, 1fr);
  }
  nav {
    position: sticky;
    top: 0;
    height: 100vh;
    overflow-y: auto;
    border-right: 1px solid var(--line);
    border-bottom: 0;
  }
  main {
    padding: 2rem 3rem 6rem;
  }
}
a {
  color: var(--accent);
}
:focus-visible {
  outline: 3px solid var(--accent);
  outline-offset: 2px;
}
h1 {
  font-size: 2rem;
  line-height: 1.2;
  margin: 0 0 1rem;
}
h2 {
  font-size: 1.5rem;
  margin: 3rem 0 1rem;
}
article {
  background: var(--card);
  border: 1px solid var(--line);
  border-radius: 12px;
  padding: 1rem 1.25rem 1.25rem;
  margin: 0 0 1.25rem;
}
h3 {
  font-size: 1rem;
  margin: 0 0 0.5rem;
  display: flex;
  flex-wrap: wrap;
  gap: 0.25rem 0.75rem;
  align-items: baseline;
}
.method {
  font: 700 0.8125rem/1.6 ui-monospace, monospace;
  color: var(--accent);
  min-width: 3.5rem;
}
.facts {
  color: var(--soft);
  font-size: 0.875rem;
  margin: 0.25rem 0 0.75rem;
}
code,
pre {
  font-family: ui-monospace, "Noto Sans Mono", monospace;
  font-size: 0.875rem;
}
code {
  overflow-wrap: anywhere;
}
pre {
  background: var(--ground);
  border: 1px solid var(--line);
  border-radius: 8px;
  padding: 0.75rem;
  overflow-x: auto;
  max-height: 28rem;
  line-height: 1.5;
}
.scroll {
  overflow-x: auto;
}
table {
  border-collapse: collapse;
  width: 100%;
  font-size: 0.875rem;
}
caption {
  text-align: start;
  font-weight: 600;
  padding: 0.5rem 0 0.25rem;
}
th,
td {
  text-align: start;
  vertical-align: top;
  padding: 0.375rem 0.75rem 0.375rem 0;
  border-top: 1px solid var(--line);
}
summary {
  cursor: pointer;
  padding: 0.375rem 0;
  min-height: 2rem;
}
`;
