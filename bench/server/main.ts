import { runParts } from '../run-parts.ts';
import { callsReport } from './calls.ts';
import { pageGrowthReport } from './growth/pages.ts';
import { ticketGrowthReport } from './growth/tickets.ts';
import { memoryReport } from './memory.ts';
import { ratesReport } from './rates.ts';

const parts = {
  rates: () => ratesReport('dist/client', '/en'),
  calls: callsReport,
  memory: memoryReport,
  growth: async () => [await pageGrowthReport('dist/client'), await ticketGrowthReport()].join('\n\n'),
};

await runParts(parts, process.argv.slice(2));
