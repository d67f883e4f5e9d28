import { expect, it } from 'vitest';
import { joinProcesses } from './join-processes.ts';

it('the metrics of several processes are one text, in which each family is named once and each value says whose it is', () => {
  const written = (tickets: number) =>
    '# HELP up It runs.\n# TYPE up gauge\nup 1\n# HELP tickets Tickets.\n# TYPE tickets counter\n' +
    `tickets{state="new"} ${tickets}\ntickets{state="a } b"} +Inf\n`;
  expect(joinProcesses({ 1: written(3), 2: written(5) })).toBe(
    [
      '# HELP up It runs.',
      '# TYPE up gauge',
      'up{process="1"} 1',
      'up{process="2"} 1',
      '# HELP tickets Tickets.',
      '# TYPE tickets counter',
      'tickets{process="1",state="new"} 3',
      'tickets{process="1",state="a } b"} +Inf',
      'tickets{process="2",state="new"} 5',
      'tickets{process="2",state="a } b"} +Inf',
      '',
    ].join('\n'),
  );
});
