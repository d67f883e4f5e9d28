import { ratesReport } from './rates.ts';
import { ticketsReport } from './tickets.ts';

console.log(await ratesReport('dist/client', '/en'));
console.log(`\n${await ticketsReport()}`);
