/**
 * An answer that is there within so many ms, or nothing. The clock stops with the answer: thousands that ran on after theirs
 * would keep thousands of answers in memory. It keeps no process from ending.
 * @throws what the answer breaks with
 */
export async function inTime<Answer>(
  answer: Promise<Answer>,
  milliseconds: number,
): Promise<Answer | undefined> {
  let clock: NodeJS.Timeout | undefined;
  const tooLate = new Promise<undefined>((resolve) => {
    clock = setTimeout(resolve, milliseconds, undefined).unref();
  });
  try {
    return await Promise.race([answer, tooLate]);
  } finally {
    clearTimeout(clock);
  }
}
