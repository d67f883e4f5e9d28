import { find, keys, missing, type Tab, type Wanted } from './browser.ts';

/** The commands of WebDriver that the tests use, with their addresses. Marionette knows them by the same names. */
export const commands = {
  ElementClear: ['POST', '/element/{id}/clear'],
  ElementClick: ['POST', '/element/{id}/click'],
  ElementSendKeys: ['POST', '/element/{id}/value'],
  ExecuteScript: ['POST', '/execute/sync'],
  Navigate: ['POST', '/url'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  SwitchToFrame: ['POST', '/frame'],
  TakeScreenshot: ['GET', '/screenshot'],
} as const;

/** A value that was parsed. Who reads it knows what it is, as with `JSON.parse`. */
export type Json = ReturnType<typeof JSON.parse>;

type Send = (command: keyof typeof commands, params?: Readonly<Record<string, unknown>>) => Promise<Json>;

/** The key under which the standard writes an element's id. */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** A tab that is driven by the commands of WebDriver: https://www.w3.org/TR/webdriver2/ */
export function webdriverTab(send: Send, complaints: Tab['complaints']): Tab {
  const execute = (script: object, arg: unknown): Promise<Json> =>
    send('ExecuteScript', { script: `return (${script}).apply(null, arguments)`, args: [arg] });

  async function element(wanted: Wanted): Promise<string> {
    const found = await execute(find, wanted);
    if (!found) throw new Error(missing(wanted));
    // WebKit's driver does not scroll inside of a part of the page.
    await execute((there: Element) => there.scrollIntoView({ block: 'center', behavior: 'instant' }), found);
    return found[elementKey];
  }

  return {
    navigate: (url) => send('Navigate', { url }),
    run: (script) => execute(script, null),
    has: async (wanted) => Boolean(await execute(find, wanted)),
    click: async (wanted) => send('ElementClick', { id: await element(wanted) }),
    async type(text, wanted) {
      const id = await element(wanted);
      await send('ElementClear', { id });
      await send('ElementSendKeys', { id, text });
    },
    async press(key) {
      const actions = ['keyDown', 'keyUp'].map((type) => ({ type, value: keys[key] }));
      await send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
    },
    async enterFrame(enters) {
      const id = enters ? await execute(findFrame, null) : null;
      if (enters && !id) throw new Error('The page has no frame.');
      await send('SwitchToFrame', { id });
    },
    screenshot: async () => Buffer.from(await send('TakeScreenshot', { full: false }), 'base64'),
    complaints,
  };
}

/** The window of the checkout is in a shadow tree, where WebDriver does not count frames. Runs in the page. */
function findFrame(): Element | undefined {
  const trees = [...document.querySelectorAll('*')].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  return [document, ...trees].flatMap((tree) => [...tree.querySelectorAll('iframe')])[0];
}
