import { HTMLElement, parse, type Node } from "node-html-parser";

/** A page as a browser without JavaScript has it. */
export interface Page {
  status: number;
  /** Path and query it ended at, after redirects. */
  path: string;
  /** The origin it ended at: a redirect may lead to another host. */
  origin: string;
  headers: Headers;
  root: HTMLElement;
  /** All words on the page, in one line. */
  text: string;
}

type Fetch = (request: Request) => Response | Promise<Response>;

/** Fields to fill in, by name; `undefined` unticks. */
export type Filled = Record<string, string | undefined>;

/**
 * A browser without JavaScript and without a screen: follows links and redirects, keeps each host's cookies, and submits
 * forms with what the page itself put in them. It sends what browsers send: `Origin` and `Sec-Fetch-Site` with every post.
 */
export function createPlainBrowser(fetch: Fetch, origin: string) {
  const jars = new Map<string, Map<string, string>>();
  const cookiesOf = (host: string) => {
    const jar = jars.get(host) ?? new Map<string, string>();
    jars.set(host, jar);
    return jar;
  };

  /** One request with the cookies of its host; a redirect is not followed. */
  async function once(path: string, init: RequestInit = {}): Promise<Response> {
    const url = new URL(path, origin);
    const headers = new Headers(init.headers);
    headers.set("host", url.host);
    const cookies = cookiesOf(url.host);
    if (cookies.size > 0)
      headers.set("cookie", [...cookies].map(([name, value]) => `${name}=${value}`).join("; "));
    const response = await fetch(new Request(url, { ...init, headers, redirect: "manual" }));
    for (const cookie of response.headers.getSetCookie()) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      cookies.set(name, value);
    }
    return response;
  }

  async function send(path: string, init: RequestInit = {}): Promise<Page> {
    const url = new URL(path, origin);
    const response = await once(path, init);
    const location = response.headers.get("location");
    if (location && response.status >= 300 && response.status < 400) return send(new URL(location, url).href);
    const root = parse(await response.text());
    let text: string | undefined;
    return {
      status: response.status,
      path: url.pathname + url.search,
      origin: url.origin,
      headers: response.headers,
      root,
      // Many who open a page read none of its words.
      get text() {
        return (text ??= textOf(root));
      },
    };
  }

  return {
    /** The cookies of the origin that it was made for. */
    cookies: cookiesOf(new URL(origin).host),
    once,
    open: (path: string) => send(path, { headers: { "accept-language": "bn" } }),
    send,
    /** Presses a button of a form. `form` and `button` are selectors; without a button it is Enter in a field. */
    async submit(page: Page, form: string, filled: Filled = {}, button?: string): Promise<Page> {
      const element = page.root.querySelector(form);
      if (!element) throw new Error(`no form ${form} on ${page.path}: ${page.text.slice(0, 300)}`);
      const data = formData(element, filled, button);
      const action = new URL(element.getAttribute("action") || page.path, new URL(page.path, page.origin));
      if (element.getAttribute("method")?.toLowerCase() !== "post") {
        action.search = data.toString();
        return send(action.href);
      }
      return send(action.href, {
        method: "POST",
        body: data,
        headers: { origin: page.origin, "sec-fetch-site": "same-origin" },
      });
    },
  };
}
export type PlainBrowser = ReturnType<typeof createPlainBrowser>;

/** What a browser would send: every named control with its value, and the button that was pressed. */
function formData(form: HTMLElement, filled: Filled, button: string | undefined): URLSearchParams {
  const data = new URLSearchParams();
  const append = (name: string, value: string) => {
    if (name in filled) {
      const typed = filled[name];
      if (typed !== undefined && !data.has(name)) data.append(name, typed);
    } else data.append(name, value);
  };
  const controls = "input, select, textarea";
  for (const control of [...form.querySelectorAll(controls), ...outside(form, controls)]) {
    const name = control.getAttribute("name");
    const type = control.getAttribute("type");
    if (!name || control.hasAttribute("disabled")) continue;
    const isTick = type === "checkbox" || type === "radio";
    if (isTick && !control.hasAttribute("checked") && !(name in filled)) continue;
    append(name, valueOf(control));
  }
  const pressed = button
    ? (form.querySelector(button) ?? outside(form, button)[0])
    : form.querySelector("button[type=submit], button:not([type])");
  if (button && !pressed) throw new Error(`no button ${button} in the form`);
  const name = pressed?.getAttribute("name");
  // A button that stands outside its form is named by what it sends.
  if (name) data.set(name, filled[name] ?? pressed?.getAttribute("value") ?? "");
  return data;
}

/** What of a form stands elsewhere on the page. */
function outside(form: HTMLElement, selector: string): HTMLElement[] {
  const id = form.getAttribute("id");
  let root: HTMLElement = form;
  while (root.parentNode) root = root.parentNode;
  return root
    .querySelectorAll(selector)
    .filter((each) => id !== undefined && each.getAttribute("form") === id);
}

function valueOf(control: HTMLElement): string {
  if (control.tagName === "TEXTAREA") return control.text.trim();
  if (control.tagName !== "SELECT") {
    const isTick = ["checkbox", "radio"].includes(control.getAttribute("type") ?? "");
    return control.getAttribute("value") ?? (isTick ? "on" : "");
  }
  const options = control.querySelectorAll("option");
  const chosen = options.find((option) => option.hasAttribute("selected")) ?? options[0];
  return chosen?.getAttribute("value") ?? "";
}

const silent: readonly string[] = ["SCRIPT", "STYLE", "SVG"];

function textOf(root: HTMLElement): string {
  const words = (node: Node): string => {
    if (node instanceof HTMLElement && silent.includes(node.tagName)) return "";
    return node.childNodes.length > 0 ? node.childNodes.map(words).join("") : node.text;
  };
  return words(root).replace(/\s+/g, " ").trim();
}
