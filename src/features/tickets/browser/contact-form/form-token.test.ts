import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { formTokenAge } from '../../ticket-limits.ts';

const start = Date.UTC(2026, 10, 16);
/** A little more than the server's minimum. */
const oldEnough = formTokenAge.least + 500;

let given = 0;
const giveToken = () => Promise.resolve(Response.json({ CODE: 1, DATA: { token: `token-${++given}`, proofBits: 0 } }));

beforeEach(() => {
  given = 0;
  vi.useFakeTimers({ now: start });
  vi.stubGlobal('fetch', vi.fn(giveToken));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Imports the module again for each test, because a page has one token. */
async function page() {
  vi.resetModules();
  return import('./form-token.ts');
}

/** Whether the fields are available after this many milliseconds. */
async function isThereAfter(wait: number, fields: Promise<unknown>): Promise<boolean> {
  let isThere = false;
  void fields.then(() => {
    isThere = true;
  });
  await vi.advanceTimersByTimeAsync(wait);
  return isThere;
}

it('waits until the token is as old as the minimum time a person needs to fill in the form', async () => {
  const { tokenFields } = await page();
  const fields = tokenFields();
  expect(await isThereAfter(formTokenAge.least, fields)).toBe(false);
  expect(await isThereAfter(500, fields)).toBe(true);
  expect(await fields).toEqual({ token: 'token-1', proof: '' });
});

it('does not wait if the visitor took long enough', async () => {
  const { prepareToken, tokenFields } = await page();
  prepareToken();
  await vi.advanceTimersByTimeAsync(oldEnough);
  expect(await isThereAfter(0, tokenFields())).toBe(true);
});

it('does not wait longer if the clock was set back by an hour in the meantime', async () => {
  const { prepareToken, tokenFields } = await page();
  prepareToken();
  await vi.advanceTimersByTimeAsync(0);
  vi.setSystemTime(start - 60 * 60 * 1000);
  expect(await isThereAfter(oldEnough, tokenFields())).toBe(true);
});

it('fetches another token if the first is half a day old', async () => {
  const { prepareToken, tokenFields } = await page();
  prepareToken();
  await vi.advanceTimersByTimeAsync(formTokenAge.most / 2 + 1);
  const fields = tokenFields();
  expect(await isThereAfter(oldEnough, fields)).toBe(true);
  expect(await fields).toMatchObject({ token: 'token-2' });
});

it('sends no token if none can be fetched', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  const { tokenFields } = await page();
  expect(await tokenFields()).toEqual({});
});
