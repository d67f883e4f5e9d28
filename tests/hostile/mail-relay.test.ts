import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { eq, like } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { brand } from '#content/brand.ts';
import { reminderMail } from '../../src/features/meetings/server/mail.ts';
import { remindMeetings } from '../../src/features/meetings/server/start-reminding.ts';
import { meeting } from '../../src/features/meetings/server/tables.ts';
import type { Quote } from '../../src/features/quotes/quote.ts';
import { attachQuote } from '../../src/features/quotes/server/draw-quotes.ts';
import { makeFormToken } from '../../src/features/tickets/server/spam/form-token.ts';
import { ticket } from '../../src/features/tickets/server/tables.ts';
import { databaseForTests } from '../../src/platform/database/testing.ts';
import { readConfig } from '../../src/platform/server/config/config.ts';
import { outboxMessage } from '../../src/platform/server/mail/tables.ts';
import { pagePattern } from '../../src/platform/server/pages/choose-language.ts';
import type { Target } from '../../src/platform/server/testing-targets.ts';
import { fuzzApp } from '../fuzz/testing-fuzz-app.ts';
import { targets } from '../fuzz/testing-targets.ts';

/**
 * Texts that an attacker would want in our mails. Each contains a marker and something that mail programs turn into a
 * link. Fields accept some and refuse others.
 */
const hostile = [
  'Your account is locked: https://zulq7.evil.example/unlock',
  'zulq7 evil.example',
  'zulq7.evil\uff0eexample',
  'Call +57 300 zulq7 1234567',
  'Zulqa your account is blocked now',
];
/** Occurs in no reference: those have neither U nor L. */
const mark = /zulq[7a]/i;

const secret = 'x'.repeat(32);
const publicUrl = 'http://site.test';
const ownDomains = ['site.test', ...Object.values(brand.email).map((email) => email.split('@')[1] ?? '')];

/** Every mail builder and its recipient. Add new ones here, and a test below if the recipient is unverified. */
const builders = {
  changedEmailMail: 'strangers',
  // Goes to the proven address of the account.
  deletedAccountMail: 'seen elsewhere',
  codeMail: 'strangers',
  linkMail: 'strangers',
  // Sent only above the usual booking rate: `holds.test.ts` checks that it contains nothing that was typed.
  holdMail: 'seen elsewhere',
  teamMeetingMail: 'team',
  visitorMeetingMail: 'strangers',
  payerMail: 'strangers',
  // Only about money that moved, with the team's own words: `refunds.test.ts`.
  deliveryMail: 'seen elsewhere',
  refundMail: 'seen elsewhere',
  teamPaymentMail: 'team',
  teamQuoteMail: 'team',
  visitorQuoteMail: 'strangers',
  // Contains the address of the administrator who invites, and nothing else that anybody typed.
  invitationMail: 'seen elsewhere',
  // Goes to the proven address of a team member.
  securityMail: 'seen elsewhere',
  answerMail: 'strangers',
  firstMail: 'strangers',
  closedMail: 'strangers',
  // Contains nothing that anybody typed: `handle-mail.test.ts`.
  incompleteMail: 'seen elsewhere',
  replyMail: 'team',
  teamMail: 'team',
  visitorMail: 'strangers',
} as const;

/** The patterns of the keys of mails to unverified addresses, by builder. */
const keysOfStrangers = {
  changedEmailMail: /^email-changed:/,
  codeMail: /^code:/,
  linkMail: /^code:/,
  visitorMeetingMail: /^meeting:.*:visitor$/,
  'visitorMeetingMail, as a reminder': /^meeting:.*:reminder$/,
  payerMail: /^payment:P-.*:approved$/,
  visitorQuoteMail: /^quote:.*:visitor$/,
  answerMail: /^ticket:.*:answer:/,
  firstMail: /^ticket:.*:first$/,
  closedMail: /^ticket:.*:closed:/,
  visitorMail: /^ticket:.*:visitor$/,
} as const;

type Body = Readonly<Record<string, unknown>>;
type Texts = 'one text' | 'every text';

describe('mail to an unverified address', async () => {
  const database = await databaseForTests('postgres');
  const { db } = database;
  const site = await fuzzApp(database);
  const boss = site.fixed.bell.email;
  afterAll(() => rmSync(site.dataDir, { recursive: true, force: true }));

  const strangersOnly = (row: { recipient: string }) => ![boss, brand.email.support].includes(row.recipient);
  const mailsToStrangers = async () => (await db.select().from(outboxMessage)).filter(strangersOnly);

  async function post(route: string, target: Target, body: Body, cookie = ''): Promise<Response> {
    const known = site.known();
    const query = target.query?.(known);
    const path = `${route.replace(/\/(:language[^/]*|\*)$/, '/en')}${query ? `?${query}` : ''}`;
    if (target.kind === 'form') return site.ask('POST', path, { cookie, accept: 'text/html' }, formOf(body));
    const signed = JSON.stringify(target.sign?.(body, known) ?? body);
    return site.ask('POST', path, { cookie, 'content-type': 'application/json' }, signed);
  }

  /** A stranger with an account, which verifies only their own address. */
  async function signUp(email: string): Promise<string> {
    const start = { step: 'email', email, name: 'Eve', policy: 'on' };
    const response = await post(pagePattern('/login'), { kind: 'form', bodies: () => [] }, start);
    const jar = cookiesOf(response);
    const [mail] = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, email));
    const code = /\d{6}/.exec(mail?.subject ?? '')?.[0] ?? '';
    const entered = await post(
      pagePattern('/login'),
      { kind: 'form', bodies: () => [] },
      { ...start, step: 'code', code },
      jar,
    );
    return [jar, cookiesOf(entered)].join('; ');
  }

  /** Sends every body of an address with a hostile text in each field: each of them, or one, which alternate. */
  async function spoilEveryField(route: string, target: Target, cookie: string, texts: Texts): Promise<void> {
    for (const [which, right] of target.bodies(site.known()).entries()) {
      const ways = Object.keys(right).flatMap((field, n) =>
        hostile
          .filter((_, at) => texts === 'every text' || at === (n + which) % hostile.length)
          .map((text) => ({ field, text })),
      );
      for (const { field, text } of ways) {
        const response = await post(
          route,
          target,
          spoil(target.bodies(site.known())[which] ?? {}, field, text),
          cookie,
        );
        expect(response.status, `${route} ${field}`).toBeLessThan(500);
      }
    }
  }

  /** Grouped by mail, so that a failure names the mail. */
  async function findings(): Promise<string[]> {
    const found: string[] = [];
    for (const mail of await mailsToStrangers()) {
      for (const what of await findingsIn(mail)) found.push(`${mail.key.replace(/[A-Z]-[-A-Z0-9]+/, '…')} ${what}`);
    }
    return [...new Set(found)].sort();
  }

  const spoilEveryForm = async (texts: Texts) => {
    const attacker = await signUp('attacker@example.com');
    const open = Object.entries(targets).filter(([route]) => !route.startsWith('/staff'));
    for (const [route, target] of open) {
      await spoilEveryField(route, target, /dashboard|application/.test(route) ? attacker : '', texts);
    }
    expect((await mailsToStrangers()).length).toBeGreaterThan(50);
    expect(await findings()).toEqual([]);
    // The texts did arrive: only the mails leave them out.
    const toTeam = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, brand.email.support));
    const kinds = ['ticket:', 'quote:', 'meeting:'];
    const arrived = kinds.filter((kind) => toTeam.some(({ key, text }) => key.startsWith(kind) && mark.test(text)));
    expect(arrived).toEqual(kinds);
  };

  it('contains nothing that was typed into any field of any form', { timeout: 600_000 }, () =>
    spoilEveryForm('one text'),
  );

  it('contains nothing of any kind of text in any field', { timeout: 600_000, tags: 'system' }, () =>
    spoilEveryForm('every text'),
  );

  it('contains none of it later either, whatever the team, the provider or the schedule does', async () => {
    const staff = async (fields: Body) => {
      const answer = await site.ask('POST', '/staff/en', { accept: 'text/html' }, formOf(fields));
      expect(answer.status).toBe(303);
    };
    const hostileTickets = (await db.select().from(ticket)).filter(({ message, name }) => mark.test(message + name));
    for (const { reference, state } of hostileTickets.slice(0, 20)) {
      if (state === 'quarantined') await staff({ action: 'release', ticket: reference });
      await staff({ action: 'answer', ticket: reference, message_id: randomUUID(), message: 'Yes.' });
      await staff({ action: 'closeAndNotify', ticket: reference });
    }
    for (const { reference } of hostileTickets.slice(0, 5)) {
      await staff({ action: 'write', of: reference, form: randomUUID(), language: 'es', message: 'Yes.' });
    }
    const order = await site.ask(
      'POST',
      '/pay/transactions/create',
      { cookie: '', 'content-type': 'application/json' },
      JSON.stringify({ currency: 'COP', value: '40000', product_id: 4, plan_id: 'small', api_client: hostile[0] }),
    );
    const events = targets['/pay/events'];
    const { DATA } = await order.json();
    const [event = {}] = events?.bodies({ ...site.known(), order: String(DATA.reference) }) ?? [];
    const paid = spoil(spoil(event, 'customer_email', 'victim-of-payment@example.com'), 'full_name', hostile[0] ?? '');
    if (events) expect((await post('/pay/events', events, paid)).status).toBe(200);
    const config = readConfig({ PUBLIC_URL: publicUrl });
    const meetings = await db.select().from(meeting);
    for (const { startsAt } of meetings) {
      await remindMeetings(db, reminderMail({ config, secret }), new Date(startsAt.getTime() - 60 * 60_000), 50);
    }
    const oldAddress = await signUp('old@example.com');
    const dashboard = { kind: 'form', bodies: () => [] } as const;
    const change = { action: 'email', new_email: 'new@evil.example' };
    await post(pagePattern('/dashboard'), dashboard, change, oldAddress);
    const [code] = await db.select().from(outboxMessage).where(eq(outboxMessage.recipient, change.new_email));
    const entered = { ...change, action: 'email-code', code: /\d{6}/.exec(code?.subject ?? '')?.[0] };
    expect((await post(pagePattern('/dashboard'), dashboard, entered, oldAddress)).status).toBe(303);

    // After a change of address, the mail to the old one contains a part of the new one.
    expect(await findings()).toEqual([expect.stringMatching(/^email-changed:.* evil\.example$/)]);
    const mails = await mailsToStrangers();
    const unseen = Object.entries(keysOfStrangers).filter(([, key]) => !mails.some((mail) => key.test(mail.key)));
    expect(unseen.map(([name]) => name)).toEqual([]);
  });

  it('is built only by functions that are listed here', () => {
    const folder = new URL('../../src/', import.meta.url);
    const buildsMail = /\bmailIn\([\s\S]*\bwrite\(|\bqueueMail\(\w+, \{\s*key/;
    const found = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.tsx?$/.test(path) && !/test|mail-in\.ts$/.test(path))
      // Split a file into its declarations.
      .flatMap((path) =>
        readFileSync(new URL(path, folder), 'utf8').split(/^(?=(?:export )?(?:async )?(?:function|const) )/m),
      )
      .filter((declaration) => buildsMail.test(declaration))
      .map((declaration) => /(?:function|const) (\w+)/.exec(declaration)?.[1] ?? declaration);
    expect(found.sort()).toEqual(Object.keys(builders).sort());
    const forStrangers = Object.entries(builders).flatMap(([path, whom]) => (whom === 'strangers' ? [path] : []));
    expect(forStrangers.filter((path) => !(path in keysOfStrangers))).toEqual([]);
  });

  it('is limited per day and mailbox, over all forms together', async () => {
    const name = 'flooded';
    const { DATA } = await (await site.ask('GET', '/meetings/free', {})).json();
    for (let n = 0; n < 8; n++) {
      const known = { ...site.known(), email: `${name}+${n}@gmail.com`, freeTime: String(DATA.times[n]) };
      for (const route of ['/customer/cliente_ticket_crear', '/api/services/quotation/create', '/meetings/book']) {
        const target = targets[route];
        const [body = {}] = target?.bodies(known) ?? [];
        if (target) await post(route, target, body);
      }
    }
    const mails = await db
      .select()
      .from(outboxMessage)
      .where(like(outboxMessage.recipient, `${name}%`));
    const isMeeting = (row: { key: string }) => row.key.startsWith('meeting:');
    expect(mails.filter((row) => !isMeeting(row))).toHaveLength(5);
    expect(mails.filter(isMeeting).length).toBeLessThanOrEqual(10);
  });

  /** The parts of a mail that were typed, or that are links to other sites. */
  async function findingsIn(mail: typeof outboxMessage.$inferSelect): Promise<string[]> {
    const attached = await attachmentOf(mail);
    const written = [mail.subject, mail.text, mail.html ?? '', attached]
      .join('\n')
      .normalize('NFKC')
      .replace(/[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '')
      // An invitation contains its recipient.
      .replaceAll(mail.recipient, '')
      .replaceAll(`${publicUrl}/`, ' ');
    const addresses = written.match(/[a-z][a-z\d+.-]*:\/\/[^\s"<>]+/gi) ?? [];
    const names = written.match(/[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)*\.\p{L}{2,}/gu) ?? [];
    const foreign = names.filter((name) => !ownDomains.some((own) => name === own || name.endsWith(`.${own}`)));
    const marks = mark.exec(written) ?? [];
    return [...marks, ...addresses, ...foreign];
  }

  async function attachmentOf({ attachment }: typeof outboxMessage.$inferSelect): Promise<string> {
    if (attachment?.kind === 'calendar') return attachment.content.replace(/\r\n[ \t]/g, '');
    if (attachment?.kind !== 'quote') return '';
    const draw = async ({ lines, ...quote }: Quote) => new TextEncoder().encode(JSON.stringify(quote));
    return new TextDecoder().decode(
      (await attachQuote(db, draw, { publicUrl, payments: { kind: 'off' } })(attachment)).content,
    );
  }
});

/** Replaces a field of the body, at any depth; a ticket gets a page's token. */
function spoil(body: Body, field: string, text: string): Body {
  const spoilIn = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(spoilIn);
    return typeof value === 'object' && value !== null && !(value instanceof File) ? spoilAll(value) : value;
  };
  const spoilAll = (fields: object): Body => {
    const entries = Object.entries(fields).map(([name, value]) => {
      return [name, name === field ? textIn(value, field, text) : spoilIn(value)];
    });
    return Object.fromEntries(entries);
  };
  const spoilt = spoilAll(body);
  return 'descripcion' in body ? { ...spoilt, token: makeFormToken(secret, Date.now() - 60_000) } : spoilt;
}

/** Replaces the part of an address before the @, the name of a file, or every text of a nested value. */
function textIn(old: unknown, field: string, text: string): unknown {
  if (field === 'attachments' || field === 'photo') {
    return new File(['plain'], `${text.replace(/[/:]/g, ' ')}.txt`, { type: 'text/plain' });
  }
  if (typeof old === 'string' && old.includes('@') && !text.includes('@')) {
    return `${old.split('@')[0]}+zulq7.evil.example@example.com`;
  }
  if (Array.isArray(old)) return old.map((one) => textIn(one, field, text));
  if (typeof old === 'object' && old !== null) {
    return Object.fromEntries(Object.entries(old).map(([name, inner]) => [name, textIn(inner, name, text)]));
  }
  return text;
}

function formOf(fields: Body): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else if (value !== undefined) form.append(name, String(value));
  }
  return form;
}

function cookiesOf(response: Response): string {
  return response.headers
    .getSetCookie()
    .map((line) => line.split(';')[0] ?? '')
    .join('; ');
}
