// @ts-check
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { CommandError, packageBin, runShown } from '../steps/processes.mjs';

const staffEmail = 'demo@hormiga.example';
/** Written last: a folder without it was not made by this command, or not to its end. */
const markName = 'made-by-npm-run-demo.json';
const unfinishedName = 'unfinished';

/**
 * The folder with the invented data, which is made if it does not exist, or again if it has to be fresh. A folder that
 * was not made here is never touched.
 * @param {string} root
 * @param {string} folder
 * @param {boolean} isFresh
 */
export function prepareDemo(root, folder, isFresh) {
  const mark = join(folder, markName);
  const unfinished = join(folder, unfinishedName);
  const isOurs = existsSync(mark) || existsSync(unfinished);
  if (existsSync(folder) && !isOurs && readdirSync(folder).length > 0) {
    throw new CommandError(`${folder} contains something that is not of the demo. Move it away, and try again.`);
  }
  if (existsSync(mark) && !isFresh) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(unfinished, '');
  console.log('Inventing two years of customers, which takes about a minute:');
  const migrations = join(root, 'src/platform/database/migrations');
  runShown([packageBin(root, 'tsx'), 'scripts/demo/main.ts', join(folder, 'data'), migrations]);
  if (process.exitCode) throw new CommandError('The data of the demo could not be made.');
  writeFileSync(mark, JSON.stringify({ madeAt: new Date().toISOString() }));
  rmSync(unfinished);
}

/**
 * Makes this process a demo: with its own folder, simulated payments, and mail that goes into files. Settings of another
 * installation, from the environment or from a file `.env`, must not reach it.
 * @param {string} root
 * @param {string} folder
 */
export async function useDemoSettings(root, folder) {
  const names = readFileSync(join(root, '.env.example'), 'utf8').matchAll(/^#?([A-Z][A-Z_]+)=/gm);
  const port = process.env.PORT ?? String(await freePort(4000));
  for (const [, name] of names) if (name) delete process.env[name];
  Object.assign(process.env, {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: port,
    DATA_DIR: join(folder, 'data'),
    CLIENT_DIR: join(root, 'dist/client'),
    MIGRATIONS_DIR: join(root, 'src/platform/database/migrations'),
    PUBLIC_URL: `http://localhost:${port}`,
    STAFF_EMAILS: staffEmail,
    // Otherwise the first clean-up would delete a part of the two years.
    RETENTION_DAYS: 'meetings:3650,quotes:3650,notifications:3650',
    PAYMENTS: 'sandbox',
    LOG_LEVEL: 'error',
    START_BANNER: 'false',
  });
  // No `.env` is here.
  process.chdir(folder);
  return port;
}

/**
 * Says how to use the demo, as soon as it answers.
 * @param {string} folder
 * @param {string} port
 */
export async function explainDemo(folder, port) {
  const isReady = () =>
    fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) await wait(200);
  const { madeAt } = JSON.parse(readFileSync(join(folder, markName), 'utf8'));
  console.log(`
  The demo is running, with data that was invented on ${madeAt.slice(0, 10)}. To have it up to today: npm run demo -- --fresh

  Console   http://localhost:${port}/staff
  Sign in   as ${staffEmail}: the code appears here. In a second browser, marcela@hormiga.example is a
            colleague (agent) and lucia@hormiga.example an editor
  Site      http://localhost:${port}
  Mail      goes to ${join(folder, 'data', 'mail')} and reaches nobody; payments are simulated
  Stop      Ctrl+C
`);
}

/**
 * Shows the mails that are written from now on, and the sign-in codes in them.
 * @param {string} folder
 */
export function showMails(folder) {
  const mails = join(folder, 'data', 'mail');
  const list = () => (existsSync(mails) ? readdirSync(mails).filter((name) => name.endsWith('.eml')) : []);
  const known = new Set(list());
  setInterval(() => {
    for (const name of list().filter((one) => !known.has(one))) {
      known.add(name);
      const mail = readFileSync(join(mails, name), 'utf8');
      const recipient = /^To: (.*)$/m.exec(mail)?.[1]?.trim();
      // The subject has it too, but there it may be encoded.
      const code = /^(\d{6})\s*$/m.exec(mail)?.[1];
      console.log(code ? `  Code for ${recipient}: ${code}` : `  A mail to ${recipient}: ${name}`);
    }
  }, 300).unref();
}

/**
 * @param {number} first
 * @returns {Promise<number>}
 */
function freePort(first) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(freePort(first + 1)));
    server.listen(first, '127.0.0.1', () => server.close(() => resolve(first)));
  });
}
