import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Receipt } from '#features/payments/receipt.ts';
import type { Quote } from '#features/quotes/quote.ts';
import { limits } from '#platform/server/security/limits.ts';
import { createDocuments, type Documents, type ThreadOptions } from './create-documents.ts';

/** Does what the reference says, and returns it with the number of jobs before it. */
const program = `
const { parentPort, threadId } = require('node:worker_threads');
let jobs = 0;
let busy = 0;
parentPort.on('message', async ({ kind, receipt, quote }) => {
  const { reference } = kind === 'quote' ? quote : receipt;
  if (++busy > 1) throw new Error('Asked before it had answered');
  if (reference === 'dies') process.exit(1);
  if (reference === 'breaks') throw new Error('ana@secret.example');
  if (reference === 'hangs') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  if (reference === 'fails') parentPort.postMessage({ failure: 'ana@secret.example' });
  else {
    if (reference === 'takes its time') await new Promise((resolve) => setTimeout(resolve, 300));
    parentPort.postMessage({ content: new TextEncoder().encode(reference + ' ' + jobs++) });
  }
  busy--;
});
parentPort.postMessage('ready');
`;
const receipt = (reference: string): Receipt => ({
  reference,
  item: 'Bulk e-mail',
  money: { minor: 100, currency: 'usd' },
  taxes: [],
  openLines: [],
  billing: undefined,
  refunds: [],
  paidAt: 0,
  email: 'ana@example.com',
  language: 'en',
  country: undefined,
  isSandbox: false,
  isVoided: false,
});

const quote: Quote = {
  reference: 'Q-7KQ2-94MX-3HTW',
  language: 'en',
  country: 'us',
  currency: 'usd',
  createdAt: 0,
  validUntil: 0,
  name: 'Ana',
  email: 'ana@example.com',
  company: undefined,
  note: undefined,
  subtotal: 100,
  taxes: [],
  total: 100,
  lines: [{ id: 'a', kind: 'quick', name: 'Something', amount: '1 unit', unit: 100, per: 'each', total: 100 }],
  isPayable: true,
  verifyUrl: 'https://www.hormiga.example/support/status/en?quote=Q-7KQ2-94MX-3HTW',
};

const open: Documents[] = [];
afterEach(() => Promise.all(open.splice(0).map((documents) => documents.close())));

function documents(changes: Partial<ThreadOptions> = {}, code = program) {
  const start = vi.fn(() => new Worker(code, { eval: true }));
  const created = createDocuments({ start, ...changes });
  open.push(created);
  const draw = async (reference: string) => {
    return Buffer.from(await created.drawReceipt(receipt(reference))).toString();
  };
  return { draw, start, close: created.close };
}

// A busy machine needs time to start a thread.
describe('documents', () => {
  it('start no thread before there is something to draw', async () => {
    const { start, close } = documents();
    await close();
    expect(start).not.toHaveBeenCalled();
  });

  it('are drawn one after the other in one thread, in the order of the requests', async () => {
    const { draw, start } = documents();
    const names = Array.from({ length: 20 }, (_, n) => `document ${n}`);
    expect(await Promise.all(names.map(draw))).toEqual(names.map((name, n) => `${name} ${n}`));
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ['dies', {}, 'drawing broke off'],
    ['breaks', {}, 'drawing broke off'],
    ['hangs', { patience: 2_000 }, 'drawing took too long'],
  ])('are drawn in another thread when one %s', async (reference, changes, reason) => {
    const { draw, start } = documents(changes);
    const [before, bad, after] = await Promise.allSettled([draw('a'), draw(reference), draw('b')]);
    expect(before).toMatchObject({ value: 'a 0' });
    expect(bad).toMatchObject({ reason: { name: 'DocumentFailure', message: reason } });
    expect(after).toMatchObject({ value: 'b 0' });
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('report one that cannot be drawn, and reuse the thread', async () => {
    const { draw, start } = documents();
    await expect(draw('fails')).rejects.toThrow(/^it could not be drawn$/);
    expect(await draw('a')).toBe('a 0');
    expect(start).toHaveBeenCalledOnce();
  });

  it.each([
    ['never says that it is ready', { starting: 200 }, 'setInterval(() => {}, 1000)', 'drawing took too long'],
    ['cannot be loaded', {}, 'throw new Error()', 'drawing broke off'],
  ])('do not wait for a program that %s', async (_, changes, code, reason) => {
    const { draw } = documents(changes, code);
    await expect(draw('a')).rejects.toThrow(reason);
  });

  it('end an idle thread, and start another when there is work', async () => {
    const { draw, start } = documents({ idle: 20 });
    expect(await draw('a')).toBe('a 0');
    const exit = new Promise((resolve) => start.mock.results[0]?.value.once('exit', resolve));
    await exit;
    expect(await draw('b')).toBe('b 0');
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('end no thread that draws, however long that takes', async () => {
    const { draw, start } = documents({ idle: 50 });
    await draw('a');
    expect(await draw('takes its time')).toBe('takes its time 1');
    expect(start).toHaveBeenCalledOnce();
  });

  it('leave no caller waiting when they are closed', async () => {
    const { draw, start, close } = documents();
    await draw('a');
    const waiting = Promise.allSettled([draw('hangs'), draw('b'), draw('c')]);
    await wait(50);
    await close();
    const reasons = (await waiting).map((result) => result.status === 'rejected' && result.reason.message);
    expect(reasons).toEqual(['drawing broke off', 'the server is stopping', 'the server is stopping']);
    await expect(draw('d')).rejects.toThrow('the server is stopping');
    expect(start).toHaveBeenCalledOnce();
  });

  it('refuse more than they can draw', async () => {
    const { draw, close } = documents();
    const waiting = Promise.allSettled(Array.from({ length: limits.documents.waiting }, () => draw('a')));
    await expect(draw('b')).rejects.toThrow('too many are waiting');
    await close();
    await waiting;
  });

  it('are real: a receipt and eight quotes are drawn from the sources while the server goes on answering', async () => {
    const { drawReceipt, drawQuote, close } = createDocuments({
      start: () => new Worker(new URL('../../../scripts/dev/documents-program.mjs', import.meta.url)),
    });
    const content = await drawReceipt(receipt('P-7KQ2-94MX'));
    expect(Buffer.from(content).toString('latin1')).toMatch(/^%PDF-1\.7/);
    let longest = 0;
    let last = performance.now();
    const heart = setInterval(() => {
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }, 5);
    const began = performance.now();
    const quotes = await Promise.all(Array.from({ length: 8 }, () => drawQuote(quote)));
    const took = performance.now() - began;
    clearInterval(heart);
    await close();
    for (const pdf of quotes) expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
    // No response waited for a whole document, let alone for all.
    expect(longest).toBeLessThan(took / 2);
  });
});
