import { pino } from 'pino';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { readConfig } from '#platform/server/config/config.ts';
import { runCanaryCommand, startCanary } from './start-canary.ts';
import { visitAt } from './visit.ts';

const keys = { CANARY_SECRET: 'a secret that only the canary knows', CANARY_EMAIL: 'canary@hormiga.example' };
const unreachable = { step: 'page', reason: 'the site cannot be reached' };

afterEach(() => void vi.unstubAllGlobals());

/** Replaces the network. */
function answering(answer: typeof fetch) {
  const fetched = vi.fn(answer);
  vi.stubGlobal('fetch', fetched);
  return fetched;
}
const failFetch = () => answering(() => Promise.reject(new TypeError('fetch failed')));

describe('a visit', () => {
  it('looks like a browser on the site, and does not follow redirects', async () => {
    const fetched = answering(async () => new Response('here'));
    expect(await (await visitAt('http://site.test')('/contact', { headers: { accept: 'text/html' } })).text()).toBe(
      'here',
    );
    await visitAt('http://site.test')('/');
    const browser = { origin: 'http://site.test', 'sec-fetch-site': 'same-origin' };
    expect(fetched.mock.calls).toMatchObject([
      ['http://site.test/contact', { redirect: 'error', headers: { ...browser, accept: 'text/html' } }],
      ['http://site.test/', { headers: browser }],
    ]);
  });

  it('distinguishes a site that is down from one that is slow', async () => {
    failFetch();
    await expect(visitAt('http://site.test')('/')).rejects.toThrow('the site cannot be reached');
    answering(() => Promise.reject(new DOMException('late', 'TimeoutError')));
    await expect(visitAt('http://site.test')('/')).rejects.toThrow('no answer within 15 s');
  });
});

describe('the canary of a server', () => {
  const start = (env: Readonly<Record<string, string>>, receiveResult: () => Promise<void>) =>
    startCanary(readConfig(env), {
      log: pino({ level: 'silent' }),
      siteUrl: 'http://site.test',
      name: 'web1:3000',
      receiveResult,
    });

  it('is sent if it is configured, and its result is received', async () => {
    failFetch();
    const receiveResult = vi.fn(async () => undefined);
    const { stop } = start({ ...keys, CANARY_MINUTES: '5' }, receiveResult);
    await expect.poll(() => receiveResult, { interval: 1 }).toHaveBeenCalled();
    await stop();
    expect(receiveResult.mock.calls).toMatchObject([[{ failure: unreachable }, { sender: 'web1:3000' }]]);
  });

  it('gives no result if the server was stopped in the meantime', async () => {
    failFetch();
    const receiveResult = vi.fn(async () => undefined);
    await start({ ...keys, CANARY_MINUTES: '5' }, receiveResult).stop();
    expect(receiveResult).not.toHaveBeenCalled();
  });

  it('is not sent unless it is configured', async () => {
    const fetched = failFetch();
    await start(keys, async () => undefined).stop();
    await start({}, async () => undefined).stop();
    expect(fetched).not.toHaveBeenCalled();
  });
});

describe('npm run canary', () => {
  const config = readConfig({ ...keys, PUBLIC_URL: 'http://site.test', ALERT_URL: 'http://alert.test/hook' });

  it.each([
    [['--url', 'http://site.test/path'], config, '--url must be the address'],
    [['--url'], config, '--url must be the address'],
    [[], readConfig({}), 'Set CANARY_SECRET and CANARY_EMAIL'],
  ])('refuses %j with an explanation', async (args, of, words) => {
    const fetched = failFetch();
    await expect(runCanaryCommand(of, args)).rejects.toThrow(words);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('posts the alert itself if the site is down', async () => {
    const fetched = answering(async (address) => {
      if (String(address).startsWith('http://alert.test/')) return new Response();
      throw new TypeError('fetch failed');
    });
    expect(await runCanaryCommand(config, ['--url', 'http://other.test'])).toMatchObject({ exitCode: 1 });
    const called = fetched.mock.calls.filter(([address]) => address === 'http://alert.test/hook');
    expect(called.map(([, init]) => JSON.parse(String(init?.body)))).toMatchObject([
      {
        alert: 'canary',
        state: 'firing',
        site: 'http://other.test',
        text: expect.stringContaining('page: the site cannot'),
      },
    ]);
  });

  it('leaves the alert to a server that has received the result', async () => {
    const fetched = answering(async (_, init) => {
      if (init?.method === 'PUT') return new Response(null, { status: 204 });
      throw new TypeError('fetch failed');
    });
    expect(await runCanaryCommand(config, [])).toMatchObject({
      exitCode: 1,
      output: expect.stringContaining('The canary did not arrive.'),
    });
    expect(fetched.mock.calls.map(([address]) => address)).toEqual([
      'http://site.test/contact/en',
      'http://site.test/canary',
    ]);
  });
});
