// @ts-check

/**
 * The app composed from the latest module: once, however many concurrent requests need it, and again when the module
 * has changed. The previous one is closed first, so that mail and payments are not processed twice.
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
      // If composing fails, the next request tries again: the file may be fixed by then.
      app.catch(() => {
        if (current === composed) current = undefined;
      });
      return app;
    },
    close: closeCurrent,
  };
}
