import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findFirefox } from '../../../scripts/steps/engines.mjs';
import type { Browser } from './browser.ts';
import { type Json, webdriverTab } from './webdriver.ts';

/** A port that Firefox chooses itself, and pages as most visitors of the tests get them. */
const preferences = {
  'marionette.port': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'intl.accept_languages': 'en',
  'ui.prefersReducedMotion': 1,
  'ui.useOverlayScrollbars': 1,
};

/**
 * Starts Firefox and drives it by Marionette, its own protocol for the commands of WebDriver. Geckodriver does no more
 * than translate the one into the other, and Debian has no package of it.
 */
export async function startFirefox(): Promise<Browser> {
  const path = findFirefox();
  if (!path) throw new Error('Firefox is not installed.');
  const profile = await mkdtemp(join(tmpdir(), 'firefox-'));
  const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`);
  await writeFile(join(profile, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--no-remote', '--profile', profile, '--marionette', '--remote-allow-system-access'];
  const program = spawn(path, args, { stdio: 'ignore' });
  const ended = once(program, 'exit');
  const close = async () => {
    program.kill();
    await ended;
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  };
  try {
    const port = await portOf(profile, () => program.exitCode === null);
    const send = await callMarionette(connect(port, '127.0.0.1'));
    /** Runs a script in the browser itself, which can do what WebDriver has no command for. */
    const runInBrowser = async (script: string, ...args: readonly unknown[]) => {
      await send('Marionette:SetContext', { value: 'chrome' });
      const answer = await send('WebDriver:ExecuteAsyncScript', { script, args });
      await send('Marionette:SetContext', { value: 'content' });
      return answer.value;
    };
    await send('WebDriver:NewSession');
    const tab = webdriverTab(
      async (command, params) => (await send(`WebDriver:${command}`, params)).value,
      () => runInBrowser(readComplaints),
    );
    return {
      async newTab(options) {
        await tab.enterFrame(false);
        await tab.navigate('about:blank');
        await runInBrowser(resetTab, options);
        return tab;
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Firefox writes into its profile on which port it listens. */
async function portOf(profile: string, isRunning: () => boolean): Promise<number> {
  for (; isRunning(); await sleep(50)) {
    const port = await readFile(join(profile, 'MarionetteActivePort'), 'utf8').catch(() => '');
    if (port) return Number(port);
  }
  throw new Error('Firefox has ended before it was ready.');
}

type Call = (name: string, params?: object) => Promise<Record<string, Json>>;

/** Each message is its length in bytes, a colon, and JSON: `[0, id, name, params]`, answered by `[1, id, error, result]`. */
async function callMarionette(socket: Socket): Promise<Call> {
  const waiting = new Map<number, { resolve(result: Record<string, Json>): void; reject(error: Error): void }>();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const start = received.indexOf(':') + 1;
      const end = start + Number(received.subarray(0, Math.max(0, start - 1)));
      if (start === 0 || received.length < end) return;
      const message = JSON.parse(received.toString('utf8', start, end));
      received = received.subarray(end);
      // The first message only introduces Firefox.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message;
      if (error) waiting.get(id)?.reject(new Error(`${error.error}: ${error.message}`));
      else waiting.get(id)?.resolve(result);
      waiting.delete(id);
    }
  });
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('Firefox has closed the connection.'));
  });
  await once(socket, 'connect');
  let calls = 0;
  return (name, params = {}) =>
    new Promise((resolve, reject) => {
      waiting.set(++calls, { resolve, reject });
      const text = JSON.stringify([0, calls, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
}

const resetTab = `
  const [{ width, height, javaScript }, done] = arguments;
  // A journey may have opened another tab, such as a PDF, behind which this one would get no focus.
  const [tab] = gBrowser.tabs;
  gBrowser.selectedTab = tab;
  gBrowser.removeAllTabsBut(tab, { animate: false, skipWarnAboutClosingTabs: true });
  const browser = tab.linkedBrowser;
  Object.assign(browser.style, { width: width + 'px', height: height + 'px' });
  browser.browsingContext.allowJavascript = javaScript;
  Services.console.reset();
  const { CLEAR_COOKIES, CLEAR_DOM_STORAGES, CLEAR_HISTORY } = Services.clearData;
  Services.clearData.deleteData(CLEAR_COOKIES | CLEAR_DOM_STORAGES | CLEAR_HISTORY, () => done());
`;

/** Errors of scripts and of the Content-Security-Policy, in pages and not in the browser itself. */
const readComplaints = `
  const [done] = arguments;
  const messages = Services.console.getMessageArray().filter((message) =>
    message instanceof Ci.nsIScriptError && !(message.flags & Ci.nsIScriptError.warningFlag) && message.innerWindowID);
  done(messages.map((message) => message.category + ': ' + message.errorMessage + ' (' + message.sourceName + ')'));
`;
