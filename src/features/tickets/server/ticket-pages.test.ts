import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { createTicket } from '../contract.ts';
import { ticketLimits } from '../ticket-limits.ts';
import { senderLimits } from './spam/form-token.ts';
import { findTicket, listNewestTickets } from './store/find-tickets.ts';
import { ticketApp } from './testing-tickets.ts';

const asBrowser = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-site': 'same-origin' };

describe.each(databaseKinds())('a form that is sent without JavaScript, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const tickets = ticketApp(database);
  afterAll(() => rmSync(tickets.dataDir, { recursive: true }));

  const send = (change: Parameters<typeof tickets.send>[0] = {}, headers: Record<string, string> = {}) =>
    tickets.send(change, { ...asBrowser, ...headers });
  const referenceIn = (response: Response) => response.headers.get('location')?.split('=')[1] ?? '';

  it('redirects to a confirmation page in the language of the form', async () => {
    const response = await send({ page: '/contact/fr' }, { cookie: 'userCountry=ca', 'accept-language': 'en' });
    expect(response.status).toBe(303);
    expect(response.headers.get('location')).toMatch(/^\/support\/message\/fr\?reference=H-\w{4}-\w{4}$/);
    const saved = await findTicket(database.db, referenceIn(response));
    expect(saved?.ticket).toMatchObject({ language: 'fr', country: 'ca', page: '/contact/fr', state: 'new' });
    const thanks = await tickets.app.request(response.headers.get('location') ?? '');
    expect([thanks.status, thanks.headers.get('cache-control')]).toEqual([200, 'no-store']);
    expect(await thanks.text()).toContain(JSON.stringify({ kind: 'sent', reference: referenceIn(response) }));
  });

  it('is addressed to the country of the link that opened it, also after an error', async () => {
    const opened = await tickets.app.request('/support/message/es?country=us');
    expect(await opened.text()).toContain(JSON.stringify({ kind: 'new', country: 'us' }));
    const refused = await send({ country: 'us', email_cliente: 'nobody' }, { cookie: 'userCountry=ca' });
    expect(refused.status).toBe(422);
    expect(await refused.text()).toContain('"country":"us"');
    const sent = await send({ country: 'us', telefono_cliente: '416 555 0123' }, { cookie: 'userCountry=co' });
    const saved = await findTicket(database.db, referenceIn(sent));
    expect(saved?.ticket).toMatchObject({ country: 'us', phone: '+14165550123' });
    for (const unknown of ['xx', '', 'co'.repeat(500)]) {
      const page = await tickets.app.request(`/support/message/es?country=${unknown}`);
      expect(await page.text(), 'the page as built').toContain('/support/message/es');
    }
  });

  it('creates one ticket however often it is sent, and another for another text', async () => {
    const sent = { email_cliente: 'again@example.com', descripcion: 'Once\r\nonly' };
    const responses = await Promise.all(Array.from({ length: 8 }, () => send(sent)));
    expect(new Set(responses.map(referenceIn)).size).toBe(1);
    expect(referenceIn(await send({ ...sent, descripcion: 'Once more' }))).not.toBe(referenceIn(await send(sent)));
    const all = await listNewestTickets(database.db, 1000);
    expect(all.filter(({ email }) => email === sent.email_cliente)).toHaveLength(2);
  });

  it('is shown again with everything that was typed and the problems', async () => {
    const typed = { nombre_cliente: ' ', email_cliente: 'ana@', telefono_cliente: '12', descripcion: '$& <b>Hola</b>' };
    const response = await send({ ...typed, lang: 'es', telefono_clienteCountry: 'CO' });
    expect([response.status, response.headers.get('content-language')]).toEqual([422, 'es']);
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const html = await response.text();
    for (const [field, value] of Object.entries({ ...typed, telefono_clienteCountry: 'CO' })) {
      expect(html).toContain(`"${field}":${JSON.stringify(value)}`);
    }
    for (const text of ['escriba su nombre', 'nombre@empresa.com', 'revise el país']) expect(html).toContain(text);
    expect(html).toContain('"kind":"wrong"');
  });

  it('is shown again with its text when the sender has reached the limit', async () => {
    const most = Math.min(...senderLimits.filter(({ of }) => of === 'email').map((limit) => limit.most));
    const statuses: number[] = [];
    for (let n = 0; n <= most; n++) {
      const response = await send({ email_cliente: 'much@example.com', descripcion: `Number ${n}` });
      statuses.push(response.status);
      if (n === most) expect(await response.text()).toContain(`Number ${n}`);
    }
    expect(statuses.at(-1)).toBe(429);
    expect(new Set(statuses.slice(0, -1))).toEqual(new Set([303]));
  });

  it('is refused if it is too large, in the language of the page it came from', async () => {
    const large = new File(['x'.repeat(ticketLimits.attachmentBytes)], 'a.txt');
    const referer = 'http://localhost/support/es';
    const response = await send({ attachments: Array.from({ length: 5 }, () => large) }, { referer });
    expect([response.status, response.headers.get('connection')]).toEqual([413, 'close']);
    expect(await response.text()).toMatch(/"kind":"unread","errorText":"Su mensaje no se envió/);
    const program = await tickets.send({ attachments: Array.from({ length: 5 }, () => large) }, { referer });
    expect(await program.json()).toMatchObject({ CODIGO: 2, DESCRIPTION: expect.stringMatching(/^Su mensaje no/) });
  });

  it('is shown when its address is opened with GET', async () => {
    const response = await tickets.app.request(createTicket.path, {
      headers: { ...asBrowser, 'accept-language': 'fr' },
    });
    expect([response.status, response.headers.get('location')]).toEqual([303, '/support/message/fr']);
    const program = await tickets.app.request(createTicket.path);
    expect(program.status).toBe(405);
  });
});

it('a link without a valid reference shows the static page', async () => {
  const database = await openTestDatabase('embedded');
  const { app, dataDir } = ticketApp(database);
  for (const query of ['?reference=<script>', '?utm_source=news', '?']) {
    const response = await app.request(`/support/message/en${query}`);
    expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('/support/message/en')]);
  }
  expect((await app.request('/support/message/xx?reference=H-7KQ2-94MX')).status).toBe(302);
  await database.close();
  rmSync(dataDir, { recursive: true });
});
