/** Name of the cookie in which the browser tells the server which message it has shown. */
export const seenMessageCookie = "haat-told";
