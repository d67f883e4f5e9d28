// @ts-check

/**
 * The app that was composed from the latest module: once, however many requests ask for it at the same moment, and again
 * when the module is another. The one before is closed first, so that its mail and its money are not seen to twice.
 * @template Module
 * @template {{ close: () => Promise<void> }} App
 * @param {(module: Module) => Promise<App>} compose
 */
export function createCurrentApp(compose) {
  /** @type {{ module: Module, app: Promise<App> } | undefined} */
  let current;

  const closeCurrent = async () => {
    const app = await current?.app.catch(() => undefined);
    await app?.close();
  };

  return {
    /**
     * @param {Module} module
     * @returns {Promise<App>}
     */
    composedFrom(module) {
      if (current?.module === module) return current.app;
      const app = closeCurrent().then(() => compose(module));
      const composed = { module, app };
      current = composed;
      // What could not be composed is tried again by the next request: a file that it reads may be fixed by then.
      app.catch(() => {
        if (current === composed) current = undefined;
      });
      return app;
    },
    close: closeCurrent,
  };
}
