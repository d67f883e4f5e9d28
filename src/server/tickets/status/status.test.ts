import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { getTicketStatus } from '#contracts/ticket-status.ts';
import { createTicket } from '#contracts/tickets.ts';
import { databaseForTests, databaseKinds } from '#database/testing.ts';
import { setTicketState } from '#database/tickets/set-ticket-state.ts';
import { ticketApp } from '../testing-tickets.ts';
import { statusLimit } from './find-status.ts';

describe.each(databaseKinds)('where a ticket stands, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const email = 'Ana@example.com';
  const tickets = ticketApp(database);
  afterAll(() => rmSync(tickets.dataDir, { recursive: true }));

  const keep = async (change: Record<string, string>) => {
    const response = await tickets.send({ email_cliente: email, ...change });
    return createTicket.response.parse(await response.json()).DATA.reference;
  };
  const reference = await keep({});
  let askers = 0;
  const ask = (asked: Record<string, string>, headers: Record<string, string> = {}) => {
    const from = `2001:db8:1:${(askers++).toString(16)}::1`;
    const json = { 'content-type': 'application/json', 'x-forwarded-for': from, ...headers };
    return tickets.app.request(getTicketStatus.path, { method: 'POST', body: JSON.stringify(asked), headers: json });
  };
  const stateOf = async (asked: Record<string, string>) => {
    return getTicketStatus.response.parse(await (await ask(asked)).json()).DATA.state;
  };

  it('is told to whoever knows the reference and the address, however they are typed', async () => {
    expect(await stateOf({ reference, email })).toBe('received');
    const careless = ` ${reference.toLowerCase().replaceAll('-', ' ')} `;
    expect(await stateOf({ reference: careless, email: ' ANA@EXAMPLE.COM ' })).toBe('received');
  });

  it('follows what the team does', async () => {
    const answered = await keep({ descripcion: 'Another' });
    await setTicketState(database.db, answered, 'answered');
    expect(await stateOf({ reference: answered, email })).toBe('answered');
    await setTicketState(database.db, answered, 'closed');
    expect(await stateOf({ reference: answered, email })).toBe('closed');
  });

  it('does not tell that something waits in quarantine', async () => {
    expect(await stateOf({ reference: await keep({ sitio_web: 'spam' }), email })).toBe('received');
  });

  it('is answered alike for a wrong reference and a wrong address', async () => {
    const wrong = [
      { reference, email: 'eva@example.com' },
      { reference: 'H-2222-2222', email },
      { reference: 'nonsense', email },
      { reference: '', email: '' },
      { reference: 'H-2222-2222', email: '' },
    ];
    const told = await Promise.all(
      wrong.map(async (asked) => {
        const response = await ask(asked);
        return { status: response.status, body: await response.text() };
      }),
    );
    expect(told[0]?.status).toBe(404);
    expect(new Set(told.map((answer) => JSON.stringify(answer))).size).toBe(1);
  });

  it('is refused to whoever keeps trying', async () => {
    const from = { 'x-forwarded-for': '203.0.113.77' };
    const statuses: number[] = [];
    for (let n = 0; n <= statusLimit.most; n++)
      statuses.push((await ask({ reference: 'H-2222-2222', email }, from)).status);
    expect(statuses.slice(-2)).toEqual([404, 429]);
  });

  it('is shown on its page by a plain form', async () => {
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
    expect(await unknown.text()).toMatch(/"email":"eva@example.com","fault":"Nous ne trouvons/);
    expect((await post({ reference: '', email })).status).toBe(422);
    expect((await post({}, '/support/status/xx')).status).toBe(404);
    const linked = await tickets.app.request(`/support/status/es?reference=${reference}`);
    expect(await linked.text()).toContain(`"status":{"reference":"${reference}","email":""}`);
  });

  it('is shown in the frame of whoever asks: their country, and that they are signed in', async () => {
    const ask = async (cookie: string) =>
      (await tickets.app.request('/support/status/es?reference=H-AAAA-AAAA', { headers: { cookie } })).text();
    expect(await ask('')).toContain('data-country="" data-signed="out"');
    expect(await ask('userCountry=co; hormiga.session_token=a')).toContain('data-country="co" data-signed="in"');
  });
});
