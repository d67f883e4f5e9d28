import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import { answerIn } from '#app/testing-live.ts';
import { dataRequest, notification, session, user, userPhoto } from '#features/accounts/server/tables.ts';
import { accountApp, png, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { createTicket } from '#features/tickets/contract.ts';
import { ticket, ticketAttachment, ticketMessage } from '#features/tickets/server/tables.ts';
import { ticketForm } from '#features/tickets/server/testing-tickets.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { claimMail, markMailSent, type OutboxMessage } from '#platform/server/mail/outbox.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { readExport } from './testing-dashboard.ts';

describe.each(databaseKinds())('your data, on %s', async (kind) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'hormiga-data-'));
  const database = await databaseForTests(kind);
  const site = accountApp(database, { DATA_DIR: dataDir });
  afterAll(() => rmSync(dataDir, { recursive: true }));

  /** A person with at least one row of every kind. */
  const fullAccount = async () => {
    const browser = site.browser();
    const email = await browser.signIn();
    const act = (action: string, fields: Record<string, string | File> = {}) =>
      browser.post('/dashboard/en', { action, ...fields });
    const attachments = [new File(['Some text'], 'note.txt', { type: 'text/plain' })];
    const body = ticketForm({
      nombre_cliente: 'Ana 🦆',
      email_cliente: email.toUpperCase(),
      descripcion: 'Secret',
      attachments,
    });
    const response = await site.app.request(createTicket.path, { method: 'POST', body });
    const { reference } = createTicket.response.parse(await response.json()).DATA;
    await act('reply', { reference, message_id: randomUUID(), message: 'More of it' });
    await act('photo', { photo: new File([png], 'me.png') });
    return { ...browser, email, act, reference };
  };
  const everything = async () =>
    JSON.stringify(
      await Promise.all(
        [user, session, notification, ticket, ticketMessage, ticketAttachment, userPhoto, outboxMessage].map((table) =>
          database.db.select().from(table),
        ),
      ),
    );

  /** As the mail worker does. Returns what was sent. */
  const sendMail = async () => {
    const sent: OutboxMessage[] = [];
    const claim = () => claimMail(database.db, { now: new Date(), until: new Date(Date.now() + 60_000) });
    for (let mail = await claim(); mail; mail = await claim()) {
      sent.push(mail);
      await markMailSent(database.db, mail.id, new Date());
    }
    return sent;
  };

  /** The keys of the mails to an address. */
  const mailsTo = async (email: string) => {
    const { key, recipient } = outboxMessage;
    return (await database.db.select({ key }).from(outboxMessage).where(eq(recipient, email))).map((mail) => mail.key);
  };

  it('can be downloaded completely, without secrets', async () => {
    const { act, email, reference, jar, handedOver } = await fullAccount();
    const file = `requests/${reference}/1-note.txt`;
    const answer = await act('download');
    expect(answer.headers.get('content-disposition')).toMatch(/^attachment; filename="hormiga-\d{4}-\d\d-\d\d\.zip";/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const { text, data, files, texts } = await readExport(answer);
    expect(data).toMatchObject({
      account: {
        email,
        language: 'en',
        signInWith: [],
        photo: { type: 'image/png', file: 'picture.png' },
        notifications: [{ kind: 'ticketReceived' }, { kind: 'welcome' }],
        sessions: [{ userAgent: expect.anything() }],
        dataRequests: [{ kind: 'download' }],
      },
      tickets: [
        {
          reference,
          name: 'Ana 🦆',
          message: expect.stringContaining('Secret'),
          attachments: [{ name: 'note.txt', type: 'text/plain', bytes: 9, file }],
          messages: [{ author: 'visitor', text: 'More of it' }],
        },
      ],
    });
    expect([texts[file], files['picture.png']]).toEqual(['Some text', png]);
    const token = decodeURIComponent(jar.get('hormiga.session_token') ?? '').split('.')[0] ?? '';
    expect(token).not.toBe('');
    expect(text).not.toContain(token);
    expect(text).not.toContain(handedOver().token);
  });

  it('includes the attached files, only for their owner', async () => {
    const [one, other] = [await fullAccount(), await fullAccount()];
    const seen = await answerIn(await one.send(`/dashboard/en?view=tickets&ticket=${one.reference}`));
    if (!('dashboard' in seen) || seen.dashboard.view.kind !== 'ticket') throw new Error('This is no conversation');
    const [file] = seen.dashboard.view.entries[0]?.files ?? [];
    expect(file?.name).toBe('note.txt');
    const address = `/dashboard/file/${file?.id}`;
    const sent = await one.send(address);
    expect([sent.status, await sent.text()]).toEqual([200, 'Some text']);
    expect(sent.headers.get('content-disposition')).toMatch(/^attachment; filename="note\.txt"/);
    const refused = [
      await other.send(address),
      await site.browser().send(address),
      await one.send('/dashboard/file/x'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([302, 302, 302]);
  });

  it('is deleted when the address is typed, and nothing remains but the record of the request', async () => {
    const other = await fullAccount();
    const { act, email, reference, jar, send, post } = await fullAccount();
    const files = readdirSync(join(dataDir, 'attachments'));
    const refused = await act('delete', { confirm_email: 'someone@else.example' });
    expect(refused.status).toBe(422);
    expect(await answerIn(refused)).toMatchObject({
      dashboard: { wrong: { problems: { confirm_email: 'different' } } },
    });
    const [owner] = await database.db.select().from(user).where(eq(user.email, email));
    await sendMail();
    const done = await act('delete', { confirm_email: ` ${email.toUpperCase()} ` });
    expect(done.headers.get('location')).toBe('/login/en?deleted=yes');
    expect([jar.has('hormiga.session_token'), jar.get('userInfo')]).toEqual([false, 'out']);
    const again = await post('/dashboard/en', { action: 'delete', confirm_email: email, account: owner?.id ?? '' });
    expect(again.headers.get('location'), 'the same answer to a second press').toBe('/login/en?deleted=yes');
    const last = (await sendMail()).filter(({ recipient }) => recipient === email);
    expect(last).toMatchObject([
      { subject: 'Your Hormiga account is deleted', text: expect.stringContaining('10 years') },
    ]);
    const left = await everything();
    for (const trace of [email, email.toUpperCase(), reference]) expect(left).not.toContain(trace);
    expect(left, 'what is of others stays').toContain(other.reference);
    expect(files.filter((file) => existsSync(join(dataDir, 'attachments', file)))).toHaveLength(files.length - 1);
    const requests = await database.db
      .select()
      .from(dataRequest)
      .where(eq(dataRequest.userId, owner?.id ?? ''));
    expect(requests.map(({ kind }) => kind)).toEqual(['deletion']);
    expect((await send('/dashboard/en')).status).toBe(303);
    expect(await answerIn(await send('/login/en?deleted=yes'))).toMatchObject({ signIn: { deleted: true } });
  });

  it('is deleted with the mails to an earlier address, but not with those to its next owner', async () => {
    const { act, email } = await fullAccount();
    const newEmail = someAddress();
    await act('email', { new_email: newEmail });
    await act('email-code', { new_email: newEmail, code: await site.codeFor(newEmail) });
    expect(await mailsTo(email)).toContainEqual(expect.stringMatching(/^email-changed:/));
    const { data } = await readExport(await act('download'));
    expect(data).toMatchObject({ account: { email: newEmail, earlierAddresses: [{ email }] } });
    const next = site.browser();
    await next.signIn(email);
    await act('delete', { confirm_email: newEmail });
    expect(await mailsTo(email)).toEqual([expect.stringMatching(/^code:/)]);
    expect(await mailsTo(newEmail)).toEqual([expect.stringMatching(/^account-deleted:/)]);
    expect((await next.send('/dashboard/en')).status).toBe(200);
  });

  it('is deleted with an address in another Unicode form, and even if a file cannot be removed', async () => {
    const browser = site.browser();
    const email = await browser.signIn(`jos\u00e9.${randomUUID()}@example.com`);
    const attachments = [new File(['Some text'], 'note.txt', { type: 'text/plain' })];
    const body = ticketForm({ email_cliente: email, attachments });
    await site.app.request(createTicket.path, { method: 'POST', body });
    // A file in place of the folder, so that nothing can be removed from it.
    const [folder, moved] = [join(dataDir, 'attachments'), join(dataDir, 'away')];
    renameSync(folder, moved);
    writeFileSync(folder, '');
    const done = await browser.post('/dashboard/en', { action: 'delete', confirm_email: email.normalize('NFD') });
    rmSync(folder);
    renameSync(moved, folder);
    expect(done.headers.get('location')).toBe('/login/en?deleted=yes');
    expect(browser.jar.get('userInfo')).toBe('out');
    await sendMail();
    expect(await everything()).not.toContain(email);
  });
});
