/** The longest that a call takes in a test, in ms. A busy machine is slow, not wrong: the limit only ends what hangs. */
export const patientCallMilliseconds = 120_000;
