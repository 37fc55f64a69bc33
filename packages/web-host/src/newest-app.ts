/** What answers requests until a newer one does. */
export interface App {
  fetch(request: Request, bindings?: object): Response | Promise<Response>;
  close(): Promise<void>;
}

export interface NewestApp extends App {
  /** Opens a newer app. Changes that come while one is being opened have one more for all of them. */
  renew(): void;
}

/**
 * Answers with the newest app that could be opened.
 * @param open opens one of the source as it is; the app before is closed once it has
 * @param told is called after each renewal, with the error where there is no newer app
 */
export async function openNewestApp(
  open: () => Promise<App>,
  told: (error?: unknown) => void,
): Promise<NewestApp> {
  let current = await open();
  let renewals = Promise.resolve();
  let isWaiting = false;
  const renew = async () => {
    isWaiting = false;
    try {
      const before = current;
      current = await open();
      await before.close();
      told();
    } catch (error) {
      told(error);
    }
  };
  return {
    fetch: (request, bindings) => current.fetch(request, bindings),
    renew() {
      if (isWaiting) return;
      isWaiting = true;
      renewals = renewals.then(renew);
    },
    async close() {
      await renewals;
      await current.close();
    },
  };
}
