import { type OwnSamples, type SampleDeps, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { invitationMail, securityMail } from './mail.ts';

/** Each member reads them in a language of their own. */
export function sampleMails({ config, language }: SampleDeps) {
  const { createdAt: now, ...user } = sampleRow;
  const member = { ...user, invitedBy: 'eva.quintero@hormiga.example' };
  return {
    toVisitor: {
      'member-invitation': invitationMail(config, { member, role: 'agent', language, token: 'never-valid', now }),
      'member-passkey': securityMail(config, { user, language, news: 'passkeyAdded', now }),
      'member-reset': securityMail(config, { user, language, news: 'reset', now }),
    },
  } satisfies OwnSamples;
}
