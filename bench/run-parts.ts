import { parseArgs } from 'node:util';
import { clearProgress } from './progress.ts';

export interface Options {
  /** How often to measure; undefined: as often as the part thinks right. */
  readonly runs: number | undefined;
}

/** Measures something and tells of it. */
export type Part = (options: Options) => string | Promise<string>;

/** `weights paint --runs=3`: the parts that are named, all if none is, each printed as soon as it is known. */
export async function runParts(parts: Readonly<Record<string, Part>>, args: readonly string[]): Promise<void> {
  const { names, options } = readArgs(Object.keys(parts), args);
  for (const name of names) {
    const report = await parts[name]?.(options);
    clearProgress();
    console.log(`\n${report}`);
  }
}

export function readArgs(known: readonly string[], args: readonly string[]): { names: string[]; options: Options } {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { runs: { type: 'string' } },
  });
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no benchmark ${unknown}: name ${known.join(', ')}.`);
  const runs = values.runs === undefined ? undefined : Number(values.runs);
  if (runs !== undefined && !(Number.isInteger(runs) && runs > 0)) {
    throw new Error(`--runs=${values.runs} is not a number of runs: say --runs=3.`);
  }
  return { names: known.filter((name) => positionals.length === 0 || positionals.includes(name)), options: { runs } };
}
