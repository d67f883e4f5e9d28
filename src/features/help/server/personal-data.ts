import type { ImpersonalTable } from '#platform/server/personal-data.ts';
import { helpQuestion, helpWay } from './tables.ts';

export const impersonalHelp: readonly ImpersonalTable[] = [
  { table: helpQuestion, because: 'Questions without who asked them, with addresses, numbers and names masked.' },
  { table: helpWay, because: 'The same, chosen by the team; and which member of the team did.' },
];
