import { readdirSync } from 'node:fs';
import { monitorEventLoopDelay, performance } from 'node:perf_hooks';
import type { Family } from './family.ts';
import { gauge, gauges } from './family.ts';

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
