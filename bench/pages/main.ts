import { firstScreenReport } from './first-screen-report.ts';
import { weighSite } from './weights.ts';
import { weightsReport } from './weights-report.ts';

console.log('What a page loads before its visitor does anything, in kB (brotli; fonts as they are)\n');
console.log(weightsReport(weighSite('dist/client')));
console.log(firstScreenReport('dist/client'));
