import { legal } from '#content/catalogue/legal.ts';
import { type OwnSamples, type SampleDeps, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { changedEmailMail, codeMail, deletedAccountMail, linkMail } from './mail.ts';

/** As on a site without settings of its own. */
const kept = [
  { what: 'payments', days: legal.retentionDays.payments },
  { what: 'requests', days: legal.retentionDays['data-requests'] },
] as const;

export function sampleMails({ config, language }: SampleDeps) {
  const { publicUrl } = config;
  const code = { publicUrl, code: '482913', language } as const;
  const { createdAt: now, ...user } = sampleRow;
  return {
    toVisitor: {
      code: codeMail({ ...code, purpose: 'sign-in' }),
      'code-change-email': codeMail({ ...code, purpose: 'change-email' }),
      'code-link': linkMail({ publicUrl, pass: 'a-pass', language }),
      'email-changed': changedEmailMail(config, { user, newEmail: 'new@example.com', language, now }),
      'account-deleted': deletedAccountMail(config, { user, language, kept }),
    },
  } satisfies OwnSamples;
}
