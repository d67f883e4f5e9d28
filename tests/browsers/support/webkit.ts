import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findWebkit } from '../../../scripts/steps/engines.mjs';
import { freePort } from '../../../src/platform/database/testing-free-port.ts';
import type { Browser, Tab, TabOptions } from './browser.ts';
import { commands, type Json, webdriverTab } from './webdriver.ts';

/** Starts WebKitGTK's own driver, on a screen that nobody sees. Each tab is a session of its own, which takes a second. */
export async function startWebkit(): Promise<Browser> {
  const { xvfb, driver, browser } = findWebkit() ?? {};
  if (!xvfb || !driver) throw new Error('WebKit is not installed.');
  const screen = spawn(xvfb, ['-displayfd', '3', '-screen', '0', '1400x2600x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [display] = await once(screen.stdio[3] ?? screen, 'data');
  // GTK's own setting, from which WebKit has `prefers-reduced-motion`: else the driver presses what still scrolls.
  const settings = await mkdtemp(join(tmpdir(), 'gtk-'));
  await mkdir(join(settings, 'gtk-3.0'));
  await writeFile(join(settings, 'gtk-3.0', 'settings.ini'), '[Settings]\ngtk-enable-animations=0\n');
  const port = await freePort();
  const program = spawn(driver, [`--port=${port}`], {
    env: {
      ...process.env,
      DISPLAY: `:${String(display).trim()}`,
      XDG_CONFIG_HOME: settings,
      LANGUAGE: 'en',
      NO_AT_BRIDGE: '1',
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [program.stdout, program.stderr]) stream.on('data', (data) => (output += data));

  const send = async (method: string, path: string, body?: object): Promise<Json> => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body && { body: JSON.stringify(body) }),
    });
    const { value } = JSON.parse(await response.text());
    if (!response.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
  const isReady = () =>
    send('GET', '/status').then(
      () => true,
      () => false,
    );
  while (!(await isReady())) {
    if (program.exitCode !== null) throw new Error(`WebKitWebDriver has ended:\n${output}`);
    await sleep(50);
  }

  let session: string | undefined;
  const endSession = async () => {
    if (session) await send('DELETE', session);
    session = undefined;
  };

  async function newTab({ width, height, javaScript }: TabOptions): Promise<Tab> {
    await endSession();
    output = '';
    const args = [
      '--automation',
      // Without its toolbar, which is too wide for the window of a phone.
      '--full-screen',
      '--enable-write-console-messages-to-stdout=true',
      `--enable-javascript=${javaScript}`,
    ];
    const options = { binary: browser, args };
    const created = await send('POST', '/session', {
      capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
    });
    session = `/session/${created.sessionId}`;
    const tab = webdriverTab(
      (command, params = {}) => {
        const [method, path] = commands[command];
        const { id, ...others } = params;
        const isElement = path.includes('{id}');
        const address = `${session}${isElement ? path.replace('{id}', String(id)) : path}`;
        return send(method, address, method === 'GET' ? undefined : isElement ? others : params);
      },
      async () => output.split('\n').filter((line) => /^CONSOLE \S+ ERROR|^CONSOLE ERROR/.test(line)),
    );
    await send('POST', `${session}/window/rect`, { width, height });
    return tab;
  }

  return {
    newTab,
    async close() {
      await endSession();
      program.kill();
      screen.kill();
      await Promise.all([once(program, 'exit'), once(screen, 'exit')]);
      await rm(settings, { recursive: true, force: true });
    },
  };
}
