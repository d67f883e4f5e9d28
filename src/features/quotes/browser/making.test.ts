import { describe, expect, it, vi } from 'vitest';
import { makeMaking, type QuoteGateway, type Stage, stageAfter } from './making.ts';

const shown = { minor: 120_000, currency: 'usd' } as const;
const made = { CODE: 1, DATA: { pdf: '/q.pdf', page: '/q' } } as const;

function begin(...answers: Awaited<ReturnType<QuoteGateway['send']>>[]) {
  const stages: Stage[] = [];
  const send = vi.fn<QuoteGateway['send']>(() => Promise.resolve(answers.shift() ?? made));
  const arrive = vi.fn();
  const making = makeMaking((stage) => stages.push(stage));
  return { stages, send, arrive, making, make: () => making.make(shown, { send, arrive }) };
}

describe('creating a quote', () => {
  it('sends the total that was shown, and opens the quote', async () => {
    const { make, send, arrive, stages } = begin();
    await make();
    expect(send).toHaveBeenCalledExactlyOnceWith('usd', '1200');
    expect(arrive).toHaveBeenCalledExactlyOnceWith(made.DATA);
    expect(stages).toEqual([{ kind: 'sending' }]);
  });

  it('makes one quote, however often the button is pressed, also while the page is being left', async () => {
    const { make, send, making, stages } = begin();
    await Promise.all([make(), make()]);
    await make();
    expect(send).toHaveBeenCalledTimes(1);
    making.reset();
    expect(stages.at(-1)).toEqual({ kind: 'ready' });
    await make();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it('can be tried again after a failure', async () => {
    const { make, send, arrive, stages } = begin({ CODE: 3, DATA: {} });
    await make();
    expect(stages.at(-1)).toEqual({ kind: 'failed', errorCode: 'failure' });
    await make();
    expect([send.mock.calls.length, arrive.mock.calls.length]).toEqual([2, 1]);
  });
});

describe('an answer without a quote', () => {
  it('asks the visitor if the total has changed', () => {
    const right = { kind: 'asking', right: { minor: 130_050, currency: 'usd' } };
    expect(stageAfter({ CODE: 4, DATA: { currency: 'USD', value: '1300.50' } })).toEqual(right);
    expect(stageAfter({ CODE: 4, DATA: {} })).toEqual({ kind: 'failed', errorCode: 'failure' });
  });

  it('reports the problems of fields, and of the list for its items', () => {
    const fields = { email: 'invalid', 'items.3.id': 'onlyColombia' };
    expect(stageAfter({ CODE: 2, DATA: { fields } })).toEqual({
      kind: 'wrong',
      problems: { email: 'invalid', items: 'onlyColombia' },
    });
    expect(stageAfter({ CODE: 2, DATA: {} })).toEqual({ kind: 'failed', errorCode: 'failure' });
  });

  it('distinguishes a rate limit from a failure', () => {
    expect(stageAfter({ CODE: 7, DATA: {} })).toEqual({ kind: 'failed', errorCode: 'tooManyRequests' });
    expect(stageAfter({ CODE: 5, DATA: undefined })).toEqual({ kind: 'failed', errorCode: 'failure' });
  });
});
