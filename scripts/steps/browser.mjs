// @ts-check
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CommandError, packageBin, runCommand } from './processes.mjs';

/** First the headless one: the same engine, and a fifth to a third less work for every test. */
const linuxNames = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
];
const macPaths = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];
const windowsPath = join('Google', 'Chrome', 'Application', 'chrome.exe');

/**
 * An installed Chromium or Chrome: the one named by CHROMIUM_PATH, else the system's.
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 * @param {(path: string) => boolean} [works]
 * @returns {string | undefined}
 */
export function findBrowser(env = process.env, platform = process.platform, works = canRun) {
  const named = env.CHROMIUM_PATH;
  if (named && !works(named)) {
    throw new CommandError(`CHROMIUM_PATH is ${named}, and no browser runs there: correct it, or unset it to search.`);
  }
  return named || candidates(env, platform).find(works);
}

/**
 * @param {NodeJS.ProcessEnv} env
 * @param {string} platform
 */
function candidates(env, platform) {
  if (platform === 'darwin') return macPaths;
  if (platform === 'win32') {
    return [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA]
      .filter((folder) => folder !== undefined)
      .map((folder) => join(folder, windowsPath));
  }
  const folders = (env.PATH ?? '').split(':').filter(Boolean);
  return linuxNames.flatMap((name) => folders.map((folder) => join(folder, name)));
}

/**
 * Checks the version, because a file alone proves little: Ubuntu's chromium-browser only points to a snap.
 * @param {string} path
 */
function canRun(path) {
  // Chrome for Windows prints no version; there is no such placeholder there either.
  const args = process.platform === 'win32' ? ['--headless', '--dump-dom', 'about:blank'] : ['--version'];
  return spawnSync(path, args, { timeout: 20_000, stdio: 'ignore' }).status === 0;
}

const aptGet = '/usr/bin/apt-get';
const aptInstall = [aptGet, 'install', '-y', '-qq', '--no-install-recommends'];

/**
 * The path of a browser for the tests: the system's, else one of Debian's packages if that can be installed, else
 * Playwright's own build.
 * @param {string} root
 * @param {(text: string) => void} note
 * @returns {Promise<string>}
 */
export async function bringBrowser(root, note) {
  // Imported late: this file is loaded before anything is installed.
  const { chromium } = await import('@playwright/test');
  const find = () => findBrowser() ?? [chromium.executablePath()].find((path) => existsSync(path));
  const isDebianRoot = existsSync(aptGet) && process.getuid?.() === 0;
  const waysToInstall = [
    ...(isDebianRoot ? [[aptGet, 'update', '-qq']] : []),
    ...(isDebianRoot ? ['chromium-headless-shell', 'chromium'].map((name) => [...aptInstall, name]) : []),
    [process.execPath, packageBin(root, '@playwright/test', 'playwright'), 'install', 'chromium'],
  ];
  let browser = find();
  let printed = '';
  for (const [command = '', ...args] of browser ? [] : waysToInstall) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { output } = await runCommand(command, args, { cwd: root, env, onLine: note });
    printed += `$ ${command} ${args.join(' ')}\n${output}\n`;
    browser = find();
    if (browser) break;
  }
  if (browser) return browser;
  const fix = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';
  throw new CommandError(`No browser was found, and none could be installed. ${fix}`, printed);
}
