import { type PersonalData, tablesOf } from '#platform/server/personal-data.ts';
import { consentReceipt } from './tables.ts';

const answer = { internal: 'answer', because: 'No one can tell whose it is.' } as const;

export const consentData: PersonalData = {
  area: 'consent',
  tables: [
    tablesOf('consent')(
      consentReceipt,
      { id: 'bookkeeping', visitor: answer, purposes: answer, version: answer, language: answer, at: answer },
      { kept: ['visitor', 'purposes', 'version', 'language', 'at'] },
    ),
  ],
  erases: [],
  keeps: [{ what: 'consent', for: 'consent' }],
  collect: async () => undefined,
  erase: async () => undefined,
};
