import { ratesReport } from './rates.ts';
import { ticketsReport } from './tickets.ts';
import { weighSite } from './weights.ts';
import { weightsReport } from './weights-report.ts';

const client = 'dist/client';

console.log('What a page loads before its visitor does anything, in kB (brotli; fonts as they are)\n');
console.log(weightsReport(weighSite(client)));
console.log(`\n${await ratesReport(client, '/en')}`);
console.log(`\n${await ticketsReport()}`);
