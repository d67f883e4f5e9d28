import { callsReport } from './calls.ts';
import { pageGrowthReport } from './growth/pages.ts';
import { ticketGrowthReport } from './growth/tickets.ts';
import { memoryReport } from './memory.ts';
import { ratesReport } from './rates.ts';

/** `npm run bench:server`, or some of it: `npm run bench:server -- rates calls`. */
const parts: Readonly<Record<string, readonly (() => Promise<string>)[]>> = {
  rates: [() => ratesReport('dist/client', '/en')],
  calls: [callsReport],
  memory: [memoryReport],
  growth: [() => pageGrowthReport('dist/client'), () => ticketGrowthReport()],
};

const asked = process.argv.slice(2);
const unknown = asked.find((name) => !(name in parts));
if (unknown) throw new Error(`Nothing is measured by the name ${unknown}: say ${Object.keys(parts).join(', ')}.`);
for (const name of asked.length > 0 ? asked : Object.keys(parts)) {
  for (const report of parts[name] ?? []) console.log(`${await report()}\n`);
}
