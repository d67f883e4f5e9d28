import { type PersonalData, tablesOf } from '../personal-data.ts';
import { staffAction } from './tables.ts';

const log = { internal: 'log', because: 'It names team members, and visitors only by a reference.' } as const;

export const teamData: PersonalData = {
  area: 'team',
  tables: [
    tablesOf('team')(
      staffAction,
      { id: 'ours', staffEmail: log, action: log, subject: log, details: log, at: log },
      { kept: ['staffEmail', 'action', 'subject', 'details', 'at'] },
    ),
  ],
  erases: [],
  keeps: [{ what: 'log', for: 'staff-log' }],
  collect: async () => undefined,
  erase: async () => undefined,
};
