import { median } from '../../median.ts';
import { table } from '../../table.ts';
import type { Kind } from '../kinds.ts';
import type { Paints } from './paints.ts';
import { slowLine, slowProcessor } from './slow-line.ts';

const heads = ['page', 'address', 'first', 'largest', 'least: first', 'largest', 'first later by'];

export function paintReport(
  results: ReadonlyMap<Kind, { readonly ours: readonly Paints[]; readonly least: readonly Paints[] }>,
  runs: number,
): string {
  const rows = [...results].map(([{ name, address }, { ours, least }]) => {
    const first = [ours, least].map((paints) => median(paints.map((paint) => paint.first)));
    const largest = [ours, least].map((paints) => median(paints.map((paint) => paint.largest)));
    const [mine = 0, theirs = 0] = first;
    return [name, address, ms(mine), ms(largest[0]), ms(theirs), ms(largest[1]), ms(mine - theirs)];
  });
  const line = `${(slowLine.downloadThroughput * 8) / 1_000_000} Mbit/s, ${slowLine.latency} ms, processor ÷ ${slowProcessor}`;
  return [
    `Milliseconds to the first and the largest paint, nothing cached, ${line}; the middle of ${runs}`,
    'Beside it the least possible page: the same HTML with its styles inside, no script and no font, from memory.',
    'The browser holds back each answer by the latency and counts no opening of connections, nor their slow start.',
    '',
    table(heads, rows),
  ].join('\n');
}

function ms(value = Number.NaN): string {
  return value.toFixed(0);
}
