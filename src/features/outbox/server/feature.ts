import { administrators } from '#features/team/roles.ts';
import { defineFeature } from '#platform/server/feature.ts';
import { countDeadMail } from '#platform/server/mail/manage-outbox.ts';
import { deadLettersAlert, outboxAlert } from './alerts.ts';
import { outbox } from './command.ts';
import { outboxView, resend, resendDead } from './staff.ts';

/** Mail that leaves. The platform sends it; here the team looks after what did not leave. */
export const outboxFeature = defineFeature({
  name: 'outbox',
  commands: { outbox },
  console: {
    views: {
      outbox: { roles: administrators, read: (place, { db }) => outboxView(db, place), waiting: countDeadMail },
    },
    actions: {
      resend: { roles: administrators, handle: resend },
      resendDead: { roles: administrators, handle: resendDead },
    },
  },
  alerts: [outboxAlert, deadLettersAlert],
});
