import { type RetentionSamples, sampleCode } from '#platform/server/retention/testing-retention.ts';
import { missingAddress } from './tables.ts';

export const monitoringSamples: RetentionSamples = {
  'missing_address missing-addresses': (db, lastSeen) =>
    db
      .insert(missingAddress)
      .values({ path: sampleCode(), hits: 1, firstSeen: new Date(0), lastSeen, lastLanguage: 'es' })
      .execute(),
};
