/** Asks the server about a field that was left; its rules and sentences are there alone. `action` is the shop's field check. */
export async function askAboutField(
  action: string,
  name: string,
  value: string,
): Promise<readonly string[] | undefined> {
  try {
    const answer = await fetch(action, { method: "POST", body: new URLSearchParams({ name, value }) });
    return answer.ok ? ((await answer.json()) as { errors: string[] }).errors : undefined;
  } catch {
    // Without a connection the form says so when it is sent.
    return undefined;
  }
}
