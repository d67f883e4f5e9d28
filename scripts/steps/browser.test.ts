import { expect, test } from 'vitest';
import { findBrowser } from './browser.mjs';

const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('CHROMIUM_PATH comes first, and a wrong one is reported', () => {
  const env = { CHROMIUM_PATH: '/opt/chrome', PATH: '/usr/bin' };
  expect(findBrowser(env, 'linux', only('/opt/chrome', '/usr/bin/chromium'))).toBe('/opt/chrome');
  expect(() => findBrowser(env, 'linux', only('/usr/bin/chromium'))).toThrow('CHROMIUM_PATH is /opt/chrome');
});

test('the browser on Linux is the first of the usual names on the PATH that runs', () => {
  const env = { PATH: '/usr/local/bin:/usr/bin' };
  expect(findBrowser(env, 'linux', only('/usr/bin/google-chrome'))).toBe('/usr/bin/google-chrome');
  expect(findBrowser(env, 'linux', only('/usr/bin/google-chrome', '/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  const shell = '/usr/bin/chromium-headless-shell';
  expect(findBrowser(env, 'linux', only('/usr/local/bin/chromium', shell)), 'the one without windows').toBe(shell);
  expect(findBrowser(env, 'linux', only())).toBeUndefined();
});

test('the browser on a Mac is the one in Applications', () => {
  const chrome = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findBrowser({}, 'darwin', only(chrome))).toBe(chrome);
});
