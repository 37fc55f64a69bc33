/** Does what may fail by a wrong setting; who runs this process then reads a sentence, and the process ends. */
export function inWords<Result>(work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  }
}
