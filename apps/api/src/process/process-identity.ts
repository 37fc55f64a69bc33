import { readFileSync } from "node:fs";

/**
 * Tells a process from an earlier one of the same number: its number with the time it started and the boot it runs in. Where
 * the system tells neither (no `/proc`), the number alone.
 * @returns nothing where no such process runs
 */
export function identityOf(processId: number): string | undefined {
  if (!isAlive(processId)) return undefined;
  try {
    const boot = readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim();
    const status = readFileSync(`/proc/${processId}/stat`, "utf8");
    // proc(5): the name in brackets may hold anything; the start is the 20th field after it, in ticks since the boot.
    const started = status.slice(status.lastIndexOf(")") + 2).split(" ")[19] ?? "";
    return `${processId} ${started} ${boot}`;
  } catch {
    return String(processId);
  }
}

function isAlive(processId: number): boolean {
  if (!Number.isInteger(processId) || processId <= 0) return false;
  try {
    process.kill(processId, 0);
    return true;
  } catch (error) {
    return error instanceof Error && "code" in error && error.code === "EPERM";
  }
}
