import { runParts } from '../run-parts.ts';
import { firstScreenReport } from './first-screen-report.ts';
import { intentPart } from './intent/part.ts';
import { interactionPart } from './interaction/part.ts';
import { lighthousePart } from './lighthouse/part.ts';
import { paintPart } from './paint/part.ts';
import { weighSite } from './weights.ts';
import { weightsReport } from './weights-report.ts';

const parts = {
  weights: () =>
    `What a page loads before its visitor does anything, in kB (brotli; fonts as they are)\n\n${weightsReport(weighSite('dist/client'))}`,
  first: () => firstScreenReport('dist/client'),
  lighthouse: lighthousePart,
  paint: paintPart,
  intent: intentPart,
  interaction: interactionPart,
};

await runParts(parts, process.argv.slice(2));
