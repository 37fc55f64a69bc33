/** Does what may fail by a wrong setting; who runs this process then reads a sentence, and the process ends. */
export function inWords<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`${sentencesOf(error).join("\n")}\n`);
    process.exit(1);
  }
}

/** What an error says, and what it was caused by: of a statement that failed the database alone knows why. */
function sentencesOf(error: unknown): string[] {
  if (!(error instanceof Error)) return [String(error)];
  return [error.message, ...(error.cause === undefined ? [] : sentencesOf(error.cause))];
}
