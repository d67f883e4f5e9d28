import { expect, it } from 'vitest';
import type { Currency } from '#site/countries.ts';
import type { PlanList } from './shown-plan.ts';
import { type Loading, makeLoader } from './use-plans.ts';

/** A server that answers when and what the test says. */
function begin() {
  const told: Loading[] = [];
  const questions: { signal: AbortSignal; answer: (list: PlanList | undefined) => void }[] = [];
  const load = makeLoader(
    (_, signal) => new Promise((answer) => void questions.push({ signal, answer })),
    (loading) => told.push(loading),
  );
  return { load, told, questions };
}

const list = (currency: Currency): PlanList => ({ currency, plans: [] });

it('tells that it asks, and what it is answered', async () => {
  const { load, told, questions } = begin();
  const loaded = load('cop');
  questions[0]?.answer(list('cop'));
  await loaded;
  expect(told).toEqual([{ kind: 'asked' }, { kind: 'loaded', list: list('cop') }]);
});

it('tells of a failure, and of a later success', async () => {
  const { load, told, questions } = begin();
  const first = load('cop');
  questions[0]?.answer(undefined);
  await first;
  const second = load('cop');
  questions[1]?.answer(list('cop'));
  await second;
  expect(told.map(({ kind }) => kind)).toEqual(['asked', 'failed', 'asked', 'loaded']);
});

it.each([
  ['an answer', list('cop')],
  ['a failure', undefined],
])('lets %s to an older question overwrite nothing, in whichever order they come', async (_, late) => {
  for (const order of [
    [0, 1, 2],
    [2, 1, 0],
    [1, 2, 0],
  ]) {
    const { load, told, questions } = begin();
    const loads = [load('usd'), load('cop'), load('cad')];
    for (const at of order) questions[at]?.answer(at === 2 ? list('cad') : late);
    await Promise.all(loads);
    expect(told.filter(({ kind }) => kind !== 'asked')).toEqual([{ kind: 'loaded', list: list('cad') }]);
    expect(questions.map(({ signal }) => signal.aborted)).toEqual([true, true, false]);
  }
});
