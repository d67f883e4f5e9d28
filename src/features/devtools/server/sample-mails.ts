import { legal } from '#content/catalogue/legal.ts';
import { wordsIn } from '#content/words.ts';
import { changedEmailMail, codeMail, deletedAccountMail, linkMail } from '#features/accounts/server/mail.ts';
import { holdMail, meetingMails, reminderMail } from '#features/meetings/server/mail.ts';
import type { Meeting } from '#features/meetings/server/tables.ts';
import { deliveryMail, payerMail, refundMail } from '#features/payments/server/buyer-mails.ts';
import { teamPaymentMail } from '#features/payments/server/mail.ts';
import type { PaymentOrder } from '#features/payments/server/store/orders.ts';
import { describeLine } from '#features/quotes/describe-quotable.ts';
import { totalsOf } from '#features/quotes/quote.ts';
import { readSelection } from '#features/quotes/selected-items.ts';
import { quoteMails } from '#features/quotes/server/mail.ts';
import { invitationMail, securityMail } from '#features/team/server/mail.ts';
import {
  answerMail,
  closedMail,
  firstMail,
  incompleteMail,
  replyMail,
  teamLanguage,
  ticketMails,
} from '#features/tickets/server/mail.ts';
import type { Ticket } from '#features/tickets/server/tables.ts';
import { pick } from '#platform/database/queries.ts';
import type { SampleMail } from '#platform/server/mail/dev/dev-mail-pages.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { type Language, languageCodes } from '#site/languages.ts';

const id = '3f0c8a52-6d1e-4b7a-9c35-0e8f5d2a7b61';
const email = 'zoe@example.com';
const now = new Date('2026-11-20T12:00:00Z');
/** As on a site without settings of its own. */
const kept = [
  { what: 'payments', days: legal.retentionDays.payments },
  { what: 'requests', days: legal.retentionDays['data-requests'] },
] as const;

const later = new Date('2026-11-30T22:30:00Z');
const secret = 'the keys of these links are never valid';
/** What the rows have in common. */
const row = { id, email, requestId: null, userId: null, createdAt: now };

/** What somebody typed. */
const typed = {
  name: 'Zoë O’Neill-Peña',
  company: 'Transportes del Caribe S.A.S.',
  message: 'Good morning,\n\nsince yesterday two of our trucks are missing on the map. Could you have a look?',
  answer: 'Good morning,\nour trucks are back on the map since 7:40.\n\nThank you for your patience.',
  topic: 'Twelve trucks in Santander, and a driver who never answers.',
  note: 'We begin in January.',
  file: 'map.png',
} as const;

type Typed = Readonly<Record<keyof typeof typed, string>>;

/** HTML, a word of 60 letters, an emoji, and letters that run to the left. */
const awkward = `<img src=x onerror=alert(1)> "&' ${'Aeropuertos'.repeat(6).slice(0, 60)} 🐜 שלום עולם`;
const awkwardlyTyped: Typed = {
  name: awkward,
  company: awkward,
  message: `${awkward}\n\n${awkward}`,
  answer: awkward,
  topic: awkward,
  note: awkward,
  file: awkward,
};

type Sample = Pick<Mail, 'subject' | 'text' | 'html'>;

/**
 * Every mail that the site sends, in every language, with invented content: for developers to look at, and for tests.
 * Mails to the team are in its own language alone. Those that contain what somebody typed are there a second time.
 */
export function sampleMails(config: Deps['config']): ReadonlyMap<string, SampleMail> {
  const all = languageCodes.flatMap((language) =>
    samplesIn(config, language, typed).flatMap(([name, mail]): Named[] => {
      const isForTeam = /team|reply/.test(name);
      if (isForTeam && language !== teamLanguage) return [];
      return [nameSample(`${language}-${name}`, mail, isForTeam ? 'team' : language)];
    }),
  );
  const awkwardOnes = samplesIn(config, teamLanguage, awkwardlyTyped)
    .filter(([, { text }]) => text.includes('🐜'))
    .map(([name, mail]) => nameSample(`es-awkward-${name}`, mail, 'awkward'));
  return new Map([...all, ...awkwardOnes]);
}

type Named = readonly [string, SampleMail];

function nameSample(name: string, { subject, text, html }: Sample, of: SampleMail['of']): Named {
  const [group = 'account'] = /ticket|meeting|payment|quote/.exec(name) ?? [];
  return [`sample-${name}`, { subject, text, html, group, of }];
}

function samplesIn(config: Deps['config'], language: Language, written: Typed): Samples {
  const { publicUrl } = config;
  const deps = { config, secret };
  return [
    ['code', codeMail({ publicUrl, code: '482913', language, purpose: 'sign-in' })],
    ['code-change-email', codeMail({ publicUrl, code: '482913', language, purpose: 'change-email' })],
    ['code-link', linkMail({ publicUrl, pass: 'a-pass', language })],
    ['email-changed', changedEmailMail(config, { user: { id, email }, newEmail: 'new@example.com', language, now })],
    [
      'member-invitation',
      invitationMail(config, {
        member: { id, email, invitedBy: 'eva.quintero@hormiga.example' },
        role: 'agent',
        language,
        token: 'never-valid',
        now,
      }),
    ],
    ['member-passkey', securityMail(config, { user: { id, email }, language, news: 'passkeyAdded', now })],
    ['member-reset', securityMail(config, { user: { id, email }, language, news: 'reset', now })],
    ['account-deleted', deletedAccountMail(config, { user: { id, email }, language, kept })],
    ...ticketSamples(deps, language, written),
    ...meetingSamples(deps, language, written),
    ...paymentSamples(deps, language, written),
    ...quoteSamples(deps, language, written),
  ];
}

type Deps = Parameters<typeof holdMail>[0] & Pick<Parameters<typeof quoteMails>[0], 'config'>;
type Samples = readonly (readonly [string, Sample])[];

/** Names them after the ends of their keys. */
const named = (kind: string, mails: readonly Mail[]): Samples =>
  mails.map((mail) => [`${kind}-${mail.key.split(':').at(-1)}`, mail]);

function ticketSamples(deps: Deps, language: Language, { name, message, answer: text, file }: Typed): Samples {
  const ticket: Ticket = {
    ...row,
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
    waitingSince: now,
    lastActivityAt: now,
  };
  const openedByTeam = { about: 'Q-7KQ2-94MX-3HTW', openedBy: 'team', state: 'answered' } as const;
  const files = [{ id, name: file, type: 'image/png', bytes: 48_213 }];
  const reply = { id, ticketId: id, author: 'visitor', staffEmail: null, text, createdAt: now } as const;
  return [
    ...named('ticket', ticketMails(deps)(ticket, files)),
    ...named('ticket-proven', ticketMails({ ...deps, sender: 'proven' })(ticket, files)).slice(1),
    ['ticket-answer', answerMail(deps, [ticket, { email, language, name }], { messageId: id, text })],
    [
      'ticket-answer-closed',
      answerMail(deps, [ticket, undefined], { messageId: id, text, attachments: files, closes: true }),
    ],
    ['ticket-closed', closedMail(deps, [ticket, undefined], { at: now })],
    ['ticket-incomplete', incompleteMail(deps, ticket, { to: ticket.email, messageId: 'one', follows: [] })],
    ['ticket-first', firstMail(deps, [{ ...ticket, ...openedByTeam, message: text }, undefined])],
    ['ticket-reply', replyMail(deps, ticket, reply)],
  ];
}

function meetingSamples(deps: Deps, language: Language, { name, topic }: Typed): Samples {
  const meeting: Meeting = {
    ...row,
    name,
    language,
    reference: 'M-7KQ2-94MX',
    topic,
    zone: 'Europe/Madrid',
    country: 'es',
    quoteReference: 'Q-7KQ2-94MX-3HTW',
    startsAt: later,
    state: 'booked',
    sequence: 0,
    bookedAt: now,
    heldUntil: null,
    mailbox: null,
    cancelledAt: null,
    cancelledBy: null,
    remindedAt: null,
  };
  const mails = meetingMails(deps);
  const meetings = { ...deps.config.meetings, meetingUrl: 'https://meet.example/hormiga' };
  const withCall = { ...deps, config: { ...deps.config, meetings } };
  const cancelled = { ...meeting, state: 'cancelled', cancelledAt: now, cancelledBy: 'team' } as const;
  return [
    ['meeting-hold', holdMail(deps)(meeting)],
    ...named('meeting-booked', mails({ news: 'booked', meeting })),
    ...named('meeting-moved', mails({ news: 'moved', meeting, before: now })),
    ...named('meeting-cancelled', mails({ news: 'cancelled', meeting: cancelled })),
    ...named('meeting', [reminderMail(withCall)(meeting)]),
  ];
}

function paymentSamples({ config, secret }: Deps, language: Language, { name, company, note }: Typed): Samples {
  const order: PaymentOrder & { readonly email: string } = {
    ...row,
    language,
    reference: 'P-7KQ2-94MX-3HTW',
    productId: 4,
    quoteReference: null,
    planId: 'small',
    emails: null,
    emailCorrectedAt: null,
    currency: 'COP',
    amount: 4_760_000,
    taxes: [{ name: 'IVA', rate: 1900, minor: 760_000 }],
    openLines: [],
    provider: 'wompi',
    apiClient: null,
    state: 'paid',
    expiresAt: later,
    paidAt: now,
    deliveredAt: null,
    deliveryId: null,
    deliveryNote: null,
    ownerDeletedAt: null,
    nextCheckAt: null,
    checks: 0,
    lastCheckAt: null,
  };
  const transaction = {
    ...pick(order, 'provider', 'reference', 'currency', 'amount', 'email', 'createdAt'),
    id: '11004-1700481600-42118',
    orderId: id,
    status: 'APPROVED',
    problem: null,
    settledAt: null,
    updatedAt: now,
  } as const;
  const billing = {
    kind: 'company',
    name,
    company: company || 'Panadería Ñandú S.A.S.',
    taxIdType: 'nit',
    taxId: '890903938-8',
    street: 'Carrera 43A # 1-50, oficina 802',
    city: 'Medellín',
    region: 'Antioquia',
    postalCode: null,
    country: 'CO',
    phone: '+573000000000',
  } as const;
  const refund = {
    id,
    orderId: id,
    amount: 1_000_000,
    reason: 'requested',
    note,
    providerReference: null,
    transactionId: null,
    isExtra: false,
    refundedAt: now,
    createdAt: now,
  } as const;
  const twice = { ...transaction, provider: 'sandbox', problem: 'paidTwice' } as const;
  const news = ['approved', 'declined', 'voided'] as const;
  return [
    ...news.map((one) => [`payment-${one}`, payerMail(config, secret, order, one)] as const),
    ['payment-delivered', deliveryMail(config, secret, order, 'delivered', { id, note })],
    ['payment-undelivered', deliveryMail(config, secret, order, 'undelivered', { id, note })],
    ['payment-refunded', refundMail(config, secret, order, { refund, refunded: 2_000_000 })],
    [
      'payment-refunded-second',
      refundMail(config, secret, order, { refund: { ...refund, isExtra: true }, refunded: 0 }),
    ],
    ['payment-team-paid', teamPaymentMail(config, { transaction, order }, 'paid', billing)],
    ['payment-team-voided', teamPaymentMail(config, { transaction, order }, 'voided')],
    ['payment-team-problem', teamPaymentMail(config, { transaction: twice, order }, 'problem')],
  ];
}

function quoteSamples(deps: Deps, language: Language, { name, company, note }: Typed): Samples {
  const selection = 'product-wabot.12.5_quick-api.1_support-startups.6_helpdesk-small.1';
  const selected = readSelection(selection);
  const stored = {
    ...row,
    name,
    language,
    selection,
    reference: 'Q-7KQ2-94MX-3HTW',
    company,
    note,
    country: 'co',
    currency: 'usd',
    lines: selected.map((one) => describeLine(one, 'usd', wordsIn(language), language)),
    ...totalsOf(selected, 'usd', [{ name: 'IVA', rate: 1900 }]),
    validUntil: later,
    ownerDeletedAt: null,
  };
  return named('quote', quoteMails({ ...deps, isProven: false })(stored));
}
