import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { composeMail } from '#platform/server/mail/compose-mail.ts';
import type { Mail } from '#platform/server/mail/outbox.ts';
import { testMail } from '#platform/server/mail/testing-mail.ts';
import { parseHtml, readableText } from '#platform/testing-html.ts';
import { answerMail, ticketMails } from './mail.ts';
import type { Ticket } from './tables.ts';

const publicUrl = 'https://www.hormiga.example';
const parts = { config: { teamEmail: brand.email.support, publicUrl }, secret: 'x'.repeat(32) };
const mails = ticketMails({ ...parts, sender: 'proven' });
const link = new RegExp(`${publicUrl}/support/status/en\\?reference=H-7KQ2-94MX&key=[\\w-]{22}\\n`);

const ticket: Ticket = {
  id: randomUUID(),
  reference: 'H-7KQ2-94MX',
  requestId: null,
  messageKey: null,
  userId: null,
  state: 'new',
  quarantineReasons: [],
  name: 'Zoë {name} <script>',
  email: 'zoe@example.com',
  phone: '+16045552368',
  language: 'en',
  country: 'ca',
  message: '[Sent from the website]\n\n"A" & <b>B</b>\n{reference}',
  page: '/contact',
  apiClient: null,
  about: null,
  openedBy: 'visitor',
  campaign: { utm_source: '<news>' },
  createdAt: new Date('2026-11-20T12:00:00Z'),
  firstAnswerAt: null,
  assignee: null,
  waitingSince: new Date('2026-11-20T12:00:00Z'),
  lastActivityAt: new Date('2026-11-20T12:00:00Z'),
};
const files = [{ id: randomUUID(), name: '<img>.png', type: 'image/png', bytes: 1 }];

describe('the mails of a ticket', () => {
  const [team, visitor] = mails(ticket, files);

  it('tell the team who wrote, and a reply goes to the visitor', () => {
    expect(team).toMatchObject({
      key: 'ticket:H-7KQ2-94MX:team',
      recipient: brand.email.support,
      replyTo: 'zoe@example.com',
      subject: 'H-7KQ2-94MX: mensaje de Zoë {name} <script>',
    });
    for (const fact of [
      'Teléfono: +1 604 555 2368',
      'País: Canadá',
      'Página: /contact',
      'Llegó por: utm_source <news>',
      'Recibido: 20 de noviembre de 2026, 7:00\u00a0a.\u00a0m., hora de Bogotá',
    ]) {
      expect(team?.text).toContain(`\n${fact}\n`);
    }
    expect(team?.text).not.toContain('Sistema');
    expect(team?.text).toContain(`Abrir el caso\n${publicUrl}/staff/es?view=ticket&ticket=H-7KQ2-94MX\n`);
  });

  it('contain reference, opening hours and message if the address is proven', () => {
    expect(visitor).toMatchObject({
      key: 'ticket:H-7KQ2-94MX:visitor',
      recipient: 'zoe@example.com',
      replyTo: brand.email.support,
      subject: 'Your message to Hormiga: H-7KQ2-94MX',
    });
    expect(visitor?.text).toMatch(
      /^We have your message\n=+\n\nReference: H-7KQ2-94MX\n\nHello Zoë \{name\} <script>,\n/,
    );
    expect(visitor?.text).toContain('\nReceived: November 20, 2026 at 7:00\u00a0AM, Bogotá time\n');
    expect(visitor?.text).toMatch(link);
    const $ = parseHtml(visitor?.html ?? '');
    expect($(`a[href^="${publicUrl}/support/status/en?reference=H-7KQ2-94MX&key="]`)).toHaveLength(1);
    expect(visitor?.text.replaceAll('\u00a0', ' ')).toContain(
      '- Monday to Friday: 8:00 AM – 12:00 PM and 2:00 PM – 6:00 PM\n- Saturday: 8:00 AM – 12:00 PM\n',
    );
    expect(visitor?.text).toContain('\n\n> "A" & <b>B</b>\n> {reference}\n');
    expect(visitor?.text).toContain('the file you attached:\n\n- <img>.png\n');
  });

  it('escape any HTML that a visitor wrote', () => {
    for (const mail of [team, visitor]) {
      const $ = parseHtml(mail?.html ?? '');
      expect($('script, b, img:not([src^="cid:"]), news')).toHaveLength(0);
      expect(readableText($)).toContain('"A" & <b>B</b> {reference}');
    }
    expect(parseHtml(visitor?.html ?? '')('html').attr('lang')).toBe('en');
  });

  it('are in the visitor’s language, and mention no files if there are none', () => {
    const subjects = ['es', 'fr'].map((language) => mails({ ...ticket, language }, [])[1]?.subject);
    expect(subjects).toEqual(['Su mensaje a Hormiga: H-7KQ2-94MX', 'Votre message à Hormiga\u00a0: H-7KQ2-94MX']);
    expect(mails(ticket, [])[1]?.text).not.toContain('attached');
  });
});

describe('the mail to an address that is not proven', () => {
  const files = [1, 2].map((n) => ({ id: randomUUID(), name: `evil-${n}.example`, type: 'image/png', bytes: 1 }));
  const hostile = {
    ...ticket,
    name: 'Your bank (evil.example)',
    message: '[Sent from the website]\n\nOpen https://evil.example now',
  };
  const toStranger = (change: Partial<Ticket> = {}) => {
    const [, visitor] = ticketMails(parts)({ ...hostile, ...change }, files);
    if (!visitor) throw new Error('There is no mail');
    return visitor;
  };

  it('contains reference, time and a link, and nothing that was typed', () => {
    const { subject, text, html = '' } = toStranger();
    expect([subject, text, html].join('\n')).not.toMatch(/evil|bank|Open/);
    expect(text).toMatch(/\nReference: H-7KQ2-94MX\n\nHello,\n\nThank you[\s\S]*\nReceived: November 20, 2026/);
    expect(text).toMatch(link);
    expect(text).toContain('2 files came with it.');
  });

  it('greets nobody by name, in any language, because a name can be a sentence', () => {
    for (const [language, greeting] of Object.entries({ en: 'Hello,', es: 'Hola:', fr: 'Bonjour,' })) {
      const { subject, text, html = '' } = toStranger({ language, name: 'Your account is blocked now' });
      expect([subject, text, html].join('\n')).not.toContain('account is blocked');
      expect(text).toContain(`\n${greeting}\n`);
    }
  });

  it('is limited to five a day per mailbox, except for tickets that the team has released and for the canary', () => {
    const limits = [undefined, 'released', 'trusted', 'proven'] as const;
    const found = limits.map((sender) => ticketMails({ ...parts, sender })(ticket, []).map(({ limit }) => limit));
    const limit = { key: expect.stringMatching(/^mail-confirmation-day:/), most: 5, seconds: 24 * 60 * 60 };
    expect(found).toEqual([[undefined, limit], ...Array.from({ length: 3 }, () => [undefined, undefined])]);
    const keys = ['a.n.a+x@gmail.com', 'ana@googlemail.com'].map((email) => toStranger({ email }).limit?.key);
    expect(keys[0]).toBe(keys[1]);
  });
});

describe('the mails of a ticket, if mail comes in', () => {
  const inbound = { ...parts, config: { ...parts.config, replyEmail: 'support@hormiga.example' } };
  const [toTeam, toVisitor] = ticketMails(inbound)(ticket, []);
  const answer = answerMail(inbound, [ticket, undefined], { messageId: randomUUID(), text: 'Yes', follows: ['<a@b>'] });

  it('have signed addresses for replies, one for each side, that fit into any mail', () => {
    expect(toVisitor?.replyTo).toMatch(/^support\+h7kq294mx-c-[\da-f]{20}@hormiga\.example$/);
    expect(toTeam?.replyTo).toMatch(/^support\+h7kq294mx-t-[\da-f]{20}@hormiga\.example$/);
    expect(answer.replyTo).toBe(toVisitor?.replyTo);
    expect(toVisitor?.replyTo?.split('@')[0]?.length).toBeLessThanOrEqual(64);
  });

  it('are a thread, of which only the answer was written by a person', () => {
    const from = { name: 'Hormiga', address: 'contact@hormiga.example' };
    const compose = ({ thread, isPersonal = false }: Mail) =>
      composeMail(testMail({ thread: thread ?? null, isPersonal }), from);
    if (!toVisitor) throw new Error('There is no mail');
    const first = '<h-7kq2-94mx.c@hormiga.example>';
    expect(compose(toVisitor)).toMatchObject({ messageId: first, headers: { 'Auto-Submitted': 'auto-generated' } });
    expect(compose(answer)).toMatchObject({ inReplyTo: '<a@b>', references: [first, '<a@b>'], headers: {} });
    expect(answer.subject).toBe(`Re: ${toVisitor.subject}`);
  });
});

describe('the mail with an answer', () => {
  const answer = { messageId: randomUUID(), text: 'Yes.\n<i>Tomorrow</i>' };
  const mail = (language: string, owner?: { email: string; language: string; name: string }) =>
    answerMail(parts, [{ ...ticket, language }, owner], answer);

  it('goes to the account of the visitor, in the language of the account', () => {
    const { recipient, text } = mail('en', { email: 'new@example.com', language: 'es', name: 'Zoë Peña' });
    expect([recipient, text]).toEqual(['new@example.com', expect.stringContaining('Respondimos a su solicitud')]);
    expect(text).toContain('Zoë Peña');
    expect(text).toContain(`\n${publicUrl}/dashboard/es?view=tickets&ticket=H-7KQ2-94MX\n`);
  });

  it('contains the answer, and links somebody without an account to the page where they can reply without one', () => {
    const { key, recipient, replyTo, subject, text, html } = mail('en');
    expect([key, recipient]).toEqual([`ticket:H-7KQ2-94MX:answer:${answer.messageId}`, 'zoe@example.com']);
    expect([replyTo, subject]).toEqual([brand.email.support, 'Re: Your message to Hormiga: H-7KQ2-94MX']);
    expect(text).toMatch(
      /^We’ve answered your request\n=+\n\nReference: H-7KQ2-94MX\n\nHello,\n[\s\S]*\n> Yes\.\n> <i>/,
    );
    expect(text).not.toContain('/dashboard/');
    expect(text).toMatch(link);
    // The visitor may have typed another person's address.
    expect(text).not.toContain('"A" & <b>B</b>');
    expect(parseHtml(html ?? '')('script, b, i')).toHaveLength(0);
  });

  it('is in the language of the ticket, or in English if the site does not have that language', () => {
    const subjects = ['es', 'fr', 'de'].map((language) => mail(language).subject);
    expect(subjects).toEqual([
      'Re: Su mensaje a Hormiga: H-7KQ2-94MX',
      'Re: Votre message à Hormiga\u00a0: H-7KQ2-94MX',
      'Re: Your message to Hormiga: H-7KQ2-94MX',
    ]);
  });
});
