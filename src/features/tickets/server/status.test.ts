import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { user } from '#features/accounts/server/tables.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { testActionDeps } from '#platform/server/staff/testing-actions.ts';
import { parseResponse } from '#platform/testing-html.ts';
import { addressCookie } from '#site/cookies.ts';
import { createTicket, getTicketStatus } from '../contract.ts';
import { quarantineTicket } from './actions.ts';
import { linkReplyLimits } from './link-reply.ts';
import { makeFormToken } from './spam/form-token.ts';
import { statusLimit } from './status.ts';
import { setTicketState } from './store/conversation.ts';
import { ticket, ticketMessage } from './tables.ts';
import { testSecret, ticketApp } from './testing-tickets.ts';

/** The token of a form that was opened a minute ago. */
const fresh = () => makeFormToken(testSecret, Date.now() - 60_000);

describe.each(databaseKinds())('the status of a ticket, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const email = 'Ana@example.com';
  const tickets = ticketApp(database);
  afterAll(() => rmSync(tickets.dataDir, { recursive: true }));

  const save = async (change: Record<string, string>) => {
    const response = await tickets.send({ email_cliente: email, ...change });
    return createTicket.response.parse(await response.json()).DATA.reference;
  };
  const reference = await save({});
  let visitors = 0;
  const ask = (query: Record<string, string>, headers: Record<string, string> = {}) => {
    const from = `2001:db8:${(visitors++).toString(16)}::1`;
    const json = { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers };
    return tickets.app.request(getTicketStatus.path, { method: 'POST', body: JSON.stringify(query), headers: json });
  };
  const stateOf = async (query: Record<string, string>) => {
    return getTicketStatus.response.parse(await (await ask(query)).json()).DATA.state;
  };

  it('is shown to a visitor who gives reference and e-mail, in any spelling', async () => {
    expect(await stateOf({ reference, email })).toBe('received');
    const careless = ` ${reference.toLowerCase().replaceAll('-', ' ')} `;
    expect(await stateOf({ reference: careless, email: ' ANA@EXAMPLE.COM ' })).toBe('received');
  });

  it('follows the actions of the team', async () => {
    const answered = await save({ descripcion: 'Another' });
    await setTicketState(database.db, answered, 'answered');
    expect(await stateOf({ reference: answered, email })).toBe('answered');
    await setTicketState(database.db, answered, 'closed');
    expect(await stateOf({ reference: answered, email })).toBe('closed');
  });

  it('does not reveal that a ticket is in quarantine', async () => {
    expect(await stateOf({ reference: await save({ sitio_web: 'spam' }), email })).toBe('received');
  });

  it('gives the same answer for a wrong reference and a wrong e-mail', async () => {
    const wrong = [
      { reference, email: 'eva@example.com' },
      { reference: 'H-2222-2222', email },
      { reference: 'nonsense', email },
      { reference: '', email: '' },
      { reference: 'H-2222-2222', email: '' },
    ];
    const answers = await Promise.all(
      wrong.map(async (query) => {
        const response = await ask(query);
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(answers[0]?.status).toBe(404);
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is refused after too many attempts', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let n = 0; n <= statusLimit.most; n++)
      statuses.push((await ask({ reference: 'H-2222-2222', email }, from)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it('is shown on its page for a plain form', async () => {
    const post = (fields: Record<string, string>, path = '/support/status/fr') =>
      tickets.app.request(path, {
        method: 'POST',
        body: new URLSearchParams(fields).toString(),
        headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
      });
    const found = await post({ reference, email });
    expect([found.status, found.headers.get('content-language')]).toEqual([200, 'fr']);
    expect(await found.text()).toContain(`"found":{"reference":"${reference}","state":"received"`);
    const unknown = await post({ reference, email: 'eva@example.com' });
    expect(unknown.status).toBe(404);
    expect(await unknown.text()).toMatch(/"email":"eva@example.com","errorText":"Nous ne trouvons/);
    expect((await post({ reference: '', email })).status).toBe(422);
    expect((await post({}, '/support/status/xx')).status).toBe(404);
    const linked = await tickets.app.request(`/support/status/es?reference=${reference}`);
    expect(await linked.text()).toContain(`"status":{"reference":"${reference}","email":""}`);
  });

  describe('the link in a mail', () => {
    // A new address for each test, because an address may send only a few tickets an hour.
    let address = '';
    beforeEach(() => {
      address = `Ana-${randomUUID()}@example.com`;
    });
    const write = async (change: Parameters<typeof tickets.send>[0] = {}, headers: Record<string, string> = {}) => {
      const response = await tickets.send({ email_cliente: address, lang: 'en', ...change }, headers);
      const { reference: made } = createTicket.response.parse(await response.json()).DATA;
      const [mail] = await database.db
        .select()
        .from(outboxMessage)
        .where(eq(outboxMessage.key, `ticket:${made}:visitor`));
      const link = /http:\/\/localhost:3000(\/support\/status\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
      return { reference: made, text: mail?.text ?? '', link };
    };
    const open = (path: string) =>
      tickets.app.request(path, { headers: { 'x-forwarded-for': `2001:db8:9:${visitors++}::1` } });
    const cookieIn = (response: Response) => {
      const [line = ''] = response.headers.getSetCookie().filter((one) => one.startsWith(`${addressCookie}=`));
      return { line, cookie: line.split(';')[0] ?? '' };
    };

    it('shows the message, only with the key and to no search engine', async () => {
      const { reference: made, link } = await write({ descripcion: 'Hola <b>\nhttps://a.example', token: fresh() });
      const page = await open(link);
      expect(page.status).toBe(200);
      expect(Object.fromEntries(page.headers)).toMatchObject({
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
        'referrer-policy': 'same-origin',
      });
      const { status } = await answerAt(page, '/support/status');
      expect(status.found).toMatchObject({
        reference: made,
        state: 'received',
        message: 'Hola <b>\nhttps://a.example',
      });
      // Only for the form that signs in with it: the link was sent to that address.
      expect(status.provenEmail).toBe(address);
      expect(JSON.stringify({ ...status, provenEmail: undefined })).not.toContain(address);
      const query = await ask({ reference: made, email: address });
      expect(await query.text()).not.toContain('a.example');
    });

    it('asks before a file that can do harm, and sends it only to a form of its own page', async () => {
      const zip = new File([zipSync({ 'setup.exe': new Uint8Array(9) })], 'todo.zip');
      const { reference: made, link } = await write({ token: fresh(), attachments: [zip] });
      const { status } = await answerAt(await open(link), '/support/status');
      const [file] = status.found?.entries?.[0]?.files ?? [];
      expect(file).toMatchObject({ name: 'todo.zip', danger: { kind: 'packed', ending: 'zip' } });
      const key = status.found?.key ?? '';
      const query = `reference=${made}&key=${key}`;

      const linked = await open(`/support/file/${file?.id}?${query}`);
      expect([linked.status, linked.headers.get('location')]).toEqual([
        303,
        `/support/status/en?${query}&file=${file?.id}`,
      ]);
      const question = await open(linked.headers.get('location') ?? '');
      expect([question.status, question.headers.get('referrer-policy')]).toEqual([200, 'same-origin']);
      expect((await answerAt(question, '/support/status')).status).toMatchObject({
        question: { file: { id: file?.id }, key },
      });
      for (const wrong of [`${query}x`, `reference=H-2222-2222&key=${key}`])
        expect((await open(`/support/status/en?${wrong}&file=${file?.id}`)).status).toBe(404);
      expect((await open(`/support/status/en?${query}&file=${randomUUID()}`)).status).toBe(404);

      const answer = (body: string, site = 'same-origin') =>
        tickets.app.request(`/support/file/${file?.id}`, {
          method: 'POST',
          body,
          headers: {
            'content-type': 'application/x-www-form-urlencoded',
            'sec-fetch-site': site,
            'x-forwarded-for': `2001:db8:9:${visitors++}::1`,
          },
        });
      expect((await answer(query, 'cross-site')).status).toBe(403);
      expect((await answer(`${query}x`)).status).toBe(404);
      expect((await answer('')).status).toBe(404);
      const sent = await answer(query);
      expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
      expect(sent.headers.get('content-disposition')).toContain('attachment; filename="todo.zip"');
    });

    it('shows nothing with another key, another reference or none', async () => {
      const [one, other] = [await write(), await write()];
      const keyOf = ({ link }: typeof one) => new URL(link, 'http://x').searchParams.get('key') ?? '';
      for (const [made, key] of [
        [one.reference, keyOf(other)],
        [one.reference, `${keyOf(one)}x`],
        [one.reference, keyOf(one).slice(1)],
        [one.reference, ''],
        ['H-2222-2222', keyOf(one)],
        ['nonsense', keyOf(one)],
      ]) {
        const page = await open(`/support/status/en?reference=${made}&key=${key}`);
        expect([page.status, cookieIn(page).line]).toEqual([404, '']);
        const { status } = await answerAt(page, '/support/status');
        expect(status).toMatchObject({
          email: '',
          errorText: expect.stringMatching(/^This link doesn’t open a request/),
        });
        expect(status.found).toBeUndefined();
      }
    });

    it('proves the address for the browser that opened it: mails quote what it sends then, to that address only', async () => {
      const first = await write({ descripcion: 'First words' });
      expect(first.text).not.toContain('First words');
      const { line, cookie } = cookieIn(await open(first.link));
      expect(line).toMatch(/; Max-Age=15552000; Path=\/; HttpOnly; SameSite=Lax$/);
      expect(line.toLowerCase()).not.toContain('ana');
      const quoted = { descripcion: 'Second words' };
      expect((await write({ ...quoted, email_cliente: address.toUpperCase() }, { cookie })).text).toContain(
        '> Second words',
      );
      const others = [
        await write({ ...quoted, email_cliente: `victim-${randomUUID()}@example.com` }, { cookie }),
        await write(quoted, { cookie: cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) }),
        await write(quoted, { cookie: cookie.replace('=', '=z') }),
        await write(quoted, { cookie: `${addressCookie}=` }),
      ];
      for (const { text } of others) expect(text).not.toContain('Second words');
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 181 * 24 * 60 * 60_000 });
      expect((await write(quoted, { cookie })).text).not.toContain('Second words');
      vi.useRealTimers();
    });

    describe('a reply by the link', () => {
      const keyOf = (link: string) => new URL(link, 'http://x').searchParams.get('key') ?? '';
      const reply = (
        path: string,
        fields: Readonly<Record<string, string | File>>,
        headers: Record<string, string> = {},
      ) => {
        const body = new FormData();
        for (const [name, value] of Object.entries({ message_id: randomUUID(), ...fields })) body.append(name, value);
        const from = `2001:db8:a:${visitors++}::1`;
        const own = { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': from, accept: 'text/html' };
        return tickets.app.request(path, { method: 'POST', body, headers: { ...own, ...headers } });
      };
      const messagesIn = async (link: string) =>
        (await answerAt(await open(link), '/support/status')).status.found?.entries?.map(({ text }) => text);
      const toTeam = async (made: string) =>
        (await database.db.select().from(outboxMessage)).filter(({ key }) => key.startsWith(`ticket:${made}:reply:`));

      it('a reply by the link needs no signing in, may have files, is saved once per form, and the team is told', async () => {
        const { reference: made, link } = await write();
        const { status } = await answerAt(await open(link), '/support/status');
        const sent = { message_id: status.reply?.messageId ?? '', message: ' One\r\nmore thing ' };
        const file = new File(['Hola'], 'notes.txt', { type: 'text/plain' });
        const answers = [await reply(link, { ...sent, attachments: file }), await reply(link, sent)];
        expect(answers.map(({ headers }) => headers.get('location'))).toEqual([`${link}&sent=yes`, `${link}&sent=yes`]);
        const after = await answerAt(await open(`${link}&sent=yes`), '/support/status');
        expect(after.status).toMatchObject({
          reply: { isSent: true },
          found: {
            state: 'received',
            entries: [{}, { author: 'visitor', text: 'One\nmore thing', files: [{ name: 'notes.txt' }] }],
          },
        });
        expect(await toTeam(made)).toMatchObject([{ text: expect.stringContaining('> One\n> more thing') }]);
      });

      it('a reply by the link reopens a closed ticket', async () => {
        const { reference: made, link } = await write();
        await setTicketState(database.db, made, 'closed');
        await reply(link, { message: 'Not yet' });
        expect((await answerAt(await open(link), '/support/status')).status.found?.state).toBe('received');
      });

      it('a reply by the link needs the key of its ticket and its own page, and reference and e-mail are not enough', async () => {
        const [{ reference: made, link }, other] = [await write(), await write()];
        const mine = { message: 'Mine now' };
        const wrong = [
          `/support/status/en?reference=${made}&key=${keyOf(other.link)}`,
          `/support/status/en?reference=${made}&key=${keyOf(link)}x`,
          `/support/status/en?reference=H-2222-2222&key=${keyOf(link)}`,
        ];
        for (const path of wrong) expect((await reply(path, mine)).status).toBe(404);
        expect((await reply(link, mine, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
        await reply(`/support/status/en?reference=${made}`, { ...mine, reference: made, email: address });
        await reply('/support/status/en', { ...mine, reference: made, email: address, action: 'reply' });
        expect(await messagesIn(link)).toHaveLength(1);
        expect(await toTeam(made)).toEqual([]);
        const looked = await ask({ reference: made, email: address });
        expect(await looked.text()).not.toContain('message_id');
      });

      it('no reply by the link is possible in a ticket that belongs to an account, or that the team quarantined', async () => {
        const [owned, held] = [await write(), await write()];
        const [owner] = await database.db
          .insert(user)
          .values({ email: `${randomUUID()}@example.com`, name: '' })
          .returning();
        await database.db.update(ticket).set({ userId: owner?.id }).where(eq(ticket.reference, owned.reference));
        await quarantineTicket(testActionDeps(database.db), held.reference);
        for (const { link } of [owned, held]) {
          expect((await answerAt(await open(link), '/support/status')).status.reply).toBeUndefined();
          expect((await reply(link, { message: 'Hello?' })).status).toBe(404);
        }
        const saved = await database.db.select().from(ticketMessage);
        expect(saved.some(({ text }) => text === 'Hello?')).toBe(false);
      });

      it('a reply by the link that is refused loses nothing', async () => {
        const { link } = await write();
        const message_id = randomUUID();
        const long = await reply(link, { message_id, message: 'x'.repeat(5001) });
        expect(long.status).toBe(422);
        expect((await answerAt(long, '/support/status')).status.reply).toMatchObject({
          wrong: { typed: { message: 'x'.repeat(5001), message_id }, problems: { message: 'tooLong' } },
        });
        const macros = await reply(link, { message: 'See the file', attachments: new File(['x'], 'a.docm') });
        expect((await answerAt(macros, '/support/status')).status.reply).toMatchObject({
          wrong: { typed: { message: 'See the file', attachments: 'a.docm' }, problems: { attachments: 'kind' } },
        });
        await reply(link, { message_id, message: 'One' });
        const again = await reply(link, { message_id, message: 'Another' });
        const shown = await answerAt(again, '/support/status');
        expect([again.status, shown.status.reply?.wrong?.typed['message']]).toEqual([409, 'Another']);
        expect(shown.status.reply?.messageId).not.toBe(message_id);
        expect(await messagesIn(link)).toHaveLength(2);
      });

      it('replies by the link are accepted as often as a person writes', async () => {
        const { link } = await write();
        const statuses: number[] = [];
        for (let n = 0; n <= (linkReplyLimits[0]?.most ?? 0); n++) {
          const answer = await reply(link, { message: `${n}` });
          statuses.push(answer.status);
          if (answer.status !== 429) continue;
          expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
          expect((await answerAt(answer, '/support/status')).status.reply?.wrong?.typed['message']).toBe(`${n}`);
        }
        expect(statuses.slice(-2)).toEqual([303, 429]);
      });
    });

    it('hides the message of a ticket that the team quarantined later', async () => {
      const { reference: made, link } = await write({ descripcion: 'Spam after all' });
      await quarantineTicket(testActionDeps(database.db), made);
      const { status } = await answerAt(await open(link), '/support/status');
      expect(status.found).toMatchObject({ reference: made, state: 'received' });
      expect(status.found?.message).toBeUndefined();
    });
  });

  it('is on a page for the visitor’s country, and as signed in', async () => {
    const ask = async (cookie: string) =>
      parseResponse(await tickets.app.request('/support/status/es?reference=H-AAAA-AAAA', { headers: { cookie } }));
    const root = async (cookie: string) => (await ask(cookie))('html').attr();
    expect(await root('')).toMatchObject({ 'data-country': '', 'data-signed': 'out' });
    const signedIn = await root('userCountry=co; hormiga.session_token=a');
    expect(signedIn).toMatchObject({ 'data-country': 'co', 'data-signed': 'in' });
  });
});
