/** The rules of the platform's office that are plain numbers. */
export const officeConstants = {
  /** How many shops a report of all of them names. */
  reportShops: 10,
  /** Orders that the platform's people are shown of a number or phone at most. */
  foundOrdersMost: 20,
  /** Days back that are counted anew each night for the platform's report. */
  recountedDays: 40,
  /** Lists of shops and accounts are counted so far, and have pages so far: what is further back is searched for. */
  officeCountedUpTo: 1000,
};
