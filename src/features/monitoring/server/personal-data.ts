import type { ImpersonalTable } from '#platform/server/personal-data.ts';
import { canaryResult, missingAddress } from './tables.ts';

export const impersonalMonitoring: readonly ImpersonalTable[] = [
  { table: canaryResult, because: 'The results of tests that the site makes of itself.' },
  { table: missingAddress, because: 'Addresses and how often they were opened, not by whom.' },
];
