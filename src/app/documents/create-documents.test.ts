import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, afterEach, describe, expect, it, onTestFinished } from 'vitest';
import type { Receipt } from '#features/payments/receipt.ts';
import { testQuote } from '#features/quotes/pdf/testing-quote.ts';
import { bundleProgram } from '#platform/server/limited-process/testing-bundle-program.ts';
import { createDocuments, type Documents } from './create-documents.ts';

const { program, remove } = await bundleProgram('src/app/documents/testing-program.ts');
afterAll(remove);

const receipt = (reference: string, email = 'ana@example.com'): Receipt => ({
  reference,
  item: 'Bulk e-mail',
  money: { minor: 100, currency: 'usd' },
  taxes: [],
  openLines: [],
  billing: undefined,
  refunds: [],
  paidAt: 0,
  email,
  language: 'en',
  country: undefined,
  isSandbox: false,
  isVoided: false,
});

const open: Documents[] = [];
afterEach(() => Promise.all(open.splice(0).map((documents) => documents.close())));

function documents(changes: Parameters<typeof createDocuments>[0] = {}) {
  const created = createDocuments(changes, program);
  open.push(created);
  const drawnBy = (draw: (receipt: Receipt) => Promise<Uint8Array>) => async (reference: string, email?: string) =>
    Buffer.from(await draw(receipt(reference, email))).toString('latin1');
  const [forMail, forVisitor] = [created.forMails, created.forVisitors].map(({ drawReceipt }) => drawnBy(drawReceipt));
  if (!forMail || !forVisitor) throw new Error('There are two ways to ask for a document');
  return { forMail, forVisitor, close: created.close };
}

const failure = (message: string) => ({ reason: { name: 'DocumentFailure', message } });

describe('documents', () => {
  it('are drawn in the order of the requests, and once for all who ask for the same', async () => {
    const { forMail, forVisitor } = documents();
    const asked = [forMail('a'), forVisitor('b'), forVisitor('a'), forMail('b'), forMail('a', 'erased'), forMail('c')];
    expect(await Promise.all(asked)).toEqual(['a 0', 'b 1', 'a 0', 'b 1', 'a 2', 'c 3']);
    expect([await forVisitor('b'), await forVisitor('d')]).toEqual(['b 1', 'd 4']);
  });

  it('are kept for a short time, and only the last ones', async () => {
    const few = documents({ kept: 1 });
    expect([await few.forMail('a'), await few.forMail('b')]).toEqual(['a 0', 'b 1']);
    expect([await few.forMail('b'), await few.forMail('a')]).toEqual(['b 1', 'a 2']);
    const none = documents({ keptMs: 0 });
    expect([await none.forMail('a'), await none.forMail('a')]).toEqual(['a 0', 'a 1']);
  });

  it('do not wait for one that loops, which is given up, and not tried again at each reload', async () => {
    const { forMail, forVisitor } = documents({ processorMs: 500, slowProcessorMs: 1_000 });
    const done: string[] = [];
    const asked = ['a', 'loops', 'b', 'loops'].map((name) => forVisitor(name).finally(() => done.push(name)));
    const looping = failure('drawing took too much processor time');
    expect(await Promise.allSettled(asked)).toMatchObject([{ value: 'a 0' }, looping, { value: 'b 0' }, looping]);
    expect(done).toEqual(['a', 'b', 'loops', 'loops']);
    expect(await Promise.allSettled([forVisitor('loops'), forMail('c')])).toMatchObject([looping, { value: 'c 1' }]);
  });

  it('documents that take long are drawn in the end', { tags: 'system' }, async () => {
    expect(await documents({ processorMs: 200 }).forMail('takes a second')).toBe('takes a second 0');
  });

  it.each([
    ['cannot be drawn', 'fails', 'it could not be drawn', 'b 2'],
    ['ends the process', 'dies', 'drawing broke off', 'b 0'],
  ])('do not stop for one that %s, which is tried again when it is asked for', async (_, bad, reason, after) => {
    const { forMail } = documents();
    const outcomes = await Promise.allSettled([forMail('a'), forMail(bad), forMail('b'), forMail(bad)]);
    expect(outcomes).toMatchObject([{ value: 'a 0' }, failure(reason), { value: after }, failure(reason)]);
    expect(await Promise.allSettled([forMail(bad)])).toMatchObject([failure(reason)]);
  });

  it('documents that take long are promised to visitors for later, while mails wait for them', async () => {
    const { forMail, forVisitor } = documents({ visitorsWait: 1 });
    const [first, behind, mail] = [forVisitor('a'), forVisitor('b'), forMail('b')];
    expect(await Promise.allSettled([first, behind])).toMatchObject([
      failure('too many are waiting'),
      failure('too many are waiting'),
    ]);
    expect(await mail).toBe('b 1');
    expect(await Promise.all([forVisitor('a'), forVisitor('b')])).toEqual(['a 0', 'b 1']);
  });

  it('are refused to visitors when many wait, with the time that these will take, but not to mails', async () => {
    const { forMail, forVisitor } = documents({ visitorsQueue: 2 });
    await forMail('a');
    const waiting = [forMail('b'), forVisitor('c'), forVisitor('d'), forVisitor('b'), forMail('e')];
    const secondsToWait = expect.toSatisfy((seconds: number) => seconds > 0);
    expect(await Promise.allSettled(waiting)).toMatchObject([
      { value: 'b 1' },
      { value: 'c 2' },
      { reason: { message: 'too many are waiting', secondsToWait } },
      { value: 'b 1' },
      { value: 'e 3' },
    ]);
  });

  it('leave no caller waiting when they are closed', async () => {
    const { forMail, close } = documents();
    await forMail('a');
    const waiting = Promise.allSettled([forMail('loops'), forMail('b'), forMail('c')]);
    await new Promise(setImmediate);
    await close();
    const stopping = failure('the server is stopping');
    expect(await waiting).toMatchObject([failure('drawing broke off'), stopping, stopping]);
    expect(await Promise.allSettled([forMail('d')])).toMatchObject([stopping]);
  });

  it('are real: a receipt and a quote are drawn from the sources', async () => {
    const { forVisitors, forMails, close } = createDocuments();
    const drawn = await Promise.all([forMails.drawReceipt(receipt('P-7KQ2-94MX')), forVisitors.drawQuote(testQuote())]);
    await close();
    for (const pdf of drawn) expect(Buffer.from(pdf).toString('latin1', 0, 8)).toBe('%PDF-1.7');
  });

  it('are drawn on a starved machine, and one that loops is given up', {
    tags: 'system',
    timeout: 900_000,
  }, async () => {
    const busy = Array.from({ length: 6 }, () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }));
    onTestFinished(async () => void (await Promise.all(busy.map(end))));
    const { forMail } = documents({ slowProcessorMs: 3_500 });
    const outcomes = await Promise.allSettled(['a', 'loops', 'draws', 'b'].map((name) => forMail(name)));
    const pdf = { value: expect.stringMatching(/^%PDF-1\.7/) };
    const looping = failure('drawing took too much processor time');
    expect(outcomes).toMatchObject([{ value: 'a 0' }, looping, pdf, { value: 'b 1' }]);
  });
});

async function end(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL');
  if (process.exitCode === null && process.signalCode === null) await once(process, 'exit');
}
