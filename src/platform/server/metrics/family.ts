import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';

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

/** Milliseconds between two samples of the event loop: rare enough to cost nothing. */
const resolution = 20;
const nanosecond = 1e-9;
const microsecond = 1e-6;

/** Metrics of this process, under the names that dashboards for Node and Prometheus know. */
export function processMetrics(): { readonly families: readonly Family[]; readonly stop: () => void } {
  const delay = monitorEventLoopDelay({ resolution });
  delay.enable();
  const startedAt = performance.timeOrigin / 1000;
  return {
    stop: () => void delay.disable(),
    families: [
      {
        name: 'process_cpu_seconds_total',
        help: 'Seconds of processor time that this process has used.',
        type: 'counter',
        samples: () => {
          const { user, system } = process.cpuUsage();
          return [{ value: (user + system) * microsecond }];
        },
      },
      gauge('process_start_time_seconds', 'When this process started, in Unix time.', () => startedAt),
      gauge('process_resident_memory_bytes', 'Memory that this process holds.', () => process.memoryUsage.rss()),
      gauges('nodejs_heap_size_bytes', 'The heap of JavaScript.', 'part', () => {
        const { heapTotal: total, heapUsed: used, external } = process.memoryUsage();
        return { total, used, external };
      }),
      gauge('process_open_fds', 'Files and sockets that are open.', openFiles),
      gauge('nodejs_active_handles', 'What keeps the event loop busy: sockets, timers, requests.', () => {
        return process.getActiveResourcesInfo().length;
      }),
      gauges('nodejs_eventloop_lag_seconds', 'How late the event loop was since the last scrape.', 'part', () => {
        // The sampling interval itself is not lag.
        const late = (nanoseconds: number) => Math.max(0, nanoseconds * nanosecond - resolution / 1000);
        const lag = { mean: late(delay.mean || 0), p99: late(delay.percentile(99)), max: late(delay.max) };
        delay.reset();
        return lag;
      }),
    ],
  };
}

/** Only available on Linux. */
function openFiles(): number | undefined {
  try {
    return readdirSync('/proc/self/fd').length;
  } catch {
    return undefined;
  }
}
