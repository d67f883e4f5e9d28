import { type OwnSamples, type SampleDeps, sampleRow } from '#platform/server/mail/dev/own-samples.ts';
import { answerMail, closedMail, firstMail, incompleteMail, replyMail, teamMail, visitorMail } from './mail.ts';
import type { Ticket } from './tables.ts';

export function sampleMails({ typed, ...deps }: SampleDeps) {
  const { language } = deps;
  const { name, message, answer: text, file } = typed;
  const { id, email, createdAt } = sampleRow;
  const ticket: Ticket = {
    ...sampleRow,
    name,
    language,
    reference: 'H-7KQ2-94MX',
    messageKey: null,
    state: 'new',
    quarantineReasons: [],
    phone: '+16045552368',
    country: 'ca',
    message,
    page: '/contact',
    apiClient: null,
    about: null,
    openedBy: 'visitor',
    campaign: { utm_source: 'newsletter' },
    firstAnswerAt: null,
    assignee: null,
    waitingSince: createdAt,
    lastActivityAt: createdAt,
  };
  const openedByTeam = { about: 'Q-7KQ2-94MX-3HTW', openedBy: 'team', state: 'answered' } as const;
  const files = [{ id, name: file, type: 'image/png', bytes: 48_213 }];
  const reply = { id, ticketId: id, author: 'visitor', staffEmail: null, text, createdAt } as const;
  const closing = { messageId: id, text, attachments: files, closes: true };
  return {
    toVisitor: {
      'ticket-visitor': visitorMail(deps, ticket, files),
      'ticket-proven-visitor': visitorMail({ ...deps, sender: 'proven' }, ticket, files),
      'ticket-answer': answerMail(deps, [ticket, { email, language, name }], { messageId: id, text }),
      'ticket-answer-closed': answerMail(deps, [ticket, undefined], closing),
      'ticket-closed': closedMail(deps, [ticket, undefined], { at: createdAt }),
      'ticket-incomplete': incompleteMail(deps, ticket, { to: email, messageId: 'one', follows: [] }),
      'ticket-first': firstMail(deps, [{ ...ticket, ...openedByTeam }, undefined]),
    },
    toTeam: {
      'ticket-team': teamMail(deps, ticket, files),
      'ticket-reply': replyMail(deps, ticket, reply),
    },
  } satisfies OwnSamples;
}
