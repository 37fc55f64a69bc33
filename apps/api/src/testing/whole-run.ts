/**
 * Whether this run proves everything on everything, as `npm run test:all` and `npm test -- --whole` do. An ordinary one takes
 * a sample where what is left would prove the same once more.
 */
export const isWholeRun = process.env["TEST_WHOLE"] === "1";
