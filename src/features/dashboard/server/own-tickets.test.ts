import { randomUUID } from 'node:crypto';
import { eq, like } from 'drizzle-orm';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { answerIn, ofKind } from '#app/testing-live.ts';
import { accountApp, someAddress } from '#features/accounts/server/testing-accounts.ts';
import { setTicketState } from '#features/tickets/server/store/conversation.ts';
import { ticket, ticketMessage } from '#features/tickets/server/tables.ts';
import { rateLimitCount } from '#platform/database/tables.ts';
import { databaseForTests, databaseKinds, openTestDatabase } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { accountUses } from './actions/action.ts';
import { peopleOn } from './testing-dashboard.ts';

describe.each(databaseKinds())('tickets in the dashboard, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const site = accountApp(database, { STAFF_EMAILS: 'boss@example.com' });
  const { write, signedIn } = peopleOn(site);

  it('tickets from before the account existed are listed, however the address was written', async () => {
    const email = someAddress();
    const reference = await write(email.toUpperCase(), { descripcion: 'Hola 👋 <b>' });
    await write(someAddress());
    const { see } = await signedIn(email);
    const line = { reference, state: 'received', excerpt: 'Hola 👋 <b>', answers: 0 };
    expect(ofKind((await see()).view, 'overview').tickets).toMatchObject([line]);
    expect(ofKind((await see('?view=tickets')).view, 'tickets').tickets).toMatchObject([line]);
  });

  it('are reached from the page of their state by signing in with the address that wrote', async () => {
    const email = someAddress();
    const back = `/dashboard/en?view=tickets&ticket=${await write(email)}`;
    const browser = site.browser();
    await browser.post('/login/en', { step: 'email', email, back });
    const entered = await browser.post('/login/en', { step: 'code', email, back, code: await site.codeFor(email) });
    expect(entered.headers.get('location')).toBe(back);
    const opened = await answerIn(await browser.send(back));
    expect(opened).toMatchObject({ dashboard: { view: { kind: 'ticket' } } });
  });

  it('are conversations that can be replied to, once per form', async () => {
    const { email, see, act } = await signedIn();
    const reference = await write(email, { descripcion: 'Hola' });
    await setTicketState(database.db, reference, 'closed');
    const query = `?view=tickets&ticket=${reference.toLowerCase()}`;
    const before = ofKind((await see(query)).view, 'ticket');
    const sent = { reference, message_id: before.messageId, message: ' One\r\nmore thing ' };
    const answers = await Promise.all([act('reply', sent), act('reply', sent)]);
    const location = `/dashboard/en?view=tickets&ticket=${reference}&done=reply`;
    expect(answers.map(({ headers }) => headers.get('location'))).toEqual([location, location]);
    const { view, done } = await see(`${query}&done=reply`);
    expect(done).toBe('reply');
    expect(ofKind(view, 'ticket')).toMatchObject({
      ticket: { state: 'received' },
      entries: [
        { author: 'visitor', text: 'Hola' },
        { author: 'visitor', text: 'One\nmore thing' },
      ],
    });
    const mails = await database.db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `ticket:${reference}:reply:${before.messageId}`));
    expect(mails).toMatchObject([{ replyTo: email, text: expect.stringContaining('> One\n> more thing') }]);
  });

  it('a reply is not lost, or reported as sent, if its form was sent before with another text', async () => {
    const { email, act, see } = await signedIn();
    const reference = await write(email);
    const message_id = randomUUID();
    await act('reply', { reference, message_id, message: 'One' });
    const again = await act('reply', { reference, message_id, message: 'Another' });
    expect(again.status).toBe(409);
    const answer = await answerIn(again);
    expect(answer).toMatchObject({ dashboard: { errorCode: 'sentBefore', wrong: { typed: { message: 'Another' } } } });
    if (!('dashboard' in answer)) throw new Error('This is no dashboard');
    expect(ofKind(answer.dashboard.view, 'ticket').messageId).not.toBe(message_id);
    expect(ofKind((await see(`?view=tickets&ticket=${reference}`)).view, 'ticket').entries).toHaveLength(2);
  });

  it('have a limit of replies', async () => {
    const { email, act } = await signedIn();
    const reference = await write(email);
    const statuses: number[] = [];
    for (let n = 0; n <= accountUses.reply.most; n++) {
      statuses.push((await act('reply', { reference, message_id: randomUUID(), message: `${n}` })).status);
    }
    expect(statuses.slice(-2)).toEqual([303, 429]);
  });

  it('a reply is not lost when the account has reached the limit of actions', async () => {
    const { email, act } = await signedIn();
    const reference = await write(email);
    const reply = { reference, message_id: randomUUID(), message: 'A long text' };
    await database.db.delete(rateLimitCount).where(like(rateLimitCount.key, 'account-action:%'));
    await act('read-all', {});
    await database.db
      .update(rateLimitCount)
      .set({ uses: accountUses.action.most })
      .where(like(rateLimitCount.key, 'account-action:%'));
    const refused = await act('reply', reply);
    expect([refused.status, Number(refused.headers.get('retry-after')) > 0]).toEqual([429, true]);
    expect(await answerIn(refused)).toMatchObject({
      dashboard: { errorCode: 'tooManyRequests', view: { kind: 'nothing', written: 'A long text' } },
    });
  });

  it('a reply is not lost when the session has ended, or the database is down', async () => {
    const sent = { action: 'reply', reference: 'H-2222-2222', message_id: randomUUID(), message: 'A long text' };
    const late = await site.browser().post('/dashboard/en', sent);
    expect(late.status).toBe(401);
    expect(await answerIn(late)).toMatchObject({
      dashboard: { errorCode: 'signedOut', view: { kind: 'nothing', written: 'A long text' } },
    });
    const closed = await openTestDatabase(kind);
    const other = accountApp(closed).browser();
    await other.signIn();
    await closed.close();
    const response = await other.post('/dashboard/en', sent);
    expect(response.status).toBe(503);
    expect(await answerIn(response)).toMatchObject({
      dashboard: { errorCode: 'notReady', view: { kind: 'nothing', written: 'A long text' } },
    });
  });

  it('have files that are asked about before they are sent, if they can do harm', async () => {
    const { email, see, send, post, act } = await signedIn();
    const zip = new File([zipSync({ 'setup.exe': new Uint8Array(9) })], 'todo.zip');
    const reference = await write(email, { attachments: [zip] });
    const { entries } = ofKind((await see(`?view=tickets&ticket=${reference}`)).view, 'ticket');
    const [file] = entries[0]?.files ?? [];
    expect(file).toMatchObject({ name: 'todo.zip', danger: { kind: 'packed', ending: 'zip' } });
    const address = `/dashboard/file/${file?.id}`;
    const place = `?view=tickets&ticket=${reference}&file=${file?.id}`;
    const linked = await send(address);
    expect([linked.status, linked.headers.get('location')]).toEqual([303, `/dashboard/en${place}`]);
    expect(ofKind((await see(place)).view, 'file')).toMatchObject({ ticket: reference, file: { id: file?.id } });
    const sent = await post(address, {});
    expect([sent.status, sent.headers.get('content-type')]).toEqual([200, 'application/octet-stream']);

    const stranger = await signedIn();
    expect((await stranger.send(`/dashboard/en${place}`)).status).toBe(303);
    expect((await stranger.post(address, {})).status).toBe(404);

    const refused = await act('reply', {
      reference,
      message_id: randomUUID(),
      message: 'See the file',
      attachments: new File(['x'], 'a.docm'),
    });
    expect(refused.status).toBe(422);
    expect(await answerIn(refused)).toMatchObject({
      dashboard: {
        wrong: { typed: { message: 'See the file', attachments: 'a.docm' }, problems: { attachments: 'kind' } },
      },
    });
  });

  it('tickets of another person cannot be seen or replied to', async () => {
    const reference = await write(someAddress());
    const { send, act } = await signedIn();
    const seen = await send(`/dashboard/en?view=tickets&ticket=${reference}`);
    expect(seen.headers.get('location')).toBe('/dashboard/en?view=tickets');
    await act('reply', { reference, message_id: randomUUID(), message: 'Mine now' });
    expect((await database.db.select().from(ticketMessage)).some(({ text }) => text === 'Mine now')).toBe(false);
  });

  it('show a reply that is too long again, in the same form', async () => {
    const { email, act } = await signedIn();
    const reference = await write(email);
    const message_id = randomUUID();
    const message = 'x'.repeat(5001);
    const refused = await act('reply', { reference, message_id, message });
    expect(refused.status).toBe(422);
    expect(await answerIn(refused)).toMatchObject({
      dashboard: { view: { messageId: message_id }, wrong: { typed: { message }, problems: { message: 'tooLong' } } },
    });
  });

  it('tickets in quarantine look like any other, and stay there', async () => {
    const { email, see, act } = await signedIn();
    const reference = await write(email, { sitio_web: 'spam' });
    const { ticket: seen, messageId } = ofKind((await see(`?view=tickets&ticket=${reference}`)).view, 'ticket');
    expect(seen.state).toBe('received');
    await act('reply', { reference, message_id: messageId, message: 'Are you there?' });
    const [saved] = await database.db.select().from(ticket).where(eq(ticket.reference, reference));
    expect(saved?.state).toBe('quarantined');
    const mails = await database.db.select().from(outboxMessage);
    expect(mails.some(({ key }) => key.startsWith(`ticket:${reference}:`))).toBe(false);
  });
});
