import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect } from "@playwright/test";
import checker from "vnu-jar";

interface Finding {
  type: "error" | "info" | "non-document-error";
  subType?: "warning";
  url: string;
  message: string;
  extract?: string;
}

/** For the seconds that the checker runs its code is compiled once, and memory cleared by one thread: half the work. */
const shortRun = ["-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
const said = ["--errors-only", "--format", "json", "--exit-zero-always"];

/** Whether a Java runtime is there, in which the W3C's checker runs. */
export const hasJava = spawnSync("java", ["-version"]).status === 0;

/**
 * Expects the W3C's checker to find no error in pages as the server sent them. Without a Java runtime it cannot be asked,
 * and a line says so.
 * @param pages their HTML, by address
 */
export function expectValidHtml(pages: ReadonlyMap<string, string>): void {
  if (!hasJava) {
    process.stdout.write("No Java runtime: the pages' HTML was not checked.\n");
    return;
  }
  const folder = mkdtempSync(join(tmpdir(), "haat-html-"));
  try {
    const addresses = [...pages.keys()];
    for (const [place, html] of [...pages.values()].entries())
      writeFileSync(join(folder, `${place}.html`), html);

    const { stderr } = spawnSync("java", [...shortRun, "-Xss1m", "-jar", checker, ...said, folder], {
      encoding: "utf8",
      maxBuffer: 64 * 1024 * 1024,
    });
    const { messages } = JSON.parse(stderr) as { messages: Finding[] };
    const found = messages.map(({ url, message, extract }) => {
      const place = Number(/(\d+)\.html$/.exec(url)?.[1]);
      return `${addresses[place]}: ${message} ${extract ?? ""}`;
    });
    expect(found).toEqual([]);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
