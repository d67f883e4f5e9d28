// @ts-check
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @param {readonly string[]} names */
function onPath(...names) {
  const folders = (process.env.PATH ?? '').split(':').filter(Boolean);
  return names.flatMap((name) => folders.map((folder) => join(folder, name))).find(existsSync);
}

/** @returns {string | undefined} */
export const findFirefox = () => process.env.FIREFOX_PATH || onPath('firefox-esr', 'firefox');

/** WebKitGTK's driver, the small browser that it drives, and a screen that nobody sees. */
export function findWebkit() {
  const [driver, xvfb] = [onPath('WebKitWebDriver'), onPath('Xvfb')];
  const browser = miniBrowsers().find(existsSync);
  return driver && xvfb && browser ? { driver, xvfb, browser } : undefined;
}

/** WebKitGTK keeps its small browser outside of the PATH, in a folder of each architecture and version. */
function miniBrowsers() {
  return ['/usr/lib', '/usr/libexec', '/usr/lib64'].filter(existsSync).flatMap((root) =>
    readdirSync(root).flatMap((name) => {
      const versions = name.startsWith('webkit')
        ? [name]
        : ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((version) => join(name, version));
      return versions.map((version) => join(root, version, 'MiniBrowser'));
    }),
  );
}

const engines = /** @type {const} */ ([
  { id: 'firefox', find: findFirefox, label: 'Firefox (apt-get install firefox-esr)' },
  { id: 'webkit', find: findWebkit, label: 'WebKit (apt-get install webkit2gtk-driver xvfb)' },
]);

/** The engines other than Chromium that are installed here. No command installs them. */
export const installedEngines = () => engines.filter(({ find }) => find()).map(({ id }) => id);

/** Those that are not, each with what brings it on a Debian. */
export const missingEngines = () => engines.filter(({ find }) => !find()).map(({ label }) => label);
