import { table } from '../../table.ts';
import type { Kind } from '../kinds.ts';
import { auditsLeftOut } from './left-out.ts';
import { goals, type Scores, subjects } from './scores.ts';

const heads = ['page', 'address', 'perf', 'access', 'best', 'SEO', 'FCP s', 'LCP s', 'TBT ms', 'CLS', 'index', ''];

/** One line a page, then what costs points and how near the goals are. */
export function lighthouseReport(rated: ReadonlyMap<Kind, Scores>, runs: number): string {
  return [
    `Lighthouse, mobile, simulated line and processor; ${runs === 1 ? 'one run' : `the middle one of ${runs} runs`} a page`,
    'The index is how quick this machine was just then; an idle fast one has 1500 and more. All times grow as it falls.',
    '',
    table(
      heads,
      [...rated].map(([kind, scores]) => row(kind, scores)),
    ),
    '* is-crawlable left out: the page is kept out of search engines on purpose',
    '',
    'What costs points:',
    ...(losses(rated).length > 0 ? losses(rated) : ['  nothing']),
    '',
    ...subjects.map((subject) => verdict(subject, rated)),
  ].join('\n');
}

function row({ name, route, address }: Kind, { points, timings, machine }: Scores): string[] {
  return [
    name,
    address,
    ...subjects.map((subject) => String(points[subject])),
    (timings.fcp / 1000).toFixed(2),
    (timings.lcp / 1000).toFixed(2),
    timings.tbt.toFixed(0),
    timings.cls.toFixed(3),
    machine.toFixed(0),
    auditsLeftOut(route).length > 0 ? '*' : '',
  ];
}

/** Less than a twentieth of a point is not seen in any score. */
function losses(rated: ReadonlyMap<Kind, Scores>): string[] {
  return [...rated].flatMap(([{ address }, { losses }]) =>
    losses
      .filter(({ points }) => points >= 0.05)
      .map(
        ({ audit, subject, points, value }) => `  ${address}: ${audit} (${value}), ${points.toFixed(1)} of ${subject}`,
      ),
  );
}

function verdict(subject: keyof typeof goals, rated: ReadonlyMap<Kind, Scores>): string {
  const least = Math.min(...[...rated.values()].map(({ points }) => points[subject]));
  return `${subject}: ${least} or more, ${least >= goals[subject] ? 'reaches' : 'MISSES'} the goal of ${goals[subject]}`;
}
