import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { like } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { brand } from '#content/brand.ts';
import { codigoErrorEnvelope } from '#platform/contracts/envelope.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { createTicket, getFormToken } from '../contract.ts';
import { formTokenAge } from '../ticket-limits.ts';
import { makeFormToken, senderLimits } from './spam/form-token.ts';
import { findTicket, listNewestTickets } from './store/find-tickets.ts';
import { testApiKey, testSecret, ticketApp, ticketForm } from './testing-tickets.ts';

const most = (of: 'network' | 'email') =>
  Math.min(...senderLimits.filter((limit) => limit.of === of).map((l) => l.most));
const openedAgo = (ms: number, secret = testSecret) => makeFormToken(secret, Date.now() - ms);
const aMinute = 60_000;

describe.each(databaseKinds())('the ticket call, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const log: string[] = [];
  const tickets = ticketApp(database, log);
  afterAll(() => rmSync(tickets.dataDir, { recursive: true }));

  afterEach(() => void vi.useRealTimers());

  const referenceIn = async (response: Response) => {
    expect(response.status).toBe(200);
    const { CODIGO, DATA } = createTicket.response.parse(await response.json());
    expect(CODIGO).toBe(1);
    return DATA.reference;
  };
  const savedTicket = async (response: Response) =>
    (await findTicket(database.db, await referenceIn(response)))?.ticket;
  const mailsOf = async (reference: string) =>
    (await database.db.select().from(outboxMessage)).filter(({ key }) => key.startsWith(`ticket:${reference}:`));
  const errorIn = async (response: Response) => {
    return { status: response.status, ...codigoErrorEnvelope.parse(await response.json()) };
  };

  it('remembers which order, quote or meeting it is about, and ignores anything else', async () => {
    const about = async (typed: string) =>
      (await savedTicket(await tickets.send({ descripcion: `About ${typed.slice(0, 50)}`, about: typed })))?.about;
    expect(await about('p7kq294mx3htw')).toBe('P-7KQ2-94MX-3HTW');
    expect(await about('H-7KQ2-94MX')).toBeNull();
    expect(await about("' or 1=1")).toBeNull();
    expect(await about('x'.repeat(5000))).toBeNull();
  });

  it('saves everything that was sent, and notifies the team and the visitor', async () => {
    const sent = {
      nombre_cliente: ' Zoë 👩🏽‍🚀 <b> ',
      email_cliente: 'zoe@example.com',
      telefono_cliente: '604 555 2368',
      descripcion: 'Bonjour\r\n"A & B"',
      api_client: 'hormiga-web',
      lang: 'fr',
      country: 'CA',
      page: '/contact/fr',
      utm_source: 'news',
      referrer: 'https://search.example/',
    };
    const response = await tickets.send(sent);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const reference = await referenceIn(response.clone());
    expect(await response.json()).toMatchObject({ DESCRIPTION: expect.stringMatching(/^Nous avons transmis/) });
    expect((await findTicket(database.db, reference))?.ticket).toMatchObject({
      name: 'Zoë 👩🏽‍🚀 <b>',
      email: 'zoe@example.com',
      phone: '+16045552368',
      language: 'fr',
      country: 'ca',
      message: '[Envoyé depuis le site Web]\n\nBonjour\n"A & B"',
      page: '/contact/fr',
      apiClient: 'hormiga-web',
      campaign: { utm_source: 'news', referrer: 'https://search.example/' },
      state: 'new',
    });
    const [team, visitor] = (await mailsOf(reference)).sort((one, other) => one.key.localeCompare(other.key));
    expect(team).toMatchObject({ recipient: brand.email.support, replyTo: 'zoe@example.com' });
    expect(visitor).toMatchObject({ recipient: 'zoe@example.com', replyTo: brand.email.support });
    expect(visitor?.text).toContain('\nBonjour,\n');
    expect(visitor?.html).not.toContain('A &amp; B');
    expect(log.join()).not.toContain('zoe@');
  });

  it('accepts a plain form from other systems, which send only what the specification requires', async () => {
    const fields = {
      nombre_cliente: 'Ana',
      email_cliente: 'ana@example.com',
      telefono_cliente: '',
      descripcion: 'Hola',
    };
    const type = { 'content-type': 'application/x-www-form-urlencoded' };
    const saved = await savedTicket(
      await tickets.post(new URLSearchParams({ ...fields, api_client: 'crm' }).toString(), type),
    );
    expect(saved).toMatchObject({ language: 'es', phone: null, requestId: null, apiClient: 'crm', state: 'new' });
  });

  it('creates one ticket, however often and fast the same message is sent', async () => {
    const sent = { request_id: randomUUID(), email_cliente: 'twice@example.com' };
    const responses = await Promise.all(Array.from({ length: 20 }, () => tickets.send(sent)));
    const references = await Promise.all(responses.map(referenceIn));
    expect(new Set(references).size).toBe(1);
    const all = await listNewestTickets(database.db, 1000);
    expect(all.filter(({ requestId }) => requestId === sent.request_id)).toHaveLength(1);
    expect(await mailsOf(references[0] ?? '')).toHaveLength(2);
  });

  it.each([
    ['honeypot', () => ({ sitio_web: 'https://spam.example' })],
    ['too fast', () => ({ token: openedAgo(formTokenAge.least / 2) })],
    ['old token', () => ({ token: openedAgo(formTokenAge.most + aMinute) })],
    ['forged token', () => ({ token: openedAgo(aMinute, 'another secret') })],
    ['no token', () => ({ token: '', descripcion: 'Our shop is at https://a.example and we would like to move it' })],
    ['links', () => ({ descripcion: 'https://a.example https://b.example now' })],
    ['links', () => ({ nombre_cliente: 'Win at www.spam.example' })],
  ])('holds back tickets that look like spam (%s), with the same answer as for any other', async (reason, change) => {
    const browser = { 'sec-fetch-site': 'same-origin' };
    const good = await tickets.send({ token: openedAgo(aMinute) }, browser);
    const bad = await tickets.send({ token: openedAgo(aMinute), ...change() }, browser);
    const shape = async (response: Response) => {
      const headers = [...response.headers].filter(([name]) => name !== 'x-request-id');
      return { status: response.status, headers, text: (await response.text()).replace(/H-\w{4}-\w{4}/, '') };
    };
    expect(await shape(bad.clone())).toEqual(await shape(good.clone()));
    expect(await savedTicket(good)).toMatchObject({ state: 'new', quarantineReasons: [] });
    const saved = await savedTicket(bad);
    expect(saved).toMatchObject({ state: 'quarantined', quarantineReasons: [reason] });
    expect(await mailsOf(saved?.reference ?? '')).toEqual([]);
  });

  it.each([
    ['descripcion', 'Our shop is at a.example'],
    ['descripcion', 'See https://a.example'],
    ['nombre_cliente', 'Ana of a.example'],
  ])('holds back tickets from systems with a link in %s, unless they send an API key', async (field, text) => {
    const held = await savedTicket(await tickets.send({ [field]: text }));
    expect(held).toMatchObject({ state: 'quarantined', quarantineReasons: expect.arrayContaining(['no token']) });
    const taken = await savedTicket(await tickets.send({ [field]: text }, { authorization: `Bearer ${testApiKey}` }));
    expect(taken).toMatchObject({ state: 'new', quarantineReasons: [], apiClient: 'crm' });
    const visitor = (await mailsOf(taken?.reference ?? '')).find(({ key }) => key.endsWith(':visitor'));
    // A key identifies the system, and proves nothing about the e-mail address.
    expect([visitor?.text, visitor?.html].join()).not.toContain('a.example');
  });

  it.each(['Bearer wrong', `Bearer ${testApiKey}x`, `bearer ${testApiKey.slice(1)}`, 'Bearer '])(
    'refuses an unknown API key: %s',
    async (authorization) => {
      const response = await tickets.send({}, { authorization });
      expect(response.headers.get('www-authenticate')).toMatch(/^Bearer/);
      expect(await errorIn(response)).toMatchObject({
        status: 401,
        CODIGO: 5,
        DESCRIPTION: expect.stringMatching(/key/),
      });
      expect(log.join()).not.toContain(authorization.slice(7) || testApiKey);
    },
  );

  it('accepts the Authorization header of a proxy with a password', async () => {
    await referenceIn(await tickets.send({}, { authorization: 'Basic dTpw' }));
  });

  it('confirms five tickets a day per mailbox, and accepts more', async () => {
    const now = new Date('2026-11-21T12:30:00Z');
    vi.useFakeTimers({ toFake: ['Date'], now });
    const name = randomUUID();
    const confirmed: number[] = [];
    for (let n = 0; n < 7; n++) {
      vi.setSystemTime(now.getTime() + n * 60 * aMinute);
      const reference = await referenceIn(await tickets.send({ email_cliente: `${name}+${n}@example.com` }));
      confirmed.push((await mailsOf(reference)).length);
    }
    expect(confirmed).toEqual([2, 2, 2, 2, 2, 1, 1]);
    vi.setSystemTime(now.getTime() + 25 * 60 * aMinute);
    const nextDay = await referenceIn(await tickets.send({ email_cliente: `${name}@example.com` }));
    expect(await mailsOf(nextDay)).toHaveLength(2);
  });

  it.each([
    ['network', { 'x-forwarded-for': '198.51.100.7, 203.0.113.9' }, {}],
    ['email', {}, { email_cliente: 'Often@example.com' }],
  ] as const)('refuses tickets beyond the limit of one %s, in the visitor’s language', async (of, headers, change) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T12:30:00Z') });
    const repeated = { email_cliente: 'again@example.com', ...change, request_id: randomUUID() };
    await referenceIn(await tickets.send(repeated, headers));
    for (let left = most(of) - 1; left > 0; left--) await referenceIn(await tickets.send(change, headers));
    const refused = await tickets.send({ ...change, lang: 'fr' }, headers);
    expect(refused.headers.get('retry-after')).toBe('3600');
    expect(await errorIn(refused)).toMatchObject({
      status: 429,
      CODIGO: 7,
      DESCRIPTION: expect.stringMatching(/^Nous/),
    });
    await referenceIn(await tickets.send(repeated, headers));
    await referenceIn(await tickets.send());
  });

  it('refuses a file in a field that it does not read, and names the field that it does', async () => {
    const file = (content: string, name: string) => [new File([content], name)];
    for (const field of ['file', 'attachment', 'attachments[]', 'descripcion', 'nombre_cliente', '']) {
      const files = { [field]: file('Hola', 'a.txt'), attachments: file('Hola', 'b.txt') };
      const refused = await errorIn(await tickets.send({ lang: 'fr', ...files }));
      expect([field, refused.status, refused.DATA.fields]).toEqual([
        field,
        422,
        { [field]: 'is a file, and files are read from attachments only' },
      ]);
    }
    expect(readdirSync(join(tickets.dataDir, 'attachments'))).toEqual([]);
    // A browser sends this if nobody chose a file.
    const empty = ticketForm({ descripcion: 'Without a file' });
    empty.append('photo', new File([], ''));
    await referenceIn(await tickets.post(empty));
  });

  it('counts an API key apart from visitors, and refuses it in the language asked for', async () => {
    const network = { 'x-forwarded-for': '198.51.100.77' };
    const key = { ...network, authorization: `Bearer ${testApiKey}` };
    const customer = { email_cliente: 'customer@example.com' };
    const ofKeys = like(rateLimitCount.key, 'api-key-minute:%');
    await database.db.delete(rateLimitCount).where(ofKeys);
    for (let n = 0; n < most('network') + 5; n++)
      await referenceIn(await tickets.send({ ...customer, descripcion: `Ticket ${n}` }, key));
    // Neither the network nor the customer has sent anything.
    await referenceIn(await tickets.send(customer, network));
    const request_id = randomUUID();
    const repeated = { ...customer, descripcion: 'Again', request_id };
    const reference = await referenceIn(await tickets.send(repeated, key));
    const counted = await database.db.select().from(rateLimitCount).where(ofKeys);
    expect(counted.map(({ uses }) => uses)).toEqual([most('network') + 6]);
    await database.db.update(rateLimitCount).set({ uses: 600 }).where(ofKeys);
    for (const [fields, headers, words] of [
      [{ lang: 'en' }, {}, /^You’ve sent/],
      [{ lang: 'fr' }, { 'accept-language': 'en' }, /^Nous/],
      [{}, { 'accept-language': 'en-CA' }, /^You’ve sent/],
    ] as const) {
      const refused = await tickets.send({ ...customer, ...fields }, { ...key, ...headers });
      const wait = Number(refused.headers.get('retry-after'));
      expect([wait > 0, wait <= 60]).toEqual([true, true]);
      expect(await errorIn(refused)).toMatchObject({
        status: 429,
        CODIGO: 7,
        DESCRIPTION: expect.stringMatching(words),
      });
    }
    expect(await referenceIn(await tickets.send(repeated, key))).toBe(reference);
    await referenceIn(await tickets.send({}, network));
    await database.db.delete(rateLimitCount).where(ofKeys);
  });

  it('has as many tickets of an API key in a minute as its setting says', async () => {
    const few = ticketApp(database, [], { env: { API_KEYS: `shop:${testApiKey}`, API_KEY_RATE: '2' } });
    const key = { authorization: `Bearer ${testApiKey}` };
    const statuses: number[] = [];
    for (const descripcion of ['One', 'Two', 'Three']) statuses.push((await few.send({ descripcion }, key)).status);
    expect(statuses).toEqual([200, 200, 429]);
    rmSync(few.dataDir, { recursive: true });
  });

  it('accepts three tickets with one form token, and refuses the fourth', async () => {
    const token = openedAgo(aMinute);
    const statuses: number[] = [];
    for (const descripcion of ['One', 'Two', 'Three', 'Four'])
      statuses.push((await tickets.send({ token, descripcion })).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 20 * 60 * aMinute });
    expect((await tickets.send({ token, descripcion: 'Five' })).status).toBe(429);
  });

  it('returns a form token that is never cached', async () => {
    const response = await tickets.app.request(getFormToken.path);
    expect(response.headers.get('cache-control')).toBe('no-store');
    const { token } = getFormToken.response.parse(await response.json()).DATA;
    expect(await savedTicket(await tickets.send({ token }))).toMatchObject({ quarantineReasons: ['too fast'] });
  });

  it.each([
    [{}, /^Por favor, escriba su nombre/],
    [{ 'accept-language': 'en-US' }, /^Please enter your name/],
    [{ 'accept-language': 'en', lang: 'FR' }, /^Veuillez écrire votre nom/],
  ])('reports problems in the visitor’s language: %j', async ({ lang, ...headers }: Record<string, string>, words) => {
    const form = { nombre_cliente: ' ', telefono_cliente: '12', ...(lang && { lang }) };
    const { status, CODIGO, DATA } = await errorIn(await tickets.send(form, headers));
    expect([status, CODIGO]).toEqual([422, 2]);
    expect(Object.keys(DATA.fields ?? {})).toEqual(['nombre_cliente', 'telefono_cliente']);
    expect(DATA.fields?.['nombre_cliente']).toMatch(words);
  });

  it('answers that the browser should try again while the database is down', { timeout: 120_000 }, async () => {
    const closed = await openTestDatabase(kind);
    const lines: string[] = [];
    const { send, app, dataDir } = ticketApp(closed, lines);
    await closed.close();
    const response = await send({ lang: 'en', descripcion: 'Precious', attachments: [new File(['x'], 'a.txt')] });
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await errorIn(response)).toMatchObject({
      status: 503,
      CODIGO: 3,
      DESCRIPTION: expect.stringMatching(/^We can’t take/),
    });
    const page = await send({ descripcion: 'Precious', lang: 'en' }, { accept: 'text/html' });
    expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await page.text()).toMatch(/"kind":"wrong".*"descripcion":"Precious".*"errorText":"We can’t take/);
    expect((await app.request(getFormToken.path)).status).toBe(200);
    expect(lines.join()).toContain('the database does not answer');
    expect(lines.join()).not.toContain('Precious');
    rmSync(dataDir, { recursive: true });
  });
});
