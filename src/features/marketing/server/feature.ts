import { defineFeature } from '#platform/server/feature.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { looksUp } from '#platform/server/security/write-limits.ts';
import { marketing } from './command.ts';
import { mountMarketing } from './routes.ts';
import { marketingNotification } from './tables.ts';

export const marketingFeature = defineFeature({
  name: 'marketing',
  mount: (app, { config, database }) => mountMarketing(app, config, database),
  writeLimits: { 'POST /marketing/marketing_get_notificacion_pub': looksUp('the notification of the popup') },
  commands: { marketing },
  tables: [
    {
      table: marketingNotification,
      stored: [since('marketing', marketingNotification.until)],
      impersonalBecause: 'Our own news, which everyone can read.',
    },
  ],
});
