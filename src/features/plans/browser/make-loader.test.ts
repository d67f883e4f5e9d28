import { expect, it } from 'vitest';
import type { Currency } from '#site/currencies.ts';
import type { PlanList } from './shown-plan.ts';
import { type Loading, makeLoader } from './use-plans.ts';

/** A mock server that the test controls. */
function begin() {
  const states: Loading[] = [];
  const questions: { signal: AbortSignal; answer: (list: PlanList | undefined) => void }[] = [];
  const load = makeLoader(
    (_, signal) => new Promise((answer) => void questions.push({ signal, answer })),
    (loading) => states.push(loading),
  );
  return { load, states, questions };
}

const list = (currency: Currency): PlanList => ({ currency, plans: [] });

it('the loader reports the request and its answer', async () => {
  const { load, states, questions } = begin();
  const loaded = load('cop');
  questions[0]?.answer(list('cop'));
  await loaded;
  expect(states).toEqual([{ kind: 'asked' }, { kind: 'loaded', list: list('cop') }]);
});

it('the loader reports a failure, and a later success', async () => {
  const { load, states, questions } = begin();
  const first = load('cop');
  questions[0]?.answer(undefined);
  await first;
  const second = load('cop');
  questions[1]?.answer(list('cop'));
  await second;
  expect(states.map(({ kind }) => kind)).toEqual(['asked', 'failed', 'asked', 'loaded']);
});

it.each([
  ['an answer', list('cop')],
  ['a failure', undefined],
])('the loader ignores %s to an older request, in any order', async (_, late) => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const { load, states, questions } = begin();
    const loads = [load('usd'), load('cop'), load('cad')];
    for (const at of order) questions[at]?.answer(at === 2 ? list('cad') : late);
    await Promise.all(loads);
    expect(states.filter(({ kind }) => kind !== 'asked')).toEqual([{ kind: 'loaded', list: list('cad') }]);
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  }
});
