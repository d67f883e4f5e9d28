import type { Known } from '#platform/server/testing-targets.ts';

/** The forms of the console. */
export function outboxActions({ uuid }: Known) {
  return [{ action: 'resend', mail: uuid }, { action: 'resendDead' }];
}
