import { defineFeature } from '#platform/server/feature.ts';
import { deadLettersAlert, outboxAlert } from './alerts.ts';
import { outbox } from './command.ts';

/** Mail that leaves. The platform sends it; here the team looks after what did not leave. */
export const outboxFeature = defineFeature({
  name: 'outbox',
  commands: { outbox },
  alerts: [outboxAlert, deadLettersAlert],
});
