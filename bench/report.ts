import { parseArgs } from 'node:util';

export interface Options {
  /** How often to measure; undefined: as often as the benchmark decides itself. */
  readonly runs: number | undefined;
}

/** Measures something and returns the report. */
export type Benchmark = (options: Options) => string | Promise<string>;

/** `pages weights paint --runs=3`: the benchmarks that are named, and all of a group of which none is named. */
export function readArgs(
  groups: Readonly<Record<string, Readonly<Record<string, Benchmark>>>>,
  args: readonly string[],
): { benchmarks: Benchmark[]; options: Options } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string' } },
  });
  const [first = '', ...rest] = positionals;
  const chosen = groups[first] ?? Object.assign({}, ...Object.values(groups));
  const names = groups[first] ? rest : positionals;
  const unknown = names.find((name) => !(name in chosen));
  if (unknown) throw new Error(`There is no benchmark ${unknown}: name ${Object.keys(chosen).join(', ')}.`);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(`--runs=${values.runs} is not a number of runs: write --runs=3.`);
  }
  const entries = Object.entries<Benchmark>(chosen);
  const benchmarks = entries.filter(([name]) => names.length === 0 || names.includes(name)).map(([, run]) => run);
  return { benchmarks, options: { runs } };
}

/** What is being measured just now: on stderr, so that stdout contains the report alone. */
export function showProgress(text: string): void {
  process.stderr.write(process.stderr.isTTY ? `\r\x1b[K… ${text}` : `… ${text}\n`);
}

/** Prints a report, after removing the line of progress. */
export function printReport(report: string): void {
  if (process.stderr.isTTY) process.stderr.write('\r\x1b[K');
  console.log(`\n${report}`);
}

/** The one in the middle; of an even number, the lower of the two. */
export function median(values: readonly number[]): number {
  return medianBy(values, (value) => value) ?? Number.NaN;
}

/** The item whose value is in the middle. */
export function medianBy<Item>(items: readonly Item[], value: (item: Item) => number): Item | undefined {
  return items.toSorted((one, other) => value(one) - value(other))[Math.floor((items.length - 1) / 2)];
}

/** Rows under their headings: words to the left, numbers to the right. */
export function table(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [headings, ...rows];
  const widths = headings.map((_, column) => Math.max(...lines.map((line) => line[column]?.length ?? 0)));
  const isNumber = headings.map((_, column) => rows.every((row) => /^[^a-z]*\d|^[–-]?$/i.test(row[column] ?? '')));
  const cell = (text: string, column: number) =>
    isNumber[column] ? text.padStart(widths[column] ?? 0) : text.padEnd(widths[column] ?? 0);
  return lines.map((line) => line.map(cell).join('  ').trimEnd()).join('\n');
}

/** `12,345`: a number rounded for a table. */
export function rounded(value = Number.NaN): string {
  return Math.round(value).toLocaleString('en');
}
