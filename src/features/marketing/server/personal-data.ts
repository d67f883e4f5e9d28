import type { ImpersonalTable } from '#platform/server/personal-data.ts';
import { marketingNotification } from './tables.ts';

export const impersonalMarketing: readonly ImpersonalTable[] = [
  { table: marketingNotification, because: 'Our own news, which everyone can read.' },
];
