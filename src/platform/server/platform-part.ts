import { defineFeature } from './feature.ts';
import { mountHealth } from './health/health.ts';
import { mountSecurityTxt } from './security/mount-security-txt.ts';
import { mountReports } from './security/reports/mount-reports.ts';

/** What the platform itself answers and stores. */
export const platformPart = defineFeature({
  name: 'platform',
  mount(app, { config, database, storage, concerns, isStopping, log }) {
    mountHealth(app, config, { database, storage, concerns, isStopping });
    mountReports(app, config, log);
    mountSecurityTxt(app, config);
  },
  writeLimits: {
    'POST /csp-reports': { storesNothing: 'writes lines into the log, few in a minute by network and overall' },
  },
});
