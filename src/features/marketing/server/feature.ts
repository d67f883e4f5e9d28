import { content } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { since } from '#platform/server/retention/retention-rules.ts';
import { looksUp } from '#platform/server/security/write-limits.ts';
import { marketing } from './command.ts';
import { mountMarketing } from './routes.ts';
import { addMarketing, endMarketing, marketingView } from './staff.ts';
import { marketingNotification } from './tables.ts';

export const marketingFeature = defineFeature({
  name: 'marketing',
  mount: (app, { config, database }) => mountMarketing(app, config, database),
  writeLimits: { 'POST /marketing/marketing_get_notificacion_pub': looksUp('the notification of the popup') },
  commands: { marketing },
  console: {
    views: { marketing: { roles: content, read: (place, { db, now }) => marketingView(db, place, now) } },
    actions: {
      addMarketing: { roles: content, handle: addMarketing },
      endMarketing: { roles: content, handle: endMarketing },
    },
  },
  tables: [
    {
      table: marketingNotification,
      stored: [since('marketing', marketingNotification.until)],
      impersonalBecause: 'Our own news, which everyone can read.',
    },
  ],
});
