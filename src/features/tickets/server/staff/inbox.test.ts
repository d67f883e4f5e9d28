import { randomUUID } from 'node:crypto';
import { readdirSync, rmSync } from 'node:fs';
import { eq, like } from 'drizzle-orm';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { answerAt } from '#app/testing-live.ts';
import { session } from '#features/accounts/server/tables.ts';
import { answerIn, staffApp, staffEmail, viewIn } from '#features/staff/server/testing-staff.ts';
import { databaseForTests, databaseKinds } from '#platform/database/testing.ts';
import { outboxMessage } from '#platform/server/mail/tables.ts';
import { byLanguage } from '#site/languages.ts';
import { conversationOf } from '../status.ts';
import { addMessage, messagesOf } from '../store/conversation.ts';
import { attachmentsOf, findTicket } from '../store/find-tickets.ts';
import { savedAnswer } from '../tables.ts';

describe.each(databaseKinds())('the inbox of the team, on %s', async (kind) => {
  const database = await databaseForTests(kind);
  const { db } = database;
  const staff = await staffApp(database);
  afterAll(() => rmSync(staff.dataDir, { recursive: true }));

  const ticketOf = async (reference: string) => {
    const found = await findTicket(db, reference);
    if (!found) throw new Error('There is no such ticket');
    return found.ticket;
  };
  const writeIn = async (reference: string, author: 'visitor' | 'team', text: string) => {
    const { id: ticketId } = await ticketOf(reference);
    const message = { id: randomUUID(), ticketId, author, staffEmail: null, text, createdAt: new Date() };
    await addMessage(db, message);
    return message.id;
  };
  const form = (ticket: string, message: string, more: Readonly<Record<string, string>> = {}) => {
    return { action: 'answer', ticket, message, message_id: randomUUID(), ...more };
  };
  const ticketPage = (reference: string) => `/staff/en?view=ticket&ticket=${reference}`;
  const storedFiles = () =>
    readdirSync(staff.dataDir, { recursive: true, encoding: 'utf8' }).filter((path) => path.includes('attachments/'))
      .length;

  it('shows who wrote last, since when they wait, and pages without gaps', async () => {
    const reference = await staff.saveTicket({
      name: 'Última',
      message: 'First',
      createdAt: new Date(Date.now() - 9e7),
    });
    await writeIn(reference, 'visitor', 'Are you there?');
    const { tickets } = await viewIn(await staff.get('/staff/en?q=%C3%9Altima&state=new'), 'tickets');
    expect(tickets).toMatchObject([{ reference, excerpt: 'Are you there?', isReply: true, author: 'visitor' }]);
    expect(tickets[0]?.waitingSince).toBe((await ticketOf(reference)).createdAt.getTime());
    for (let n = 0; n < 30; n++) await staff.saveTicket({ name: 'Muchos', createdAt: new Date(Date.now() - n * 1000) });
    const first = await viewIn(await staff.get('/staff/en?q=muchos'), 'tickets');
    const next = `/staff/en?q=muchos&page=2&after=${encodeURIComponent(first.ends?.last ?? '')}`;
    const second = await viewIn(await staff.get(next), 'tickets');
    const all = [...first.tickets, ...second.tickets];
    expect(new Set(all.map((line) => line.reference)).size).toBe(30);
    const times = all.map(({ waitingSince }) => waitingSince ?? 0);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
    expect([first.hasOlder, second.hasOlder]).toEqual([true, false]);
  });

  it('says until when an answer is in time, by the calendar of the team', async () => {
    const reference = await staff.saveTicket({ name: 'Viernes', createdAt: new Date('2026-11-13T23:00:00Z') });
    const { tickets } = await viewIn(await staff.get('/staff/en?q=viernes'), 'tickets');
    // Monday is a holiday.
    expect(tickets).toMatchObject([{ reference, dueAt: Date.parse('2026-11-18T05:00:00Z') }]);
    await writeIn(reference, 'team', 'Sí');
    const answered = await viewIn(await staff.get('/staff/en?q=viernes'), 'tickets');
    expect(answered.tickets).toMatchObject([{ reference, waitingSince: null, dueAt: null }]);
  });

  it('assigns a ticket to a member, to nobody, and to whoever answers it first', async () => {
    const reference = await staff.saveTicket();
    const assigned = async () => (await ticketOf(reference)).assignee;
    await staff.done({ action: 'assign', ticket: reference, assignee: staffEmail });
    await staff.done({ action: 'assign', ticket: reference, assignee: staffEmail });
    expect(await assigned()).toBe(staffEmail);
    await staff.done({ action: 'assign', ticket: reference, assignee: '' });
    expect(await assigned()).toBeNull();
    const stranger = await staff.refused({ action: 'assign', ticket: reference, assignee: 'ana@example.com' }, 422);
    expect(stranger.errorCode).toBe('unknownMember');
    await staff.done(form(reference, 'Hola'));
    expect(await assigned()).toBe(staffEmail);
    expect((await staff.actionsOn(reference)).toSorted()).toEqual([
      'ticket-answered',
      'ticket-assigned',
      'ticket-assigned',
      'ticket-unassigned',
    ]);
    const mine = await viewIn(await staff.get(`/staff/en?who=mine&q=${reference}`), 'tickets');
    expect(mine.tickets).toMatchObject([{ assignee: 'Eva' }]);
  });

  describe('an internal note', () => {
    it('is saved once, shown to the team in its place, and never to the customer', async () => {
      const reference = await staff.saveTicket({ message: 'Hola' });
      const secret = 'Do not tell: a difficult customer';
      const sent = form(reference, secret, { action: 'note', mode: 'note' });
      await staff.done(sent);
      await Promise.all([1, 2, 3].map(() => staff.post(sent)));
      await staff.done(form(reference, 'Dear Ana'));
      const { entries, ticket } = await viewIn(await staff.get(ticketPage(reference)), 'ticket');
      expect(entries.map(({ author }) => author)).toEqual(['visitor', 'note', 'team']);
      expect(ticket.state).toBe('answered');
      const mails = await db
        .select()
        .from(outboxMessage)
        .where(like(outboxMessage.key, `ticket:${reference}:%`));
      expect(mails).toHaveLength(1);
      expect(JSON.stringify(mails)).not.toContain('difficult');
      const keyed = /https:\/\/\S+(\/support\/status\S+)/.exec(mails[0]?.text ?? '')?.[1] ?? '';
      const opened = await staff.get(keyed, { who: 'nobody' });
      const shown = [await opened.text(), JSON.stringify(await conversationOf(db, await ticketOf(reference)))];
      for (const text of shown) {
        expect(text).toContain('Dear Ana');
        expect(text).not.toContain('difficult');
        expect(text).not.toContain(staffEmail);
      }
    });

    it('stays one even if the wrong button is pressed', async () => {
      const reference = await staff.saveTicket();
      const { location } = await staff.done(form(reference, 'Secret', { action: 'answerAndClose', mode: 'note' }));
      expect(location).toContain('done=noted');
      expect(await messagesOf(db, (await ticketOf(reference)).id)).toEqual([]);
      expect((await ticketOf(reference)).state).toBe('new');
    });
  });

  it('does not send an answer when somebody wrote since, and sends it from the form that shows it', async () => {
    const reference = await staff.saveTicket();
    const { newest } = await viewIn(await staff.get(ticketPage(reference)), 'ticket');
    await writeIn(reference, 'visitor', 'Never mind, it works');
    const response = await staff.post(form(reference, 'Try again', { seen: newest }));
    expect(response.status).toBe(409);
    expect(await answerIn(response.clone())).toMatchObject({
      errorCode: 'newMessage',
      typed: { message: 'Try again' },
    });
    const again = await viewIn(response, 'ticket');
    expect(await messagesOf(db, (await ticketOf(reference)).id)).toHaveLength(1);
    await staff.done(form(reference, 'Try again', { seen: again.newest, message_id: again.messageId }));
    // Two members at once: the second sees the answer of the first.
    const { newest: latest } = await viewIn(await staff.get(ticketPage(reference)), 'ticket');
    const both = await Promise.all(['One', 'Two'].map((text) => staff.post(form(reference, text, { seen: latest }))));
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 409]);
  });

  it('sends files with an answer, once, to the account and to whoever has the link', async () => {
    const reference = await staff.saveTicket({ email: 'nobody@example.com' });
    const before = storedFiles();
    const sent = form(reference, 'See the file');
    for (const _ of [1, 2]) expect((await staff.upload(sent, { 'price list.txt': 'Ten.' })).status).toBe(303);
    expect(storedFiles()).toBe(before + 1);
    const [file, ...more] = await attachmentsOf(db, await ticketOf(reference));
    expect(more).toEqual([]);
    expect(file).toMatchObject({ name: 'price list.txt', messageId: sent.message_id });
    const [mail] = await db
      .select()
      .from(outboxMessage)
      .where(eq(outboxMessage.key, `ticket:${reference}:answer:${sent.message_id}`));
    expect(mail?.text).toContain('price list.txt');
    const keyed = /https:\/\/\S+(\/support\/status\S+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const { status } = await answerAt(await staff.get(keyed, { who: 'nobody' }), '/support/status');
    expect(status.found?.entries?.at(-1)?.files).toEqual([{ id: file?.id, name: 'price list.txt', bytes: 4 }]);
    const href = `/support/file/${file?.id}?reference=${reference}&key=${status.found?.key}`;
    const download = await staff.get(href, { who: 'nobody' });
    expect(await download.text()).toBe('Ten.');
    expect(download.headers.get('content-disposition')).toContain('attachment');
    const forged = await staff.get(href.replace(/key=.*/, 'key=AAAAAAAAAAAAAAAAAAAAAA'), { who: 'nobody' });
    expect(forged.status).not.toBe(200);
    const wrong = await staff.upload(form(reference, 'And this'), { 'program.exe': 'MZ' });
    expect(wrong.status).toBe(422);
    expect(await answerIn(wrong)).toMatchObject({
      problems: { attachments: 'kind' },
      typed: { message: 'And this', attachments: 'program.exe' },
    });
    expect(storedFiles()).toBe(before + 1);
  });

  it('inserts a saved answer in the language of the ticket after what was typed', async () => {
    const id = randomUUID();
    const en = 'Hello {name}, {reference}';
    const saved = { action: 'saveAnswer', answer: id, title: 'Hours', ...byLanguage(() => ''), en };
    for (const _ of [1, 2]) await staff.done(saved);
    // As a form of a version of the site without the other languages, whose texts stay.
    await staff.done({ action: 'saveAnswer', answer: id, title: 'Hours', es: 'Hola {name}' });
    expect(await db.select().from(savedAnswer).where(eq(savedAnswer.id, id))).toHaveLength(1);
    const [spanish, french] = [
      await staff.saveTicket(),
      await staff.saveTicket({ language: 'fr', name: '{reference}' }),
    ];
    const insert = async (ticket: string) =>
      answerIn(await staff.post({ action: 'insertAnswer', ticket, saved_answer: id, message: 'Dear' }));
    expect((await insert(spanish)).typed?.['message']).toBe('Dear\n\nHola Ana');
    expect((await insert(french)).typed?.['message']).toBe(`Dear\n\nHello {reference}, ${french}`);
    const { savedAnswers } = await viewIn(await staff.get(ticketPage(french)), 'ticket');
    expect(savedAnswers).toMatchObject([{ id, otherLanguage: 'en' }]);
    expect(await staff.refused({ ...saved, title: '', en: '' }, 422)).toMatchObject({ problems: { title: 'missing' } });
    await staff.done({ action: 'deleteAnswer', answer: id });
    expect(await staff.actionsOn('Hours')).toEqual([
      'saved-answer-deleted',
      'saved-answer-changed',
      'saved-answer-added',
    ]);
  });

  it('shows what was written when the session has ended, with the way back to the ticket', async () => {
    const reference = await staff.saveTicket();
    const sent = form(reference, 'A long answer');
    const response = await staff.post(sent, { who: 'nobody' });
    expect(response.status).toBe(401);
    const shown = await answerIn(response);
    expect(shown).toMatchObject({ errorCode: 'signedOut', typed: sent, view: { kind: 'nothing' } });
    const signIn = new URL(shown.signIn ?? '', 'http://site.invalid');
    expect(signIn.searchParams.get('back')).toBe(`/staff/en?view=ticket&ticket=${reference}`);
    const foreign = await staff.post(sent, { who: 'nobody', headers: { 'sec-fetch-site': 'cross-site' } });
    expect(await answerIn(foreign)).toMatchObject({ errorCode: 'otherSite', typed: { message: 'A long answer' } });
    const empty = await staff.post({ action: 'close', ticket: reference }, { who: 'nobody' });
    expect(empty.headers.get('location')).toContain(encodeURIComponent(`ticket=${reference}`));
    expect((await staff.post(sent, { who: 'ana', headers: { accept: '*/*' } })).status).toBe(404);
    expect(await messagesOf(db, (await ticketOf(reference)).id)).toEqual([]);
  });

  describe('the stream of events', () => {
    const listen = (options: { who?: 'nobody' | 'ana' } = {}) =>
      staff.get('/staff/events', { ...options, headers: { accept: 'text/event-stream' } });
    // The server looks at the database every two seconds; here these pass in a twentieth of one.
    beforeEach(() => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const passing = setTimeout(() => {
        vi.advanceTimersByTime(2_000);
        passing.refresh();
      }, 50);
      return () => {
        clearTimeout(passing);
        vi.useRealTimers();
      };
    });

    /** Reads until the text occurs; undefined if the stream ends before. */
    async function readUntil(
      reader: ReadableStreamDefaultReader<Uint8Array>,
      text: string,
    ): Promise<string | undefined> {
      let all = '';
      for (let next = await reader.read(); !next.done; next = await reader.read()) {
        all += new TextDecoder().decode(next.value);
        if (all.includes(text)) return all;
      }
      return undefined;
    }

    it('is for the team alone, and tells of new messages and of colleagues', async () => {
      for (const who of ['nobody', 'ana'] as const)
        expect((await listen({ who })).headers.get('location')).toContain('/not_found');
      const response = await listen();
      expect(Object.fromEntries(response.headers)).toMatchObject({
        'content-type': 'text/event-stream',
        'cache-control': 'no-store',
        'x-accel-buffering': 'no',
      });
      const reader = response.body?.getReader();
      if (!reader) throw new Error('There is no body');
      const reference = await staff.saveTicket();
      const received = await readUntil(reader, reference);
      expect(received).toContain('"author":"visitor"');
      const seen = await staff.app.request('/staff/presence', {
        method: 'POST',
        body: new URLSearchParams({ ticket: reference, typing: 'yes' }),
        headers: { 'x-test-who': 'eva', 'sec-fetch-site': 'same-origin' },
      });
      expect(seen.status).toBe(204);
      const { present } = await viewIn(await staff.get(ticketPage(reference)), 'ticket');
      expect(present, 'nobody is warned of themselves').toEqual([]);
      await reader.cancel();
    });

    it('ends with the session, and there are not too many', async () => {
      const open = await Promise.all(Array.from({ length: 9 }, () => listen()));
      expect(
        open
          .map(({ status }) => status)
          .toSorted()
          .slice(-2),
      ).toEqual([200, 429]);
      await db.update(session).set({ expiresAt: new Date(0) });
      const [first] = open.filter(({ status }) => status === 200);
      const reader = first?.body?.getReader();
      if (!reader) throw new Error('There is no body');
      expect(await readUntil(reader, 'never')).toBeUndefined();
    });
  });
});
