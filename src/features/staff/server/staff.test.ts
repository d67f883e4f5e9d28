import { randomUUID } from 'node:crypto';
import { rmSync } from 'node:fs';
import { afterAll, describe, expect, it } from 'vitest';
import { features } from '#app/features.ts';
import { claimAlert, endAlert } from '#features/monitoring/server/alerts/create-alerts.ts';
import { asAttachment } from '#features/tickets/server/file-names.ts';
import { setTicketState } from '#features/tickets/server/store/conversation.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { composeConsole } from '#platform/server/compose-console.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { listActions } from '#platform/server/staff/staff-actions.ts';
import { staffViews } from '#site/staff.ts';
import { answerIn, staffApp, staffEmail, viewIn } from './testing-staff.ts';

const { actions } = composeConsole(features);

const pngStart = [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a];

describe.each(databaseKinds())('access to /staff, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const staff = await staffApp(database);
  const reference = await staff.saveTicket(
    { name: 'Zoë', email: 'zoe@example.com', campaign: { utm_source: 'news' } },
    [['..\\"ñ 🐜/a.png', new Uint8Array(pngStart)]],
  );
  const { entries } = await viewIn(await staff.get(`/staff/en?view=ticket&ticket=${reference}`), 'ticket');
  const file = entries[0]?.files[0]?.id ?? '';
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  const addresses = () => [
    '/staff',
    '/staff/es',
    '/staff/fr/',
    ...staffViews.map((view) => `/staff/en?view=${view}`),
    `/staff?view=ticket&ticket=${reference}`,
    '/staff/en?q=zoe%40example.com',
    `/staff/file/${file}`,
    `/staff/file/${randomUUID()}`,
  ];
  const summaryOf = async (response: Response) => {
    const { status, headers } = response;
    const relevant = ['location', 'content-type', 'cache-control', 'allow'].map((name) => headers.get(name));
    return { status, relevant, body: await response.text() };
  };

  it('redirects visitors who are not signed in to the sign-in, and back', async () => {
    for (const path of addresses()) {
      const response = await staff.get(path, { who: 'nobody', headers: { 'accept-language': 'fr' } });
      expect(response.status, path).toBe(303);
      const language = /^\/staff\/(en|es|fr)/.exec(path)?.[1] ?? 'fr';
      expect(response.headers.get('location')).toBe(`/login/${language}?back=${encodeURIComponent(path)}`);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(await response.text()).not.toContain('zoe');
    }
  });

  it('does not exist for other accounts', async () => {
    for (const path of addresses()) {
      const unknown = path.replace('/staff', '/stuff');
      expect(await summaryOf(await staff.get(path, { who: 'ana' })), path).toEqual(
        await summaryOf(await staff.get(unknown)),
      );
    }
    for (const path of ['/staff', '/staff/es']) {
      const unknown = path.replace('/staff', '/stuff');
      const theirs = { who: 'ana', path } as const;
      for (const headers of [{}, { 'sec-fetch-site': 'cross-site' }]) {
        const answered = await staff.post({ action: 'quarantine', ticket: reference }, { ...theirs, headers });
        expect(await summaryOf(answered)).toEqual(await summaryOf(await staff.post({}, { path: unknown })));
      }
    }
  });

  it('shows every view to the team, and is never cached', async () => {
    for (const view of staffViews) {
      const response = await staff.get(`/staff/es?view=${view}`);
      expect([response.status, response.headers.get('content-language')], view).toEqual([200, 'es']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('x-robots-tag')).toBe('noindex');
      expect(await answerIn(response)).toMatchObject({ email: staffEmail, view: { kind: view } });
    }
    for (const path of ['/staff', '/staff/', '/staff/en?view=nonsense&page=-1&state=x&span=9&done=x']) {
      expect(await answerIn(await staff.get(path)), path).toMatchObject({ view: { kind: 'tickets', page: 1 } });
    }
    for (const path of ['/staff/xx', '/staff/en/more', '/staff/en//']) {
      expect((await staff.get(path)).headers.get('location'), path).toMatch(/^\/not_found/);
      expect((await staff.post({ action: 'resendDead' }, { path })).status).toBe(404);
    }
  });

  it('shows open alerts on every page', async () => {
    const now = new Date();
    await claimAlert(database.db, 'outbox', { now, until: new Date(now.getTime() + 60_000) });
    const alert = { name: 'outbox', view: 'outbox' };
    const alertsAt = async (path: string) => (await answerIn(await staff.get(path))).alerts;
    expect([await alertsAt('/staff/en'), await alertsAt('/staff/fr?view=overview')]).toEqual([[alert], [alert]]);
    await endAlert(database.db, 'outbox');
    expect(await alertsAt('/staff/en')).toEqual([]);
  });

  it('does nothing for anyone outside the team', async () => {
    const fields = { ticket: reference, state: 'closed', message: 'x', message_id: randomUUID() };
    for (const action of actions.keys()) {
      const anonymous = await staff.post({ action, ...fields }, { who: 'nobody', path: '/staff/es?view=log' });
      expect(anonymous.status).toBe(401);
      expect(await answerIn(anonymous)).toMatchObject({ errorCode: 'signedOut', view: { kind: 'nothing' } });
      expect((await staff.post({ action, ...fields }, { who: 'ana' })).status).toBe(404);
    }
    expect(await listActions(database.db, { limit: 10 })).toEqual([]);
    expect(await database.db.select().from(outboxMessage)).toEqual([]);
  });

  it('does nothing that another site requests', async () => {
    const others = [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }];
    for (const action of actions.keys()) {
      for (const headers of others) {
        const response = await staff.post({ action, ticket: reference, state: 'closed', message: 'Hola' }, { headers });
        expect(response.status).toBe(403);
        expect(response.headers.get('cache-control')).toBe('no-store');
        expect(await answerIn(response)).toMatchObject({ errorCode: 'otherSite', view: { kind: 'nothing' } });
      }
    }
    const byOrigin = await staff.app.request('/staff', {
      method: 'POST',
      headers: { 'x-test-who': 'eva', origin: 'https://evil.example' },
    });
    expect(byOrigin.status).toBe(403);
    expect(await listActions(database.db, { limit: 10 })).toEqual([]);
  });

  it('finds tickets, by state and in pages', async () => {
    const made: string[] = [];
    const at = (n: number) => new Date(Date.UTC(2020, 0, 1) - n * 1000);
    for (let n = 0; n < 27; n++) made.push(await staff.saveTicket({ name: "D'Arcy 100% 🐜", createdAt: at(n) }));
    await setTicketState(database.db, made[0] ?? '', 'closed');
    const search = async (query: string) => {
      return viewIn(await staff.get(`/staff/en?q=${encodeURIComponent("d'arcy 100% 🐜")}${query}`), 'tickets');
    };
    const first = await search('');
    // All but the closed one wait, the oldest for longest.
    const inOrder = [...made.slice(1).toReversed(), made[0]];
    expect(first.tickets.map((line) => line.reference)).toEqual(inOrder.slice(0, 25));
    expect(first).toMatchObject({
      search: "d'arcy 100% 🐜",
      page: 1,
      hasOlder: true,
      counts: { new: 26, answered: 0, closed: 1, quarantined: 0 },
    });
    const second = await search(`&page=2&after=${first.ends?.last}`);
    expect(second.tickets.map((line) => line.reference)).toEqual(inOrder.slice(25));
    expect(second.hasOlder).toBe(false);
    expect((await search('&state=closed')).tickets).toMatchObject([{ reference: made[0], state: 'closed' }]);
    expect((await search(`&page=3&after=${second.ends?.last}`)).tickets).toEqual([]);
    const [, one = '', other = ''] = reference.toLowerCase().split('-');
    const typed = await answerIn(await staff.get(`/staff/en?q=h%20${one}%20${other}`));
    expect(typed).toMatchObject({ view: { tickets: [{ reference, email: 'zoe@example.com', excerpt: 'Hola' }] } });
    expect((await staff.get('/staff/en?q=%00%25')).status).toBe(200);
  });

  it('shows a whole ticket, and an error if there is none', async () => {
    const shown = await answerIn(await staff.get(`/staff/en?view=ticket&ticket=${reference.toLowerCase()}&done=state`));
    expect(shown).toMatchObject({
      done: 'state',
      view: {
        ticket: { reference, name: 'Zoë', campaign: { utm_source: 'news' }, state: 'new', reasons: [] },
        entries: [{ author: 'visitor', text: 'Hola', files: [{ id: file, bytes: 8 }] }],
        messageId: expect.stringMatching(/^[\da-f-]{36}$/),
      },
    });
    for (const query of ['view=ticket&ticket=H-2222-2222', 'view=ticket&ticket=x', 'view=ticket']) {
      const none = await staff.get(`/staff/en?${query}`);
      expect(none.status).toBe(404);
      expect(await answerIn(none)).toMatchObject({ errorCode: 'unknownTicket', view: { kind: 'tickets' } });
    }
  });

  it('sends an attachment as a download, and logs who downloaded it', async () => {
    const response = await staff.get(`/staff/file/${file}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'content-type': 'image/png',
      'content-disposition': asAttachment('..\\"ñ 🐜/a.png'),
      'x-content-type-options': 'nosniff',
      'cache-control': 'no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect([...new Uint8Array(await response.arrayBuffer())]).toEqual(pngStart);
    expect(await listActions(database.db, { limit: 10 })).toMatchObject([
      { staffEmail, action: 'file-downloaded', subject: reference, details: { file } },
    ]);
    for (const id of [randomUUID(), 'x', '..%2f..%2fetc%2fpasswd']) {
      const none = await staff.get(`/staff/file/${id}`);
      expect(none.status, id).toBe(404);
      expect(await answerIn(none)).toMatchObject({ errorCode: 'unknownFile' });
    }
    rmSync(`${staff.dataDir}/attachments/${file}`);
    const failed = await staff.get(`/staff/file/${file}`);
    expect(failed.status).toBe(500);
    expect(await answerIn(failed)).toMatchObject({ errorCode: 'failure' });
    expect(await listActions(database.db, { limit: 10 })).toHaveLength(1);
  });

  it('asks before a file that can do harm, and sends it only to a form of its own page', async () => {
    const program = new Uint8Array([0x4d, 0x5a, 0x90, 0, 3, 0]);
    const other = await staff.saveTicket({}, [['factura\u202efdp.exe', program]]);
    const shown = await viewIn(await staff.get(`/staff/en?view=ticket&ticket=${other}`), 'ticket');
    const [{ id = '', ...line } = {}] = shown.entries[0]?.files ?? [];
    expect(line).toEqual({ name: 'factura_fdp.exe', bytes: 6, danger: { kind: 'disguised', ending: 'exe' } });

    for (const method of ['GET', 'HEAD']) {
      const linked = await staff.app.request(`/staff/file/${id}?yes=1`, { method, headers: { 'x-test-who': 'eva' } });
      expect([method, linked.status, linked.headers.get('location')]).toEqual([
        method,
        303,
        `/staff/en?view=file&file=${id}`,
      ]);
      expect(await linked.text()).not.toContain('MZ');
    }
    const question = await staff.get(`/staff/en?view=file&file=${id}`);
    expect(question.status).toBe(200);
    expect(await viewIn(question, 'file')).toMatchObject({ ticket: other, file: { id, danger: { ending: 'exe' } } });
    expect(await staff.actionsOn(other)).toEqual([]);

    const answer = (options: Parameters<typeof staff.post>[1]) =>
      staff.post({}, { path: `/staff/file/${id}`, ...options });
    expect((await answer({ headers: { 'sec-fetch-site': 'cross-site' } })).status).toBe(403);
    expect((await answer({ who: 'ana' })).status).toBe(404);
    expect((await answer({ who: 'nobody' })).status).toBe(303);
    expect(await staff.actionsOn(other)).toEqual([]);
    const sent = await answer({});
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);
    expect(Object.fromEntries(sent.headers)).toMatchObject({
      'content-disposition': asAttachment('factura\u202efdp.exe'),
      'content-security-policy': "sandbox; default-src 'none'",
      'x-content-type-options': 'nosniff',
    });
    expect([...new Uint8Array(await sent.arrayBuffer())]).toEqual([...program]);
    expect(await staff.actionsOn(other)).toEqual(['file-downloaded']);
  });

  it('asks nothing about other files, and has no question about files that do not exist', async () => {
    for (const id of [file, randomUUID(), 'x', '']) {
      const none = await staff.get(`/staff/en?view=file&file=${id}`);
      expect(none.status).toBe(404);
      expect(await answerIn(none)).toMatchObject({ errorCode: 'unknownFile', view: { kind: 'tickets' } });
    }
  });

  it('sends a file of a mail of 25 MB as it came', async () => {
    const content = new Uint8Array(25 * 1024 * 1024).fill(7);
    const other = await staff.saveTicket({}, [['planos.dwg', content]]);
    const { entries } = await viewIn(await staff.get(`/staff/en?view=ticket&ticket=${other}`), 'ticket');
    const [line] = entries[0]?.files ?? [];
    expect(line).toEqual({ id: expect.any(String), name: 'planos.dwg', bytes: content.length });
    const sent = await staff.get(`/staff/file/${line?.id}`);
    expect(sent.headers.get('content-type')).toBe('application/octet-stream');
    expect(Buffer.compare(Buffer.from(await sent.arrayBuffer()), content)).toBe(0);
  });

  it('shows the overview of a usual period, or of the days that are given', async () => {
    const periodAt = async (query: string) => {
      const { period } = await viewIn(await staff.get(`/staff/en?view=overview${query}`), 'overview');
      return [period.span, (period.until - period.from) / (24 * 60 * 60 * 1000)];
    };
    expect(await periodAt('')).toEqual(['30', 30]);
    expect(await periodAt('&span=7')).toEqual(['7', 7]);
    expect(await periodAt('&from=2026-01-01&to=2026-01-31')).toEqual([undefined, 31]);
    expect(await periodAt('&from=2026-02-30&to=soon&span=x')).toEqual(['30', 30]);
  });

  it('writes no personal data to the request log', () => {
    expect(staff.log.length).toBeGreaterThan(50);
    // The name of the folder is random, and may contain a name.
    expect(staff.log.join().replaceAll(staff.dataDir, '')).not.toMatch(/zoe|ana@|eva@|arcy|H-\w{4}-\w{4}/i);
  });
});
