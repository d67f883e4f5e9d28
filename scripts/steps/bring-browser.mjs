// @ts-check
import { existsSync } from 'node:fs';
import { findBrowser } from './find-browser.mjs';
import { packageBin } from './package-bin.mjs';
import { CommandError, runCommand } from './run-command.mjs';

/**
 * The path of a browser for the tests: the system's, else one of Debian's packages if that can be installed, else
 * Playwright's own build.
 * @param {string} root
 * @param {(text: string) => void} note
 * @returns {Promise<string>}
 */
export async function bringBrowser(root, note) {
  let browser = await browserHere();
  let printed = '';
  for (const [command, ...args] of browser ? [] : waysToInstall(root)) {
    const env = { DEBIAN_FRONTEND: 'noninteractive' };
    const { output } = await runCommand(command, args, { cwd: root, env, onLine: note });
    printed += `$ ${command} ${args.join(' ')}\n${output}\n`;
    browser = await browserHere();
    if (browser) break;
  }
  if (browser) return browser;
  const fix = 'Install Chromium or Chrome, or set CHROMIUM_PATH to one, then try again.';
  throw new CommandError(`No browser was found, and none could be installed. ${fix}`, printed);
}

async function browserHere() {
  // Imported late: this file is loaded before anything is installed.
  const { chromium } = await import('@playwright/test');
  const own = chromium.executablePath();
  return findBrowser() ?? (existsSync(own) ? own : undefined);
}

/**
 * @param {string} root
 * @returns {[command: string, ...args: string[]][]}
 */
function waysToInstall(root) {
  const isDebianRoot = existsSync(aptGet) && process.getuid?.() === 0;
  return [
    ...(isDebianRoot ? debianCommands : []),
    [process.execPath, packageBin(root, '@playwright/test', 'playwright'), 'install', 'chromium'],
  ];
}

const aptGet = '/usr/bin/apt-get';

/**
 * The headless browser if there is such a package, else the whole one.
 * @type {[command: string, ...args: string[]][]}
 */
const debianCommands = [
  [aptGet, 'update', '-qq'],
  [aptGet, 'install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell'],
  [aptGet, 'install', '-y', '-qq', '--no-install-recommends', 'chromium'],
];
