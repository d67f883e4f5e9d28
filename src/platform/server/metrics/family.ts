/** A Prometheus metric: a name with several values, each with its own labels. */
export interface Family {
  readonly name: string;
  /** One sentence of description. */
  readonly help: string;
  readonly type: 'counter' | 'gauge' | 'histogram';
  readonly samples: () => readonly Sample[];
}

export interface Sample {
  /**
   * Values come from lists in the code, never from a request: each one is a series that Prometheus stores for weeks.
   */
  readonly labels?: Readonly<Record<string, string>>;
  readonly value: number;
  /** The suffix for a histogram: `_bucket`, `_sum` or `_count`. */
  readonly suffix?: string;
}

export const textFormat = 'text/plain; version=0.0.4; charset=utf-8';

/** Renders the text format of Prometheus, version 0.0.4. A family without samples is left out. */
export function writeFamilies(families: readonly Family[]): string {
  return families.map(writeFamily).join('');
}

function writeFamily({ name, help, type, samples }: Family): string {
  const lines = samples().map(
    ({ labels = {}, value, suffix = '' }) => `${name}${suffix}${writeLabels(labels)} ${writeNumber(value)}\n`,
  );
  if (lines.length === 0) return '';
  return `# HELP ${name} ${escapeHelp(help)}\n# TYPE ${name} ${type}\n${lines.join('')}`;
}

function writeLabels(labels: Readonly<Record<string, string>>): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escapeHelp(value).replaceAll('"', '\\"')}"`);
  return pairs.length > 0 ? `{${pairs.join(',')}}` : '';
}

function escapeHelp(text: string): string {
  return text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
}

function writeNumber(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return Number.isNaN(value) ? 'NaN' : value > 0 ? '+Inf' : '-Inf';
}

/** One number, read at the time of the scrape. Undefined: the value is not known now. */
export function gauge(name: string, help: string, read: () => number | undefined): Family {
  return {
    name,
    help,
    type: 'gauge',
    samples: () => {
      const value = read();
      return value === undefined ? [] : [{ value }];
    },
  };
}

/** One number for each of a few label values. */
export function gauges(
  name: string,
  help: string,
  label: string,
  read: () => Readonly<Record<string, number>> | undefined,
): Family {
  return {
    name,
    help,
    type: 'gauge',
    samples: () => Object.entries(read() ?? {}).map(([of, value]) => ({ labels: { [label]: of }, value })),
  };
}
