import { firstScreenReport } from './pages/first-screen.ts';
import { intentReport, interactionReport } from './pages/interaction.ts';
import { lighthouseReport } from './pages/lighthouse.ts';
import { paintReport } from './pages/paint.ts';
import { weightsReport } from './pages/weights.ts';
import { printReport, readArgs } from './report.ts';
import { callsReport } from './server/calls.ts';
import { consoleReport } from './server/console.ts';
import { growthReport } from './server/growth.ts';
import { memoryReport } from './server/memory.ts';
import { ratesReport } from './server/rates.ts';

/** `npm run bench`, `npm run bench:pages` and `npm run bench:server`. Everything runs on this machine. */
const groups = {
  pages: {
    weights: weightsReport,
    first: firstScreenReport,
    lighthouse: lighthouseReport,
    paint: paintReport,
    intent: intentReport,
    interaction: interactionReport,
  },
  server: {
    rates: ratesReport,
    calls: callsReport,
    memory: memoryReport,
    growth: growthReport,
    console: consoleReport,
  },
};

try {
  const { benchmarks, options } = readArgs(groups, process.argv.slice(2));
  for (const benchmark of benchmarks) printReport(await benchmark(options));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
