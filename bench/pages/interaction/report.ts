import { median } from '../../median.ts';
import { table } from '../../table.ts';
import { slowProcessor } from '../paint/slow-line.ts';
import type { EventTime, Felt } from './event-times.ts';
import type { Interaction } from './interactions.ts';

/** What people take for at once. */
const goal = 200;

const heads = ['part', 'address', 'middle', 'worst', 'of it waiting', 'in listeners', 'longest task', 'worst event'];

export function interactionReport(results: ReadonlyMap<Interaction, readonly Felt[]>, runs: number): string {
  const rows = [...results].map(([{ name, path }, felt]) => {
    const durations = felt.map(({ slowest }) => slowest?.duration ?? 0);
    const worst = worstOf(felt);
    return [
      name,
      path,
      ms(median(durations)),
      ms(Math.max(...durations)),
      ms(worst?.wait ?? 0),
      ms(worst?.work ?? 0),
      ms(Math.max(...felt.map(({ longestTask }) => longestTask))),
      worst?.name ?? '',
    ];
  });
  const worst = worstOf([...results.values()].flat())?.duration ?? 0;
  return [
    `Milliseconds from a visitor's first press or key on a part that sleeps to the next paint, processor ÷ ${slowProcessor}, ${runs} runs`,
    'The browser counts in steps of 8 ms and says nothing of less than 16 ms: that is a 0 here.',
    '',
    table(heads, rows),
    '',
    `at most ${worst} ms, ${worst < goal ? 'within' : 'OVER'} the goal of ${goal} ms`,
  ].join('\n');
}

function worstOf(felt: readonly Felt[]): EventTime | undefined {
  return felt.flatMap(({ slowest }) => slowest ?? []).toSorted((one, other) => other.duration - one.duration)[0];
}

function ms(value: number): string {
  return value.toFixed(0);
}
