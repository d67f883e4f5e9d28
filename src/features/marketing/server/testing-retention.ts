import type { RetentionSamples } from '#platform/server/retention/testing-retention.ts';
import { marketingNotification } from './tables.ts';

export const marketingSamples: RetentionSamples = {
  'marketing_notification marketing': (db, until) =>
    db
      .insert(marketingNotification)
      .values({ contenido: 'c', idioma: 'es', tipo: 1, from: new Date(0), until })
      .execute(),
};
