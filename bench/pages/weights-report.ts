import { type Bounded, boundedParts, bounds, type PageWeight, partsOver } from './weights.ts';

const columns = ['html', ...boundedParts] as const;
const width = 9;

/** One line a route, in the language in which it is heaviest, and a verdict. */
export function weightsReport(weights: readonly PageWeight[]): string {
  const worst = new Map<string, PageWeight>();
  for (const weight of weights) {
    if (total(weight) > total(worst.get(weight.path))) worst.set(weight.path, weight);
  }
  const rows = [...worst.values()].map((weight) => {
    const sizes = columns.map((column) => kilobytes(weight[column]).padStart(width)).join('');
    const over = partsOver(weight);
    return `${weight.path.padEnd(30)} ${weight.language}${sizes}${over.length > 0 ? `  OVER: ${over.join(', ')}` : ''}`;
  });
  const head = `${'route'.padEnd(33)}${columns.map((column) => column.padStart(width)).join('')}`;
  return [head, ...rows, '', ...boundedParts.map((part) => verdict(part, weights))].join('\n');
}

function verdict(part: Bounded, weights: readonly PageWeight[]): string {
  const heaviest = Math.max(...weights.map((weight) => weight[part]));
  const word = heaviest <= bounds[part] ? 'within' : 'OVER';
  return `${part}: at most ${kilobytes(heaviest)} kB, ${word} the bound of ${kilobytes(bounds[part])} kB`;
}

function total(weight: PageWeight | undefined): number {
  return weight ? columns.reduce((sum, column) => sum + weight[column], 0) : -1;
}

function kilobytes(bytes: number): string {
  return (bytes / 1000).toFixed(1);
}
